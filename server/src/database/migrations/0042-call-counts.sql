-- How often a caller called, for all processes together. Each row is a matter of minutes, so nothing of it is written
-- ahead: after a crash of the database the counting begins again.
create unlogged table call_count (
  -- The hash of what is limited and for whom: neither addresses nor names are kept.
  key text primary key,
  calls integer not null,
  ends_at timestamptz not null
) with (fillfactor = 50);
grant select, insert, update, delete on call_count to dre_app;
