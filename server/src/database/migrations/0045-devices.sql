-- A device is a browser: its cookie holds a secret, and this row knows the secret's hash. It outlives every session, and
-- log-out keeps it.
create table device (
  id uuid primary key default gen_random_uuid(),
  secret_hash bytea not null unique,
  user_agent text not null,
  first_seen_at timestamptz not null,
  last_seen_at timestamptz not null
);
grant select, insert, update on device to dre_app;

-- On how many devices a person of the company may be signed in at once.
alter table company add column devices_per_person integer not null default 3
  check (devices_per_person between 1 and 5);

-- Until now a browser named itself. Sessions from then keep a device that no cookie leads to.
alter table device add column named_itself text;
insert into device (secret_hash, user_agent, first_seen_at, last_seen_at, named_itself)
  select sha256(uuid_send(gen_random_uuid()) || uuid_send(gen_random_uuid())),
         max(user_agent), min(started_at), max(last_active_at), browser
    from session group by browser;
alter table session add column device_id uuid references device (id);
update session set device_id = device.id from device where device.named_itself = session.browser;
alter table device drop column named_itself;
alter table session alter column device_id set not null;
alter table session drop column browser;

-- One living session of a person on a device, whatever the number of its tabs.
drop index session_living;
create unique index session_living on session (person_id, device_id) where ended_at is null;
