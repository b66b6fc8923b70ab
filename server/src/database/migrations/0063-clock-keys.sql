-- Devices that keep the clock without a sign-in: shared tablets, and phones with a clock pass. Each signs its calls with a
-- key that never leaves the browser; this row has the public half.
create table clock_key (
  company_id uuid not null references company (id),
  -- Made in the browser, so that a lost reply enrolls nothing twice.
  id uuid not null,
  kind text not null check (kind in ('tablet', 'pass')),
  name text not null,
  -- An uncompressed P-256 point.
  public_key bytea not null check (octet_length(public_key) = 65),
  -- The highest number a call carried; a call must have a higher one.
  last_number integer not null default 0 check (last_number >= 0),
  enrolled_at timestamptz not null,
  enrolled_by uuid not null references person (id),
  last_seen_at timestamptz,
  ended_at timestamptz,
  -- Of passes alone.
  crew_id uuid,
  device_id uuid references device (id),
  expires_at timestamptz,
  primary key (company_id, id),
  foreign key (company_id, crew_id) references crew_member (company_id, id) on delete cascade,
  check ((kind = 'pass') = (crew_id is not null and device_id is not null and expires_at is not null))
);
create index clock_key_in_use on clock_key (company_id, enrolled_at) where ended_at is null;

-- The PIN a crew member types at a tablet.
create table clock_pin (
  company_id uuid not null,
  -- Of the crew member.
  id uuid not null,
  pin_hash text not null,
  set_at timestamptz not null,
  set_by uuid not null references person (id),
  primary key (company_id, id),
  foreign key (company_id, id) references crew_member (company_id, id) on delete cascade
);

-- Wrong PINs in a row, by name and tablet: other tablets are not held up.
create table clock_pin_failure (
  company_id uuid not null,
  id uuid not null default gen_random_uuid(),
  key_id uuid not null,
  crew_id uuid not null,
  failures integer not null check (failures > 0),
  wait_until timestamptz not null,
  primary key (company_id, id),
  unique (company_id, key_id, crew_id),
  foreign key (company_id, key_id) references clock_key (company_id, id) on delete cascade,
  foreign key (company_id, crew_id) references crew_member (company_id, id) on delete cascade
);

alter table clock_key enable row level security;
alter table clock_key force row level security;
create policy own_company on clock_key
  using (company_id = (select nullif(current_setting('app.company', true), '')::uuid))
  with check (company_id = (select nullif(current_setting('app.company', true), '')::uuid));
create policy named_by_owner on clock_key for select to dre_owner
  using (id = (select nullif(current_setting('app.named_row', true), '')::uuid));
-- Unique among all companies: calls name it without one.
create unique index clock_key_id on clock_key (nullif(id, '00000000-0000-0000-0000-000000000000'::uuid));

alter table clock_pin enable row level security;
alter table clock_pin force row level security;
create policy own_company on clock_pin
  using (company_id = (select nullif(current_setting('app.company', true), '')::uuid))
  with check (company_id = (select nullif(current_setting('app.company', true), '')::uuid));

alter table clock_pin_failure enable row level security;
alter table clock_pin_failure force row level security;
create policy own_company on clock_pin_failure
  using (company_id = (select nullif(current_setting('app.company', true), '')::uuid))
  with check (company_id = (select nullif(current_setting('app.company', true), '')::uuid));

-- A call of a device knows no company: its key leads to it for the rest of the transaction. The signature is checked by
-- who asks, before anything else is read.
create function admit_clock_key(key uuid) returns uuid
language plpgsql
security definer
set search_path = pg_catalog, public
as $$
declare
  named text;
  entered text;
  found_company uuid;
begin
  named := set_config('app.named_row', key::text, true);
  select company_id into found_company from clock_key
    where nullif(id, '00000000-0000-0000-0000-000000000000'::uuid) = key;
  named := set_config('app.named_row', '', true);
  if found_company is not null then
    entered := set_config('app.company', found_company::text, true);
  end if;
  return found_company;
end
$$;

revoke all on function admit_clock_key from public;
grant execute on function admit_clock_key to dre_app;

grant select, insert on clock_key to dre_app;
grant update (last_number, last_seen_at, ended_at) on clock_key to dre_app;
grant select, insert, update, delete on clock_pin, clock_pin_failure to dre_app;
