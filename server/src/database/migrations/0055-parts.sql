-- The parts desk: vendors, and the orders with parts to order, chase, check or send back.

create table vendor (
  company_id uuid not null references company (id),
  id uuid not null,
  revision integer not null check (revision > 0),
  vendor json not null,
  removed_at timestamptz,
  changed_at timestamptz not null,
  changed_by uuid not null references person (id),
  primary key (company_id, id)
);

-- True until the order is next written, so that no part of an older order is overlooked.
alter table repair_order add column has_open_parts boolean not null default true;
create index repair_order_open_parts on repair_order (company_id, id) where has_open_parts;
create index repair_order_updated on repair_order (company_id, updated_at desc);

alter table vendor enable row level security;
alter table vendor force row level security;
create policy own_company on vendor
  using (company_id = (select nullif(current_setting('app.company', true), '')::uuid))
  with check (company_id = (select nullif(current_setting('app.company', true), '')::uuid));

create policy named_by_owner on vendor for select to dre_owner
  using (id = (select nullif(current_setting('app.named_row', true), '')::uuid));
create index vendor_id on vendor (nullif(id, '00000000-0000-0000-0000-000000000000'::uuid));

grant select, insert, update on vendor to dre_app;
