-- The next edition of the book while it is being written: rows over those of the newest edition. There is one draft for
-- all administrators, and what has not been published prices no estimate.

create table catalogue_draft (
  is_the_draft boolean primary key default true check (is_the_draft),
  -- Counts every change of the draft, publishing and discarding it included; it never goes back.
  revision bigint not null default 0,
  changed_at timestamptz,
  changed_by uuid references person on delete set null,
  changed_by_name text not null default ''
);
insert into catalogue_draft default values;

create table catalogue_draft_row (
  table_file text not null,
  row_key text not null,
  position integer not null,
  -- Null where the row leaves the book.
  cells jsonb,
  revision bigint not null,
  changed_at timestamptz not null,
  changed_by uuid references person on delete set null,
  changed_by_name text not null,
  primary key (table_file, row_key)
);

grant select, update on catalogue_draft to dre_app;
grant select, insert, update, delete on catalogue_draft_row to dre_app;

-- The book as the draft would publish it: what stands in the newest edition, and the draft's rows in place of its own.
create view catalogue_draft_book with (security_invoker = true) as
select standing.table_file, standing.row_key, standing.position, standing.cells, standing.cells as published,
       null::bigint as revision, null::timestamptz as changed_at, null::text as changed_by_name
from catalogue_revision as standing
where standing.until is null
  and not exists (
    select from catalogue_draft_row as staged
    where staged.table_file = standing.table_file and staged.row_key = standing.row_key
  )
union all
select staged.table_file, staged.row_key, staged.position, staged.cells, standing.cells as published,
       staged.revision, staged.changed_at, staged.changed_by_name
from catalogue_draft_row as staged
left join catalogue_revision as standing
  on standing.table_file = staged.table_file and standing.row_key = staged.row_key and standing.until is null;
grant select on catalogue_draft_book to dre_app;

-- An edition has a name and a day from which new estimates take it.
alter table catalogue_edition
  add column name text not null default '',
  add column effective_on date,
  add column author uuid references person on delete set null,
  add column author_name text not null default '',
  -- The earlier edition whose content this one published again.
  add column copy_of integer references catalogue_edition,
  add column rows_added integer not null default 0,
  add column rows_changed integer not null default 0,
  add column rows_removed integer not null default 0;
update catalogue_edition set effective_on = (published_at at time zone 'UTC')::date;
update catalogue_edition as edition set
  rows_added = (
    select count(*) from catalogue_revision as made where made.since = edition.number and not exists (
      select from catalogue_revision as ended
      where ended.until = edition.number and ended.table_file = made.table_file and ended.row_key = made.row_key)),
  rows_changed = (
    select count(*) from catalogue_revision as made where made.since = edition.number and exists (
      select from catalogue_revision as ended
      where ended.until = edition.number and ended.table_file = made.table_file and ended.row_key = made.row_key)),
  rows_removed = (
    select count(*) from catalogue_revision as ended where ended.until = edition.number and not exists (
      select from catalogue_revision as made
      where made.since = edition.number and ended.table_file = made.table_file and ended.row_key = made.row_key));
alter table catalogue_edition alter column effective_on set not null;

-- What an edition says is said for good: a row that has ended stays ended.
create function keep_ended_revisions() returns trigger language plpgsql as $$
begin
  raise exception 'A row of a published edition cannot be changed.';
end $$;
create trigger keep_ended_revisions before update on catalogue_revision
  for each row when (old.until is not null) execute function keep_ended_revisions();
