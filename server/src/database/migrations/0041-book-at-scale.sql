-- A draft may hold a whole book of fifty thousand parts.

-- Who a row is by is told by name; a check for each row would cost more than the row.
alter table catalogue_draft_row drop constraint catalogue_draft_row_changed_by_fkey;

-- What is said of a part is found by the part.
create index catalogue_draft_row_part on catalogue_draft_row (table_file, (cells->>'part_code'));
create index catalogue_revision_part on catalogue_revision (table_file, (cells->>'part_code'))
  where until is null;

-- Thousands of rows that come at once are read by rules of thumb until somebody counts them.
create function count_book_rows() returns void language plpgsql security definer set search_path = public as $$
begin
  analyze catalogue_draft_row;
  analyze catalogue_revision;
end $$;
revoke all on function count_book_rows() from public;
grant execute on function count_book_rows() to dre_app;
