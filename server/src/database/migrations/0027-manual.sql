-- The printed manual: a file for each edition, made when it is first asked for, the same for every company.

create table manual (
  edition integer primary key references catalogue_edition,
  state text not null check (state in ('waiting', 'making', 'ready', 'failed')),
  -- How far the one being made is.
  page integer not null default 0 check (page >= 0),
  pages integer not null default 0 check (pages >= page),
  -- Of the file that is there; null while there is none. It stays while another is made.
  bytes bigint check (bytes > 0),
  made_at timestamptz,
  asked_at timestamptz not null
);

grant select, insert, update on manual to dre_app;
