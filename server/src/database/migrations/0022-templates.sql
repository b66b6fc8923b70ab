-- Work a company does again and again, kept from the lines of an estimate: parts, operations and how many, priced by the
-- book of whatever estimate it is put into.

create table line_template (
  company_id uuid not null references company (id),
  id uuid not null,
  name text not null,
  note text not null,
  vehicle_types text[] not null,
  lines json not null,
  made_at timestamptz not null,
  made_by uuid not null references person (id),
  made_by_name text not null,
  primary key (company_id, id)
);
create unique index line_template_id on line_template (id);
create unique index line_template_name on line_template (company_id, lower(name));

alter table line_template enable row level security;
alter table line_template force row level security;
create policy own_company on line_template
  using (company_id = (select nullif(current_setting('app.company', true), '')::uuid))
  with check (company_id = (select nullif(current_setting('app.company', true), '')::uuid));
create policy named_by_owner on line_template for select to dre_owner
  using (id = (select nullif(current_setting('app.named_row', true), '')::uuid));

grant select, insert, update, delete on line_template to dre_app;
