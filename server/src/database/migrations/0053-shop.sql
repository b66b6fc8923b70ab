-- The shop floor: repair orders and their edits, the places units stand in, and the crew. An order is the
-- outcome of its applied edits; the document beside them saves reading them all. Nothing of it is ever removed.

-- A foreman leads the shop and writes no estimates.
alter table membership drop constraint membership_role_check;
alter table membership add constraint membership_role_check
  check (role in ('owner', 'foreman', 'estimator', 'reviewer', 'technician'));

-- One row a company that ever opened its shop. Edits of all orders are counted by one number, so that a device asks for
-- everything it missed at once.
create table shop (
  company_id uuid not null references company (id),
  id text not null default 'shop' check (id = 'shop'),
  is_on boolean not null,
  revision integer not null check (revision > 0),
  settings json not null,
  edits integer not null default 0 check (edits >= 0),
  last_order integer not null default 10000 check (last_order >= 10000),
  changed_at timestamptz not null,
  changed_by uuid not null references person (id),
  primary key (company_id, id)
);

create table shop_location (
  company_id uuid not null references company (id),
  id uuid not null,
  revision integer not null check (revision > 0),
  location json not null,
  removed_at timestamptz,
  changed_at timestamptz not null,
  changed_by uuid not null references person (id),
  primary key (company_id, id)
);

create table crew_member (
  company_id uuid not null references company (id),
  id uuid not null,
  revision integer not null check (revision > 0),
  -- Null for crew without a sign-in, who take no seat.
  person_id uuid references person (id),
  member json not null,
  removed_at timestamptz,
  changed_at timestamptz not null,
  changed_by uuid not null references person (id),
  primary key (company_id, id)
);
create unique index crew_member_person on crew_member (company_id, person_id) where removed_at is null;

create table repair_order (
  company_id uuid not null,
  -- Made where the user is, as for estimates.
  id uuid not null,
  number text not null,
  estimate_id uuid not null,
  state text not null check (state in ('new', 'open', 'delivered', 'void')),
  revision integer not null check (revision >= 0),
  document json not null,
  -- The order as the board shows it.
  card json not null,
  checksum bytea not null check (octet_length(checksum) = 32),
  -- People of the crew with a step of the order: a technician reads only such orders.
  crew uuid[] not null default '{}',
  created_at timestamptz not null,
  created_by uuid not null references person (id),
  updated_at timestamptz not null,
  primary key (company_id, id),
  -- Estimates are removed with the demo alone, and their orders with them.
  foreign key (company_id, estimate_id) references estimate (company_id, id) on delete cascade,
  unique (company_id, number),
  -- A void order is reopened, so an estimate never needs a second one.
  unique (company_id, estimate_id)
);
create index repair_order_open on repair_order (company_id, id) where state = 'open';

-- Every edit that was ever sent, with its outcome. Append-only.
create table shop_edit (
  company_id uuid not null,
  -- Made with the edit: an edit that is sent again is known by it.
  id uuid not null,
  order_id uuid not null,
  -- Counts all edits of the company's shop, applied or not.
  place integer not null check (place > 0),
  -- The order's own count; null unless it was applied.
  revision integer check (revision > 0),
  -- The order's crew before or after it, who may read it.
  crew uuid[] not null,
  device uuid not null,
  person_id uuid not null references person (id),
  at timestamptz not null,
  edit json not null,
  outcome json not null,
  primary key (company_id, id),
  foreign key (company_id, order_id) references repair_order (company_id, id) on delete cascade,
  unique (company_id, place),
  unique (company_id, order_id, revision)
);

create index shop_edit_order on shop_edit (company_id, order_id, place);

alter table shop enable row level security;
alter table shop force row level security;
create policy own_company on shop
  using (company_id = (select nullif(current_setting('app.company', true), '')::uuid))
  with check (company_id = (select nullif(current_setting('app.company', true), '')::uuid));

alter table shop_location enable row level security;
alter table shop_location force row level security;
create policy own_company on shop_location
  using (company_id = (select nullif(current_setting('app.company', true), '')::uuid))
  with check (company_id = (select nullif(current_setting('app.company', true), '')::uuid));

alter table crew_member enable row level security;
alter table crew_member force row level security;
create policy own_company on crew_member
  using (company_id = (select nullif(current_setting('app.company', true), '')::uuid))
  with check (company_id = (select nullif(current_setting('app.company', true), '')::uuid));

alter table repair_order enable row level security;
alter table repair_order force row level security;
create policy own_company on repair_order
  using (company_id = (select nullif(current_setting('app.company', true), '')::uuid))
  with check (company_id = (select nullif(current_setting('app.company', true), '')::uuid));

alter table shop_edit enable row level security;
alter table shop_edit force row level security;
create policy own_company on shop_edit
  using (company_id = (select nullif(current_setting('app.company', true), '')::uuid))
  with check (company_id = (select nullif(current_setting('app.company', true), '')::uuid));

create policy named_by_owner on shop_location for select to dre_owner
  using (id = (select nullif(current_setting('app.named_row', true), '')::uuid));
create policy named_by_owner on crew_member for select to dre_owner
  using (id = (select nullif(current_setting('app.named_row', true), '')::uuid));
create policy named_by_owner on repair_order for select to dre_owner
  using (id = (select nullif(current_setting('app.named_row', true), '')::uuid));
create index shop_location_id on shop_location (nullif(id, '00000000-0000-0000-0000-000000000000'::uuid));
create index crew_member_id on crew_member (nullif(id, '00000000-0000-0000-0000-000000000000'::uuid));
create index repair_order_id on repair_order (nullif(id, '00000000-0000-0000-0000-000000000000'::uuid));

grant select, insert, update on shop, shop_location, crew_member, repair_order to dre_app;
grant select, insert on shop_edit to dre_app;
