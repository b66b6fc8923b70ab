-- Single sign-on: which company signs its people in on a page of its own, and what has passed through that door.

create table sso_connection (
  company_id uuid not null references company (id),
  id uuid not null default gen_random_uuid(),
  entry_point text not null check (entry_point ~ '^https?://'),
  idp_entity_id text not null check (idp_entity_id <> ''),
  -- Several, so that an identity provider can change its key without a day on which nobody gets in.
  certificates text[] not null check (cardinality(certificates) between 1 and 4),
  -- Never owner: who runs a company is decided by people, not by an assertion.
  default_role text not null check (default_role in ('estimator', 'reviewer', 'technician')),
  enabled boolean not null,
  changed_at timestamptz not null,
  primary key (company_id, id),
  unique (company_id)
);

create table sso_domain (
  company_id uuid not null references company (id),
  id uuid not null default gen_random_uuid(),
  domain text not null check (domain = lower(domain) and domain ~ '^[^@\s]+\.[^@\s]+$'),
  primary key (company_id, id),
  -- A domain belongs to one company in the whole product.
  unique (domain)
);

-- A request sent to an identity provider and not answered yet: its row goes when the answer comes.
create table saml_request (
  company_id uuid not null references company (id),
  id text not null,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  -- Hash of a value only the browser that asked has.
  browser_hash bytea not null check (octet_length(browser_hash) = 32),
  relay_state text not null check (relay_state ~ '^/'),
  primary key (company_id, id),
  unique (id)
);
create index saml_request_expires on saml_request (company_id, expires_at);

-- Assertions that were taken, kept until they have expired: a second arrival is a replay.
create table saml_assertion_use (
  company_id uuid not null references company (id),
  id text not null check (length(id) <= 256),
  expires_at timestamptz not null,
  primary key (company_id, id)
);

do $$
declare
  tenant_table text;
begin
  foreach tenant_table in array array['sso_connection', 'sso_domain', 'saml_request', 'saml_assertion_use'] loop
    execute format('alter table %I enable row level security', tenant_table);
    execute format('alter table %I force row level security', tenant_table);
    execute format(
      'create policy own_company on %I
         using (company_id = (select nullif(current_setting(''app.company'', true), '''')::uuid))
         with check (company_id = (select nullif(current_setting(''app.company'', true), '''')::uuid))',
      tenant_table
    );
  end loop;
end $$;

-- Before anybody has signed in there is no company to act for. One row can be seen by who names it: the domain of
-- an address that was typed, and the request an answer says it belongs to.
create policy asked_domain on sso_domain for select
  using (domain = (select nullif(current_setting('app.email_domain', true), '')));
create policy answered_request on saml_request for select
  using (id = (select nullif(current_setting('app.saml_request', true), '')));

-- What the login page exchanges for a token after single sign-on. Only its hash is kept.
create table login_code (
  code_hash bytea primary key check (octet_length(code_hash) = 32),
  person_id uuid not null references person (id),
  created_at timestamptz not null,
  expires_at timestamptz not null,
  -- The browser that asked to be signed in; none when the identity provider began, and then the person is asked.
  browser_hash bytea check (octet_length(browser_hash) = 32)
);
create index login_code_expires on login_code (expires_at);

grant select, insert, update, delete on sso_connection, sso_domain to dre_app;
grant select, insert, delete on saml_request, saml_assertion_use, login_code to dre_app;
