-- News, events and ads as they are written: kept as they are typed, apart from what of them is published.

-- Text that was a list of paragraphs becomes rich text that says the same.
create function rich_text_of(paragraphs jsonb) returns jsonb
language sql
as $$
  select jsonb_build_object('type', 'doc', 'content', coalesce(jsonb_agg(
    case when line = '' then jsonb_build_object('type', 'paragraph')
    else jsonb_build_object('type', 'paragraph', 'content',
      jsonb_build_array(jsonb_build_object('type', 'text', 'text', line))) end
    order by place), '[]'))
  from jsonb_array_elements_text(paragraphs) with ordinality as lines (line, place)
$$;
alter table news drop constraint news_body_check;
alter table event drop constraint event_body_check;
update news set body = rich_text_of(body);
update event set body = rich_text_of(body);
alter table news
  add constraint news_body_is_rich_text check (body ->> 'type' = 'doc'),
  add column is_pinned boolean not null default false;
alter table event
  add constraint event_body_is_rich_text check (body ->> 'type' = 'doc'),
  add column seats text not null default '',
  add column link text not null default '';
drop function rich_text_of;

alter table ad
  add column for_companies uuid[],
  -- Its address, its words, its width and height.
  add column picture jsonb;

create table content_item (
  id uuid primary key default gen_random_uuid(),
  kind text not null check (kind in ('news', 'event', 'ad')),
  -- Counts every change: who saves or publishes says which one they saw.
  revision integer not null default 1 check (revision > 0),
  content jsonb not null check (jsonb_typeof(content) = 'object'),
  changed_at timestamptz not null default now(),
  changed_by uuid references person (id),
  -- The row it is shown as, and the revision that row shows.
  published_as text,
  published_revision integer,
  check ((published_as is null) = (published_revision is null)),
  unique (kind, published_as)
);
create index content_item_changed on content_item (kind, changed_at desc, id);

create function instant_of(at timestamptz) returns text
language sql
as $$
  select to_char(at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')
$$;
insert into content_item (id, kind, content, changed_at, published_as, published_revision)
  select id, 'news', jsonb_build_object('title', title, 'text', body, 'from', instant_of(published_from),
      'until', instant_of(published_until), 'companies', to_jsonb(for_companies), 'isPinned', false, 'startsAt', null,
      'place', '', 'seats', '', 'link', '', 'words', '', 'picture', null),
    published_from, id::text, 1
  from news;
insert into content_item (id, kind, content, changed_at, published_as, published_revision)
  select id, 'event', jsonb_build_object('title', title, 'text', body, 'from', instant_of(published_from),
      'until', instant_of(published_until), 'companies', to_jsonb(for_companies), 'isPinned', false,
      'startsAt', instant_of(starts_at), 'place', place, 'seats', '', 'link', '', 'words', '', 'picture', null),
    published_from, id::text, 1
  from event;
insert into content_item (kind, content, changed_at, published_as, published_revision)
  select 'ad', jsonb_build_object('title', title, 'text', '{"type": "doc", "content": []}'::jsonb,
      'from', instant_of(shown_from), 'until', instant_of(shown_until), 'companies', null, 'isPinned', false,
      'startsAt', null, 'place', '', 'seats', '', 'link', '', 'words', body, 'picture', null),
    created_at, id, 1
  from ad;
drop function instant_of;

-- Pictures of rich text and ads, named by their content: an address never shows another picture than it did.
create table content_picture (
  id text primary key check (id ~ '^[0-9a-f]{64}$'),
  bytes bytea not null,
  kept_at timestamptz not null default now(),
  kept_by uuid references person (id)
);

-- Who clicked what of late, so that the same visitor counts once. Visitors are known by a hash; rows go once they are old.
create table ad_click_seen (
  ad text not null,
  visitor bytea not null,
  clicked_at timestamptz not null,
  primary key (ad, visitor)
);
create index ad_click_seen_old on ad_click_seen (clicked_at);

-- How often an ad was shown, added up in portions.
create table ad_shown_day (
  ad text not null,
  day date not null,
  shown bigint not null check (shown > 0),
  primary key (ad, day)
);

-- Whom news reached: each person once.
create table news_reader (
  news_id uuid not null references news (id) on delete cascade,
  person_id uuid not null references person (id),
  primary key (news_id, person_id)
);

grant update, delete on news, event to dre_app;
grant update on ad to dre_app;
grant select, insert, update, delete on content_item, ad_click_seen to dre_app;
grant select, insert on content_picture to dre_app;
grant select, insert, update on ad_shown_day to dre_app;
grant select, insert on news_reader to dre_app;
