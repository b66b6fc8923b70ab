-- Companies and the people who work in them.

create table company (
  id uuid primary key default gen_random_uuid(),
  name text not null check (name <> ''),
  kind text not null check (kind in ('dealer', 'shop', 'insurer')),
  subscription text not null default 'trial'
    check (subscription in ('trial', 'active', 'expired', 'suspended')),
  trial_ends_at timestamptz,
  created_at timestamptz not null default now(),
  check (subscription <> 'trial' or trial_ends_at is not null)
);

-- A person exists once, whatever number of companies they work for.
create table person (
  id uuid primary key default gen_random_uuid(),
  email text not null check (email <> ''),
  name text not null,
  password_hash text,
  is_administrator boolean not null default false,
  email_verified_at timestamptz,
  disabled_at timestamptz,
  created_at timestamptz not null default now()
);
create unique index person_email on person (lower(email));
create index person_administrator on person (id) where is_administrator;

create table membership (
  company_id uuid not null references company (id),
  id uuid not null default gen_random_uuid(),
  person_id uuid not null references person (id),
  role text not null check (role in ('owner', 'estimator', 'reviewer', 'technician')),
  created_at timestamptz not null default now(),
  primary key (company_id, id),
  unique (company_id, person_id)
);
create index membership_person on membership (person_id);

-- The sub-select is evaluated once for a statement, not once for a row. Without a company in the setting it is
-- null, which equals nothing: no row is seen and none can be written.
alter table membership enable row level security;
alter table membership force row level security;
create policy own_company on membership
  using (company_id = (select nullif(current_setting('app.company', true), '')::uuid))
  with check (company_id = (select nullif(current_setting('app.company', true), '')::uuid));

-- A link that can be used once to create the first administrator. Only its hash is kept.
create table setup_link (
  token_hash bytea primary key check (octet_length(token_hash) = 32),
  created_at timestamptz not null default now(),
  expires_at timestamptz not null,
  used_at timestamptz
);

grant select, insert, update on company, person to dre_app;
grant select, insert, update, delete on membership to dre_app;
grant select, insert, delete on setup_link to dre_app;
grant update (used_at) on setup_link to dre_app;
