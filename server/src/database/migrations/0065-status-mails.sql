-- People who want a mail when the stage or the day of a repair changes. They belong to the link they asked through.
create table status_follower (
  company_id uuid not null references company (id),
  id uuid not null default gen_random_uuid(),
  link_id uuid not null,
  email text not null,
  -- Of the last request to confirm.
  asked_at timestamptz not null,
  -- Nothing but that request is mailed before it is confirmed.
  confirmed_at timestamptz,
  primary key (company_id, id),
  unique (company_id, link_id, email),
  foreign key (company_id, link_id) references share_link (company_id, id) on delete cascade
);

alter table status_follower enable row level security;
alter table status_follower force row level security;
create policy own_company on status_follower
  using (company_id = (select nullif(current_setting('app.company', true), '')::uuid))
  with check (company_id = (select nullif(current_setting('app.company', true), '')::uuid));

grant select, insert, update, delete on status_follower to dre_app;
