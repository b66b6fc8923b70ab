-- Links that show one locked version of an estimate to somebody without an account, who opened them, and what they
-- answered. Of a link's token only the hash is kept.

create table share_link (
  company_id uuid not null references company (id),
  id uuid not null default gen_random_uuid(),
  estimate_id uuid not null,
  audience text not null check (audience in ('owner', 'insurer')),
  -- The version it shows, for ever.
  label text not null,
  correction text not null,
  token_hash bytea not null check (octet_length(token_hash) = 32),
  made_at timestamptz not null,
  made_by uuid not null references person (id),
  expires_at timestamptz not null,
  revoked_at timestamptz,
  revoked_by uuid references person (id),
  primary key (company_id, id),
  foreign key (company_id, estimate_id) references estimate (company_id, id)
);
create unique index share_link_id on share_link (id);
create unique index share_link_token on share_link (token_hash);
create index share_link_estimate on share_link (company_id, estimate_id);

-- Each opening of a link. Append-only.
create table share_view (
  company_id uuid not null,
  id uuid not null default gen_random_uuid(),
  link_id uuid not null,
  at timestamptz not null,
  -- Of an IPv6 address the network only.
  network text not null,
  browser text not null,
  primary key (company_id, id),
  foreign key (company_id, link_id) references share_link (company_id, id)
);
create index share_view_link on share_view (company_id, link_id, at);

-- What somebody with a link answered. Append-only.
create table share_answer (
  company_id uuid not null,
  id uuid not null default gen_random_uuid(),
  -- Made in the browser: what is sent again is known by it. An insurer's answers to many lines are sent as one.
  sent_id uuid not null,
  place integer not null check (place >= 0),
  link_id uuid not null,
  estimate_id uuid not null,
  at timestamptz not null,
  network text not null,
  browser text not null,
  name text not null,
  kind text not null check (
    kind in ('approval', 'decline', 'question', 'comment', 'line-approval', 'line-question', 'proposal')
  ),
  text text not null,
  line_id uuid,
  -- What is proposed, or how it was signed.
  content json not null,
  -- The signed picture, of approvals only.
  signature bytea check (octet_length(signature) <= 204800),
  primary key (company_id, id),
  foreign key (company_id, link_id) references share_link (company_id, id),
  foreign key (company_id, estimate_id) references estimate (company_id, id),
  unique (company_id, link_id, sent_id, place)
);
create unique index share_answer_id on share_answer (id);
create index share_answer_estimate on share_answer (company_id, estimate_id, at);

-- What the shop did about an answer, once for each. Append-only.
create table share_decision (
  company_id uuid not null,
  -- The answer's own.
  id uuid not null,
  kind text not null check (kind in ('accepted', 'rejected', 'replied')),
  text text not null,
  at timestamptz not null,
  person_id uuid not null references person (id),
  primary key (company_id, id),
  foreign key (company_id, id) references share_answer (company_id, id)
);

-- Whoever acts by a link has no account: the edit is kept for the person who made the link, with the name that was given.
alter table estimate_edit add column signer text;

alter table share_link enable row level security;
alter table share_link force row level security;
create policy own_company on share_link
  using (company_id = (select nullif(current_setting('app.company', true), '')::uuid))
  with check (company_id = (select nullif(current_setting('app.company', true), '')::uuid));
create policy named_by_owner on share_link for select to dre_owner
  using (id = (select nullif(current_setting('app.named_row', true), '')::uuid));
-- The owner of the tables may see the one link whose token it was shown, in the function below only.
create policy shown_to_owner on share_link for select to dre_owner
  using (token_hash = (select decode(nullif(current_setting('app.shown_token', true), ''), 'hex')));

alter table share_view enable row level security;
alter table share_view force row level security;
create policy own_company on share_view
  using (company_id = (select nullif(current_setting('app.company', true), '')::uuid))
  with check (company_id = (select nullif(current_setting('app.company', true), '')::uuid));

alter table share_answer enable row level security;
alter table share_answer force row level security;
create policy own_company on share_answer
  using (company_id = (select nullif(current_setting('app.company', true), '')::uuid))
  with check (company_id = (select nullif(current_setting('app.company', true), '')::uuid));
create policy named_by_owner on share_answer for select to dre_owner
  using (id = (select nullif(current_setting('app.named_row', true), '')::uuid));

alter table share_decision enable row level security;
alter table share_decision force row level security;
create policy own_company on share_decision
  using (company_id = (select nullif(current_setting('app.company', true), '')::uuid))
  with check (company_id = (select nullif(current_setting('app.company', true), '')::uuid));

-- A call with a link knows no company: the token leads to it, for the rest of the transaction, and to nothing else. Whether
-- the link is still good is decided by who asks.
create function admit_share(hash bytea) returns uuid
language plpgsql
security definer
set search_path = pg_catalog, public
as $$
declare
  shown text;
  entered text;
  found_company uuid;
  found_link uuid;
begin
  shown := set_config('app.shown_token', encode(hash, 'hex'), true);
  select company_id, id into found_company, found_link from share_link where token_hash = hash;
  shown := set_config('app.shown_token', '', true);
  if found_link is not null then
    entered := set_config('app.company', found_company::text, true);
  end if;
  return found_link;
end
$$;

revoke all on function admit_share from public;
grant execute on function admit_share to dre_app;

grant select, insert on share_link, share_view, share_answer, share_decision to dre_app;
grant update (revoked_at, revoked_by) on share_link to dre_app;
