-- Files on their way into the draft of the book. They are kept while an administrator looks at what they would change, and
-- for a day at most.

create table catalogue_import (
  id uuid primary key default gen_random_uuid(),
  made_by uuid not null references person on delete cascade,
  made_at timestamptz not null,
  expires_at timestamptz not null,
  file_name text not null,
  file bytea not null,
  state text not null check (state in ('checking', 'checked', 'refused', 'committing', 'committed')),
  sentence text,
  -- Counts the plans; an outcome is kept only while its plan is the newest.
  version integer not null default 1,
  done integer not null default 0,
  of integer not null default 0,
  -- When something was last heard of the thread that works on it.
  worked_at timestamptz not null,
  plan jsonb not null,
  -- Null until the first check is over.
  outcome jsonb,
  -- The revision of the draft the outcome was found against.
  draft_revision bigint
);
create index catalogue_import_maker on catalogue_import (made_by, made_at);
create index catalogue_import_expiry on catalogue_import (expires_at);

-- The rows of an outcome, a hundred to a page, as they are shown.
create table catalogue_import_page (
  import_id uuid not null references catalogue_import on delete cascade,
  result text not null,
  page integer not null,
  rows json not null,
  primary key (import_id, result, page)
);

-- What administrators said the headings of their files are, for the next file like it.
create table catalogue_import_profile (
  table_file text not null,
  heading text not null,
  column_name text not null,
  primary key (table_file, heading)
);

grant select, insert, update, delete on catalogue_import, catalogue_import_page, catalogue_import_profile to dre_app;
