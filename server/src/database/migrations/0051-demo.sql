-- The demo company of a first start: the day its dates are counted back from, how many estimates are planned and how many are
-- written. Demo estimates are named, so that one press removes them and nothing else.
create table demo_company (
  company_id uuid primary key references company (id),
  started_at timestamptz not null,
  planned integer not null check (planned >= 0),
  written integer not null default 0 check (written >= 0),
  removed_at timestamptz
);

create table demo_estimate (
  company_id uuid not null,
  estimate_id uuid not null,
  primary key (company_id, estimate_id),
  foreign key (company_id, estimate_id) references estimate (company_id, id)
);

alter table demo_company enable row level security;
alter table demo_company force row level security;
create policy own_company on demo_company
  using (company_id = (select nullif(current_setting('app.company', true), '')::uuid))
  with check (company_id = (select nullif(current_setting('app.company', true), '')::uuid));

alter table demo_estimate enable row level security;
alter table demo_estimate force row level security;
create policy own_company on demo_estimate
  using (company_id = (select nullif(current_setting('app.company', true), '')::uuid))
  with check (company_id = (select nullif(current_setting('app.company', true), '')::uuid));

grant select, insert on demo_company, demo_estimate to dre_app;
grant update (written, removed_at) on demo_company to dre_app;
