-- Running trials and accounts: seats, people who may no longer enter a company, and what became of orders and messages.

alter table company add column seats integer not null default 5 check (seats between 1 and 10000);
create index company_name on company (lower(name), id);

-- Somebody who may no longer act for this company, and whose work in it keeps their name.
alter table membership add column disabled_at timestamptz;

-- Administrators look after the people of every company; only calls of theirs set this.
create policy read_by_administrator on membership for select
  using ((select current_setting('app.administrator', true)) = 'yes');

-- An order is decided once. The order itself stays as it came.
create table order_decision (
  order_id uuid primary key references trial_order (id),
  decision text not null check (decision in ('approved', 'declined')),
  decided_at timestamptz not null,
  decided_by uuid not null references person (id),
  -- Checked at the end: the decision comes first, so that of two approvals one waits and then gives up.
  opened_company uuid references company (id) deferrable initially deferred,
  check ((decision = 'approved') = (opened_company is not null))
);

create table message_handling (
  message_id uuid primary key references contact_message (id),
  handled_at timestamptz not null,
  handled_by uuid not null references person (id)
);

grant select, insert on order_decision to dre_app;
grant select, insert, delete on message_handling to dre_app;
