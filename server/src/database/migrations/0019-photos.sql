-- Pictures of the units on estimates. The bytes themselves are in the file store; while they come in, in parts, they wait
-- here, so that any process can take the next part.

create table photo_file (
  company_id uuid not null references company (id),
  -- SHA-256 of the bytes as they are sent: the name estimates know it by.
  id text not null check (id ~ '^[0-9a-f]{64}$'),
  bytes integer not null check (bytes between 1 and 10485760),
  received integer not null default 0 check (received between 0 and bytes),
  state text not null default 'waiting' check (state in ('waiting', 'kept', 'ready')),
  announced_at timestamptz not null,
  announced_by uuid not null references person (id),
  -- Of what is kept, which differs from what was sent by everything that is not picture.
  kept_at timestamptz,
  media_type text check (media_type in ('image/jpeg', 'image/png', 'image/webp')),
  width integer check (width > 0),
  height integer check (height > 0),
  kept_hash bytea check (octet_length(kept_hash) = 32),
  primary key (company_id, id),
  check ((state = 'waiting') = (num_nulls(kept_at, media_type, width, height, kept_hash) = 5)),
  check (state = 'waiting' or (received = bytes and num_nulls(kept_at, media_type, width, height, kept_hash) = 0))
);
create index photo_file_waiting on photo_file (company_id, announced_at) where state = 'waiting';

create table photo_part (
  company_id uuid not null,
  id uuid not null default gen_random_uuid(),
  file_id text not null,
  start integer not null check (start >= 0),
  bytes bytea not null check (octet_length(bytes) between 1 and 262144),
  primary key (company_id, id),
  unique (company_id, file_id, start),
  foreign key (company_id, file_id) references photo_file (company_id, id) on delete cascade
);
-- Pictures are compressed already.
alter table photo_part alter column bytes set storage external;

-- How much a company keeps, announced pictures included: whoever announces holds the row, so that no two get the last room.
create table photo_storage (
  company_id uuid not null references company (id),
  id text not null default 'photos' check (id = 'photos'),
  used bigint not null default 0 check (used >= 0),
  primary key (company_id, id)
);

-- Counted here, so that no way in or out is forgotten.
create function count_photo_bytes() returns trigger
language plpgsql
as $$
begin
  if tg_op = 'INSERT' then
    insert into photo_storage (company_id, used) values (new.company_id, new.bytes)
    on conflict (company_id, id) do update set used = photo_storage.used + excluded.used;
  else
    update photo_storage set used = used - old.bytes where company_id = old.company_id;
  end if;
  return null;
end
$$;
create trigger count_photo_bytes after insert or delete on photo_file
  for each row execute function count_photo_bytes();

alter table photo_file enable row level security;
alter table photo_file force row level security;
create policy own_company on photo_file
  using (company_id = (select nullif(current_setting('app.company', true), '')::uuid))
  with check (company_id = (select nullif(current_setting('app.company', true), '')::uuid));

alter table photo_part enable row level security;
alter table photo_part force row level security;
create policy own_company on photo_part
  using (company_id = (select nullif(current_setting('app.company', true), '')::uuid))
  with check (company_id = (select nullif(current_setting('app.company', true), '')::uuid));

alter table photo_storage enable row level security;
alter table photo_storage force row level security;
create policy own_company on photo_storage
  using (company_id = (select nullif(current_setting('app.company', true), '')::uuid))
  with check (company_id = (select nullif(current_setting('app.company', true), '')::uuid));

grant select, insert, update, delete on photo_file to dre_app;
grant select, insert, delete on photo_part to dre_app;
grant select, insert, update on photo_storage to dre_app;
