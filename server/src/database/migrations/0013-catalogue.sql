-- The book. Every row of every table is kept as it stood from one edition to another; an edition once published reads the
-- same for ever, and estimates stay with the one they were started with.

create table catalogue_edition (
  number integer primary key check (number > 0),
  published_at timestamptz not null default now(),
  note text not null default ''
);

create table catalogue_revision (
  id bigint generated always as identity primary key,
  table_file text not null,
  row_key text not null,
  -- The order of the rows in their table.
  position integer not null,
  cells jsonb not null,
  since integer not null references catalogue_edition,
  -- The first edition that no longer has it; null while it stands.
  until integer references catalogue_edition check (until > since),
  unique (table_file, row_key, since)
);
create index catalogue_revision_until on catalogue_revision (until);
create unique index catalogue_revision_standing on catalogue_revision (table_file, row_key) where until is null;

-- A revision is written once; all that can happen to it is its end.
grant select, insert on catalogue_edition to dre_app;
grant select, insert, update (until) on catalogue_revision to dre_app;
