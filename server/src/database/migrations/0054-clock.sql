-- The clock: the time people press, and the pay periods an owner closes.

-- One log a person. Entries are never changed: a correction is another entry.
create table clock_entry (
  company_id uuid not null,
  id uuid not null,
  crew_id uuid not null,
  -- The punch a correction changes; null for punches.
  punch uuid,
  -- The device's or the corrector's time, by the server's clock.
  at timestamptz not null,
  entry json not null,
  received_at timestamptz not null,
  -- Null for entries of a shared tablet.
  person_id uuid references person (id),
  primary key (company_id, id),
  foreign key (company_id, crew_id) references crew_member (company_id, id)
);
create index clock_entry_log on clock_entry (company_id, crew_id, at);
create index clock_entry_correction on clock_entry (company_id, punch) where punch is not null;

-- Ends of closed pay periods; the latest counts.
create table pay_period (
  company_id uuid not null references company (id),
  id uuid not null,
  until timestamptz not null,
  closed_at timestamptz not null,
  closed_by uuid not null references person (id),
  primary key (company_id, id)
);
create index pay_period_until on pay_period (company_id, until desc);

alter table clock_entry enable row level security;
alter table clock_entry force row level security;
create policy own_company on clock_entry
  using (company_id = (select nullif(current_setting('app.company', true), '')::uuid))
  with check (company_id = (select nullif(current_setting('app.company', true), '')::uuid));

alter table pay_period enable row level security;
alter table pay_period force row level security;
create policy own_company on pay_period
  using (company_id = (select nullif(current_setting('app.company', true), '')::uuid))
  with check (company_id = (select nullif(current_setting('app.company', true), '')::uuid));

grant select, insert on clock_entry, pay_period to dre_app;
