-- Every file that left the product as a document, by its hash: so that a copy can be told from one somebody changed. The
-- code is printed on every page; the same words printed on another day have the same code and another hash.

create table issued_document (
  company_id uuid not null,
  id uuid not null default gen_random_uuid(),
  estimate_id uuid not null,
  kind text not null
    check (kind in ('customer', 'insurer', 'supplement', 'work-order', 'worksheet', 'prior-damage')),
  -- E01, S01…, or empty for a draft; the correction printed, or empty.
  label text not null check (label ~ '^((E01|S[0-9]{2,4}))?$'),
  correction text not null check (correction ~ '^(C[0-9]{2,4})?$'),
  -- Of the estimate when it was printed.
  revision integer not null check (revision >= 0),
  code text not null check (code ~ '^[0-9A-HJKMNP-TV-Z]{4}(-[0-9A-HJKMNP-TV-Z]{4}){2}$'),
  file_hash bytea not null check (octet_length(file_hash) = 32),
  bytes bigint not null check (bytes > 0),
  pages integer not null check (pages > 0),
  -- With a signature and its audit page.
  is_signed boolean not null default false,
  at timestamptz not null,
  primary key (company_id, id),
  unique (company_id, file_hash),
  foreign key (company_id, estimate_id) references estimate (company_id, id)
);
create unique index issued_document_id on issued_document (id);
create index issued_document_file on issued_document (file_hash);
create index issued_document_code on issued_document (code);
create index issued_document_of on issued_document (company_id, estimate_id, at);

alter table issued_document enable row level security;
alter table issued_document force row level security;
create policy own_company on issued_document
  using (company_id = (select nullif(current_setting('app.company', true), '')::uuid))
  with check (company_id = (select nullif(current_setting('app.company', true), '')::uuid));
create policy named_by_owner on issued_document for select to dre_owner
  using (id = (select nullif(current_setting('app.named_row', true), '')::uuid));

-- What was issued stays issued.
grant select, insert on issued_document to dre_app;
