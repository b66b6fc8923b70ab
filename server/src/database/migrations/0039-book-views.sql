-- What administrators look at in the book again and again: their own filters, under names of their own.

create table book_view (
  person_id uuid not null references person (id),
  name text not null check (name <> ''),
  -- What the list shows, as the address says it.
  search text not null,
  primary key (person_id, name)
);
grant select, insert, update, delete on book_view to dre_app;
