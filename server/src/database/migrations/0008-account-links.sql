-- Links sent by mail that let somebody set a password or confirm an e-mail address. Only their hash is kept.

create table account_link (
  token_hash bytea primary key check (octet_length(token_hash) = 32),
  person_id uuid not null references person (id),
  kind text not null check (kind in ('set-password', 'verify-email')),
  created_at timestamptz not null,
  expires_at timestamptz not null,
  used_at timestamptz
);
create index account_link_person on account_link (person_id);

grant select, insert, delete on account_link to dre_app;
grant update (used_at) on account_link to dre_app;
