-- Secrets all processes on one database share, made by the first that needs them.

create table product_secret (
  name text primary key,
  value text not null check (length(value) >= 32),
  created_at timestamptz not null default now()
);

grant select, insert on product_secret to dre_app;
