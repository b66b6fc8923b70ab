-- Help: topics in a tree, what was published of each, what readers said of them, and documents to fetch.

create table help_topic (
  id uuid primary key default gen_random_uuid(),
  slug text not null check (slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$'),
  parent uuid references help_topic (id),
  position integer not null,
  -- The draft. Readers see the version that is published, never this.
  title text not null check (title <> ''),
  lead text not null,
  body jsonb not null,
  -- Paths of the screens it is for, as core/src/contract/screens.ts writes them.
  screens text[] not null,
  -- Counts the changes of the draft: a change names the one it was made from.
  revision integer not null default 1,
  -- The version readers see, and the revision it was made of; null while there is none.
  published_version integer,
  published_revision integer,
  -- What of the product's own text stands here; null where an administrator began the topic.
  shipped_hash text,
  -- Once an administrator has changed it, the product's own text leaves it alone.
  is_edited boolean not null default false,
  changed_at timestamptz not null,
  changed_by uuid references person (id),
  removed_at timestamptz
);
create unique index help_topic_slug on help_topic (slug) where removed_at is null;

create table help_topic_version (
  topic_id uuid not null references help_topic (id),
  number integer not null,
  title text not null,
  lead text not null,
  body jsonb not null,
  screens text[] not null,
  published_at timestamptz not null,
  -- Null: it came with the product.
  published_by uuid references person (id),
  primary key (topic_id, number)
);

-- "Did this help?": the last answer of each person.
create table help_answer (
  topic_id uuid not null references help_topic (id),
  person_id uuid not null references person (id),
  helped boolean not null,
  answered_at timestamptz not null,
  primary key (topic_id, person_id)
);

create table help_document (
  id uuid primary key default gen_random_uuid(),
  title text not null check (title <> ''),
  file_name text not null check (file_name <> ''),
  media_type text not null,
  bytes integer not null check (bytes > 0),
  -- Where its file is; another when it is replaced.
  file_key text not null,
  added_at timestamptz not null,
  added_by uuid not null references person (id)
);

grant select, insert, update on help_topic to dre_app;
grant select, insert on help_topic_version to dre_app;
grant select, insert, update on help_answer to dre_app;
grant select, insert, update, delete on help_document to dre_app;
