-- What was mailed of an estimate, and what a company writes when it does. The mail itself is in the outbox, which knows
-- what became of it.

alter table outgoing_mail add column from_name text;

create table estimate_mail (
  company_id uuid not null references company (id),
  -- Made in the browser: what is sent again is known by it.
  id uuid not null,
  estimate_id uuid not null,
  audience text not null check (audience in ('customer', 'insurer')),
  -- The version it brought, for ever.
  label text not null,
  correction text not null,
  recipients text[] not null,
  subject text not null,
  -- Without the link: its token is in the mail and nowhere else.
  body_text text not null,
  mail_id uuid not null references outgoing_mail (id),
  at timestamptz not null,
  person_id uuid not null references person (id),
  primary key (company_id, id),
  foreign key (company_id, estimate_id) references estimate (company_id, id)
);
create unique index estimate_mail_id on estimate_mail (id);
create index estimate_mail_estimate on estimate_mail (company_id, estimate_id, at);
create index estimate_mail_at on estimate_mail (company_id, at);

-- Absent: the words the product came with.
create table mail_template (
  company_id uuid not null references company (id),
  id text not null check (id in ('customer', 'insurer')),
  subject text not null,
  body_text text not null,
  changed_at timestamptz not null,
  changed_by uuid not null references person (id),
  primary key (company_id, id)
);

alter table estimate_mail enable row level security;
alter table estimate_mail force row level security;
create policy own_company on estimate_mail
  using (company_id = (select nullif(current_setting('app.company', true), '')::uuid))
  with check (company_id = (select nullif(current_setting('app.company', true), '')::uuid));
create policy named_by_owner on estimate_mail for select to dre_owner
  using (id = (select nullif(current_setting('app.named_row', true), '')::uuid));

alter table mail_template enable row level security;
alter table mail_template force row level security;
create policy own_company on mail_template
  using (company_id = (select nullif(current_setting('app.company', true), '')::uuid))
  with check (company_id = (select nullif(current_setting('app.company', true), '')::uuid));

grant select, insert on estimate_mail to dre_app;
grant select, insert, update, delete on mail_template to dre_app;
