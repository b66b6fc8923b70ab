-- Purchase orders: parts ordered together from one vendor. Their states follow from the receipts on the repair orders.

alter table shop add column last_purchase integer not null default 10000 check (last_purchase >= 10000);

create table purchase_order (
  company_id uuid not null,
  -- Made where the user is, so that a lost reply orders nothing twice.
  id uuid not null,
  number text not null,
  vendor_id uuid not null,
  document json not null,
  -- The repair orders of its lines.
  orders uuid[] not null,
  written_at timestamptz not null,
  written_by uuid not null references person (id),
  sent_at timestamptz,
  -- Null if it was sent another way than by mail.
  mail_id uuid references outgoing_mail (id),
  primary key (company_id, id),
  foreign key (company_id, vendor_id) references vendor (company_id, id),
  unique (company_id, number)
);
create index purchase_order_written on purchase_order (company_id, written_at desc);
create index purchase_order_sent on purchase_order (company_id, sent_at) where sent_at is not null;

alter table purchase_order enable row level security;
alter table purchase_order force row level security;
create policy own_company on purchase_order
  using (company_id = (select nullif(current_setting('app.company', true), '')::uuid))
  with check (company_id = (select nullif(current_setting('app.company', true), '')::uuid));

create policy named_by_owner on purchase_order for select to dre_owner
  using (id = (select nullif(current_setting('app.named_row', true), '')::uuid));
create index purchase_order_id on purchase_order (nullif(id, '00000000-0000-0000-0000-000000000000'::uuid));

grant select, insert, update on purchase_order to dre_app;
