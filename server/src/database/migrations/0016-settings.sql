-- What new estimates of a company start with: profiles, numbering, letterhead, texts. One row a company, none until its
-- owner changes something; who changed what is in the record of events.

create table company_settings (
  company_id uuid not null references company (id),
  id text not null default 'settings' check (id = 'settings'),
  revision integer not null check (revision > 0),
  changed_at timestamptz not null,
  changed_by uuid not null references person (id),
  changed_by_name text not null,
  content jsonb not null,
  primary key (company_id, id)
);

-- Pictures for the letterhead. A picture never changes; the settings name the one in use.
create table company_logo (
  company_id uuid not null references company (id),
  id uuid not null default gen_random_uuid(),
  added_at timestamptz not null,
  added_by uuid not null references person (id),
  media_type text not null check (media_type in ('image/png', 'image/jpeg')),
  bytes bytea not null check (octet_length(bytes) <= 10485760),
  primary key (company_id, id)
);
create unique index company_logo_id on company_logo (id);

alter table company_settings enable row level security;
alter table company_settings force row level security;
create policy own_company on company_settings
  using (company_id = (select nullif(current_setting('app.company', true), '')::uuid))
  with check (company_id = (select nullif(current_setting('app.company', true), '')::uuid));

alter table company_logo enable row level security;
alter table company_logo force row level security;
create policy own_company on company_logo
  using (company_id = (select nullif(current_setting('app.company', true), '')::uuid))
  with check (company_id = (select nullif(current_setting('app.company', true), '')::uuid));
create policy named_by_owner on company_logo for select to dre_owner
  using (id = (select nullif(current_setting('app.named_row', true), '')::uuid));

grant select, insert, update on company_settings to dre_app;
grant select, insert, delete on company_logo to dre_app;

-- Numbers are now counted for each prefix by itself, and the counter bears the prefix.
alter table estimate_number no force row level security;
update estimate_number set id = 'E-' where id = 'estimate';
alter table estimate_number force row level security;
