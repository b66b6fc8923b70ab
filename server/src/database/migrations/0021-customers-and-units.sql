-- Whose vehicles a company repairs, and the vehicles: known from what is typed on its estimates, and corrected here without
-- changing any of them.

create table customer (
  company_id uuid not null references company (id),
  id uuid not null default gen_random_uuid(),
  -- Name, phone, address and the like, as they were written last.
  details json not null,
  name text not null,
  -- What it is found by, in small letters; digits of numbers together.
  search text not null,
  used_at timestamptz not null,
  primary key (company_id, id)
);
create unique index customer_id on customer (id);
create index customer_used on customer (company_id, used_at desc, id desc);

create table rv_unit (
  company_id uuid not null references company (id),
  id uuid not null default gen_random_uuid(),
  details json not null,
  search text not null,
  -- Who brought it last.
  customer_id uuid,
  used_at timestamptz not null,
  primary key (company_id, id),
  foreign key (company_id, customer_id) references customer (company_id, id) on delete set null (customer_id)
);
create unique index rv_unit_id on rv_unit (id);
create index rv_unit_customer on rv_unit (company_id, customer_id);

-- What somebody, or a vehicle, is known again by: "email ana@example.com", "vin 1FD…". A key belongs to one of them.
create table customer_key (
  company_id uuid not null,
  id text not null,
  customer_id uuid not null,
  primary key (company_id, id),
  foreign key (company_id, customer_id) references customer (company_id, id) on delete cascade
);
create index customer_key_customer on customer_key (company_id, customer_id);

create table rv_unit_key (
  company_id uuid not null,
  id text not null,
  unit_id uuid not null,
  primary key (company_id, id),
  foreign key (company_id, unit_id) references rv_unit (company_id, id) on delete cascade
);
create index rv_unit_key_unit on rv_unit_key (company_id, unit_id);

-- Estimates written before this know their customer and unit when these are next changed on them.
alter table estimate
  add column customer_id uuid,
  add column unit_id uuid,
  add foreign key (company_id, customer_id) references customer (company_id, id),
  add foreign key (company_id, unit_id) references rv_unit (company_id, id);
create index estimate_customer on estimate (company_id, customer_id, updated_at desc, id desc);
create index estimate_unit on estimate (company_id, unit_id, updated_at desc, id desc);

alter table customer enable row level security;
alter table customer force row level security;
create policy own_company on customer
  using (company_id = (select nullif(current_setting('app.company', true), '')::uuid))
  with check (company_id = (select nullif(current_setting('app.company', true), '')::uuid));
create policy named_by_owner on customer for select to dre_owner
  using (id = (select nullif(current_setting('app.named_row', true), '')::uuid));

alter table rv_unit enable row level security;
alter table rv_unit force row level security;
create policy own_company on rv_unit
  using (company_id = (select nullif(current_setting('app.company', true), '')::uuid))
  with check (company_id = (select nullif(current_setting('app.company', true), '')::uuid));
create policy named_by_owner on rv_unit for select to dre_owner
  using (id = (select nullif(current_setting('app.named_row', true), '')::uuid));

alter table customer_key enable row level security;
alter table customer_key force row level security;
create policy own_company on customer_key
  using (company_id = (select nullif(current_setting('app.company', true), '')::uuid))
  with check (company_id = (select nullif(current_setting('app.company', true), '')::uuid));

alter table rv_unit_key enable row level security;
alter table rv_unit_key force row level security;
create policy own_company on rv_unit_key
  using (company_id = (select nullif(current_setting('app.company', true), '')::uuid))
  with check (company_id = (select nullif(current_setting('app.company', true), '')::uuid));

grant select, insert, update, delete on customer, rv_unit, customer_key, rv_unit_key to dre_app;
