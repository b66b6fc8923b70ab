-- A company's own values over the book: every change is a new revision, and estimates keep the one they were started with.

create table house_revision (
  company_id uuid not null references company (id),
  id uuid not null default gen_random_uuid(),
  revision integer not null check (revision > 0),
  made_at timestamptz not null,
  made_by uuid not null references person (id),
  -- As they were called then; what was once answered for a revision never changes.
  made_by_name text not null,
  -- All values, not only what changed: a revision is read as a whole, and companies have few.
  content json not null,
  primary key (company_id, id),
  unique (company_id, revision)
);

alter table house_revision enable row level security;
alter table house_revision force row level security;
create policy own_company on house_revision
  using (company_id = (select nullif(current_setting('app.company', true), '')::uuid))
  with check (company_id = (select nullif(current_setting('app.company', true), '')::uuid));

-- Written once, never rewritten.
grant select, insert on house_revision to dre_app;
