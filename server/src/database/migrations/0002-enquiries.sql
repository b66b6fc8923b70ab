-- What visitors send us: contact messages and trial orders. Kept as they came; the app cannot change or delete them.

create table contact_message (
  id uuid primary key default gen_random_uuid(),
  received_at timestamptz not null default now(),
  request_id text,
  name text not null,
  title text,
  company text,
  phone text,
  email text not null,
  message text not null
);
create index contact_message_received on contact_message (received_at desc, id desc);

create table trial_order (
  id uuid primary key default gen_random_uuid(),
  received_at timestamptz not null default now(),
  request_id text,
  name text not null,
  title text,
  organization text,
  phone text,
  email text not null,
  address text,
  referred_by text,
  -- A PNG image, as drawn; 200 KB at most.
  signature bytea not null check (octet_length(signature) between 1 and 204800)
);
create index trial_order_received on trial_order (received_at desc, id desc);

-- A solved captcha opens one form once.
create table captcha_use (
  challenge_id text primary key,
  action text not null,
  expires_at timestamptz not null
);
create index captcha_use_expiry on captcha_use (expires_at);

grant select, insert on contact_message, trial_order to dre_app;
grant select, insert, delete on captcha_use to dre_app;
