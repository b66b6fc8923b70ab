-- Estimates. What an estimate says is what its applied edits make of the one it was started as; the document beside them
-- saves reading them all. Nothing of it is ever removed.

create table estimate (
  company_id uuid not null references company (id),
  -- Made where the user is, so that an estimate can be started without a network.
  id uuid not null,
  created_at timestamptz not null,
  created_by uuid not null references person (id),
  -- The book it is reckoned with for ever: an edition, and the company's own values; 0 is none.
  edition integer not null references catalogue_edition (number),
  house_revision integer not null check (house_revision >= 0),
  -- Edits applied, and edits kept; the second counts also those that were refused or overtaken.
  revision integer not null check (revision >= 0),
  kept_edits integer not null check (kept_edits >= revision),
  -- Text, not parsed: fields stay in the order every device has them in.
  document json not null,
  checksum bytea not null check (octet_length(checksum) = 32),
  -- What lists show and find it by.
  number text not null,
  stage text not null,
  draft text,
  customer text not null,
  claim text not null,
  vehicle text not null,
  vin_tail text not null,
  total bigint not null,
  open_lines integer not null,
  updated_at timestamptz not null,
  primary key (company_id, id)
);
create unique index estimate_id on estimate (id);
create index estimate_updated on estimate (company_id, updated_at desc, id desc);

-- Every edit that was ever sent, with what became of it. Append-only.
create table estimate_edit (
  company_id uuid not null,
  -- Made with the edit: an edit that is sent again is known by it.
  id uuid not null,
  estimate_id uuid not null,
  place integer not null check (place > 0),
  -- Null unless it was applied.
  revision integer check (revision > 0),
  device uuid not null,
  person_id uuid not null references person (id),
  at timestamptz not null,
  edit json not null,
  fate json not null,
  primary key (company_id, id),
  foreign key (company_id, estimate_id) references estimate (company_id, id),
  unique (company_id, estimate_id, place),
  unique (company_id, estimate_id, revision)
);

-- What a version said when it was locked, and after each correction. It cannot be changed.
create table estimate_version (
  company_id uuid not null,
  id uuid not null default gen_random_uuid(),
  estimate_id uuid not null,
  place integer not null check (place > 0),
  label text not null,
  correction text not null,
  content json not null,
  hash bytea not null check (octet_length(hash) = 32),
  person_id uuid not null references person (id),
  at timestamptz not null,
  primary key (company_id, id),
  foreign key (company_id, estimate_id) references estimate (company_id, id),
  unique (company_id, estimate_id, place)
);

-- The last number given; who takes the next one holds the row until it is used, so that none is given twice or left out.
create table estimate_number (
  company_id uuid not null references company (id),
  id text not null,
  last integer not null,
  primary key (company_id, id)
);

alter table estimate enable row level security;
alter table estimate force row level security;
create policy own_company on estimate
  using (company_id = (select nullif(current_setting('app.company', true), '')::uuid))
  with check (company_id = (select nullif(current_setting('app.company', true), '')::uuid));
create policy named_by_owner on estimate for select to dre_owner
  using (id = (select nullif(current_setting('app.named_row', true), '')::uuid));

alter table estimate_edit enable row level security;
alter table estimate_edit force row level security;
create policy own_company on estimate_edit
  using (company_id = (select nullif(current_setting('app.company', true), '')::uuid))
  with check (company_id = (select nullif(current_setting('app.company', true), '')::uuid));

alter table estimate_version enable row level security;
alter table estimate_version force row level security;
create policy own_company on estimate_version
  using (company_id = (select nullif(current_setting('app.company', true), '')::uuid))
  with check (company_id = (select nullif(current_setting('app.company', true), '')::uuid));

alter table estimate_number enable row level security;
alter table estimate_number force row level security;
create policy own_company on estimate_number
  using (company_id = (select nullif(current_setting('app.company', true), '')::uuid))
  with check (company_id = (select nullif(current_setting('app.company', true), '')::uuid));

grant select, insert, update on estimate to dre_app;
grant select, insert on estimate_edit, estimate_version to dre_app;
grant select, insert, update on estimate_number to dre_app;
