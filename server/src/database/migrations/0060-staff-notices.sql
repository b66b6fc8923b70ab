-- Notices to the staff of a shop, one row a person, so that reading one on a device reads it on all.
create table staff_notice (
  company_id uuid not null references company (id),
  id uuid not null default gen_random_uuid(),
  person_id uuid not null references person (id),
  -- Names the event: the same one is told once.
  topic text not null,
  kind text not null check (kind in ('answered', 'supplement-approved', 'part-arrived', 'part-late', 'promise-at-risk',
    'finding-reported', 'work-asked-for')),
  order_id uuid,
  order_number text not null,
  note text not null,
  at timestamptz not null,
  read_at timestamptz,
  primary key (company_id, id),
  unique (company_id, person_id, topic),
  foreign key (company_id, order_id) references repair_order (company_id, id) on delete cascade
);
create index staff_notice_newest on staff_notice (company_id, person_id, at desc, id);

-- The kinds a person also wants by mail; none without a row.
create table notice_choice (
  company_id uuid not null references company (id),
  -- Of the person.
  id uuid not null references person (id),
  mailed text[] not null,
  primary key (company_id, id)
);

alter table staff_notice enable row level security;
alter table staff_notice force row level security;
create policy own_company on staff_notice
  using (company_id = (select nullif(current_setting('app.company', true), '')::uuid))
  with check (company_id = (select nullif(current_setting('app.company', true), '')::uuid));

alter table notice_choice enable row level security;
alter table notice_choice force row level security;
create policy own_company on notice_choice
  using (company_id = (select nullif(current_setting('app.company', true), '')::uuid))
  with check (company_id = (select nullif(current_setting('app.company', true), '')::uuid));

grant select, insert, update on staff_notice, notice_choice to dre_app;
