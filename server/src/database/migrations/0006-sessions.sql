-- Who is signed in, with which token, and the keys the tokens are signed with.

-- Ed25519 keys. The newest signs; the one before stays good until the last token it signed has expired.
create table signing_key (
  kid text primary key,
  private_jwk jsonb not null,
  public_jwk jsonb not null,
  created_at timestamptz not null default now()
);

-- A session is a seat: one person in one browser, whatever the number of its tabs.
create table session (
  id uuid primary key default gen_random_uuid(),
  person_id uuid not null references person (id),
  browser text not null,
  started_at timestamptz not null,
  last_active_at timestamptz not null,
  ends_at timestamptz not null,
  user_agent text not null default '',
  ended_at timestamptz,
  ended_because text check (
    ended_because in ('signed-out', 'other-browser', 'disabled', 'password-changed', 'ended-by-user', 'ended-by-administrator', 'token-reused')
  ),
  check ((ended_at is null) = (ended_because is null))
);
create index session_person on session (person_id, started_at desc);
-- One seat a person: a second living session cannot exist.
create unique index session_living on session (person_id) where ended_at is null;

-- A tab holds one token at a time. The token before it stays good until its successor was used, so that a lost answer
-- does not end a session, and a moment longer for calls that were already on their way; after that its use is the mark
-- of a stolen token.
create table session_tab (
  id uuid primary key default gen_random_uuid(),
  session_id uuid not null references session (id) on delete cascade,
  token_id uuid not null,
  previous_token_id uuid,
  previous_good_until timestamptz,
  issued_at timestamptz not null
);
create index session_tab_session on session_tab (session_id);

-- At sign-in a person's companies are looked up before any company is chosen.
create policy own_memberships on membership for select
  using (person_id = (select nullif(current_setting('app.person', true), '')::uuid));

alter table person add column password_changed_at timestamptz;

grant select, insert, delete on signing_key to dre_app;
grant select, insert, update on session to dre_app;
grant select, insert, update, delete on session_tab to dre_app;
