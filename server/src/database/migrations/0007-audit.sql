-- What happened that matters for security: append-only, each entry sealed with the hash of the one before it.

create table audit_event (
  -- The company whose record this is; the zero uuid is the product's own.
  chain uuid not null,
  seq bigint not null check (seq > 0),
  at timestamptz not null,
  kind text not null,
  person_id uuid,
  request_id text,
  detail jsonb not null,
  previous_hash bytea not null,
  hash bytea not null check (octet_length(hash) = 32),
  primary key (chain, seq)
);
create index audit_event_at on audit_event (at);

grant select, insert on audit_event to dre_app;
