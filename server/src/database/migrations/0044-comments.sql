-- What people of a company say about an estimate among themselves. It changes nothing in the estimate, is on no document and
-- behind no link; it can be said of what is locked too. What is taken back is no longer told, but kept.
create table estimate_comment (
  company_id uuid not null,
  -- Made in the browser: what is sent again is known by it.
  id uuid not null,
  -- In the order they were said, whatever the clock did meanwhile.
  place bigint generated always as identity,
  estimate_id uuid not null,
  line_id uuid,
  person_id uuid not null references person (id),
  at timestamptz not null,
  text text not null check (length(text) between 1 and 2000),
  removed_at timestamptz,
  primary key (company_id, id),
  foreign key (company_id, estimate_id) references estimate (company_id, id)
);
create index estimate_comment_estimate on estimate_comment (company_id, estimate_id, place) where removed_at is null;

alter table estimate_comment enable row level security;
alter table estimate_comment force row level security;
create policy own_company on estimate_comment
  using (company_id = (select nullif(current_setting('app.company', true), '')::uuid))
  with check (company_id = (select nullif(current_setting('app.company', true), '')::uuid));

grant select, insert on estimate_comment to dre_app;
grant update (removed_at) on estimate_comment to dre_app;
