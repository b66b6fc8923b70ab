-- The estimator's desk: the list of estimates at any size, views of it that people keep, and what the dashboard tells.

-- These rows are looked after for every company at once, which nobody else may.
alter table estimate no force row level security;

-- What lists sort and choose by, beside the document like all that lists show of it.
alter table estimate
  add column estimator text not null default '',
  add column vehicle_type text not null default '',
  add column sent_at timestamptz,
  -- Everything somebody may look for, as core/src/domain/estimates/find-words.ts takes it apart.
  add column words text[] not null default '{}',
  -- Out of the way, and nothing else: it says nothing about the estimate, so it is no edit of it.
  add column archived_at timestamptz,
  add column is_archived boolean not null generated always as (archived_at is not null) stored,
  -- A supplement in work is shown instead of the stage it was started from.
  add column status text not null generated always as (
    case when stage <> 'void' and draft <> 'E01' then 'supplement' else stage end
  ) stored;

create function plain_text(text) returns text language sql immutable as
  $$ select regexp_replace(lower($1), '[^a-z0-9]+', '', 'g') $$;
create function endings_of(text, shortest integer) returns setof text language sql immutable as
  $$ select substr(plain_text($1), n) from generate_series(1, length(plain_text($1)) - shortest + 1) n $$;
create function words_of(text) returns setof text language sql immutable as
  $$ select plain_text(w) from regexp_split_to_table($1, '\s+') w
     union select plain_text(w) from regexp_split_to_table($1, '[^[:alnum:]]+') w $$;

-- The names as well: where they were added, forced row-level security hid the rows from the update.
update estimate e set
  insurer = coalesce(document #>> '{parties,insurer,name}', ''),
  adjuster = coalesce(document #>> '{parties,adjuster,name}', ''),
  make = coalesce(document #>> '{unit,make}', ''),
  estimator = coalesce(document #>> '{heading,estimator}', ''),
  vehicle_type = coalesce(document #>> '{unit,vehicleType}', ''),
  sent_at = (document #>> '{versions,0,lockedAt}')::timestamptz,
  words = array(
    select distinct word from (
      select endings_of(e.number, 3)
      union all select endings_of(e.claim, 3)
      union all select endings_of(coalesce(document #>> '{unit,plate}', ''), 3)
      union all select endings_of(coalesce(document #>> '{unit,coachVin}', ''), 4)
      union all select endings_of(coalesce(document #>> '{unit,chassisVin}', ''), 4)
      union all select words_of(e.vehicle)
      union all select words_of(concat_ws(' ', p.value ->> 'name', p.value ->> 'company'))
        from json_each(document -> 'parties') p where p.key in ('customer', 'owner', 'insured', 'claimant', 'insurer')
      union all select words_of(concat_ws(' ', l.value #>> '{source,part}', l.value ->> 'partNumber', l.value ->> 'description'))
        from json_array_elements(document -> 'lines') l
    ) found (word) where length(word) > 1
  );
drop function words_of, endings_of, plain_text;

-- One for each way to sort and choose: every page is read from where it begins, at any depth. What a list chooses by comes
-- sorted by its last change out of the same index.
create index estimate_listed on estimate (company_id, is_archived, updated_at, id);
create index estimate_by_start on estimate (company_id, is_archived, created_at, id);
create index estimate_by_customer on estimate (company_id, is_archived, customer, updated_at, id);
create index estimate_by_vehicle on estimate (company_id, is_archived, vehicle, updated_at, id);
create index estimate_by_insurer on estimate (company_id, is_archived, insurer, updated_at, id);
create index estimate_by_status on estimate (company_id, is_archived, status, updated_at, id);
create index estimate_by_total on estimate (company_id, is_archived, total, updated_at, id);
create index estimate_by_estimator on estimate (company_id, is_archived, estimator, updated_at, id);
create index estimate_by_type on estimate (company_id, is_archived, vehicle_type, updated_at, id);
create index estimate_by_sending on estimate (company_id, is_archived, sent_at, id) where sent_at is not null;

-- The words once more, one a row: prefixes of them are found by an index, behind the wall between companies too.
create table estimate_word (
  company_id uuid not null,
  id bigint generated always as identity,
  word text collate "C" not null,
  estimate_id uuid not null,
  primary key (company_id, id),
  foreign key (company_id, estimate_id) references estimate (company_id, id)
);
create index estimate_word_found on estimate_word (company_id, word, estimate_id);
create index estimate_word_of on estimate_word (company_id, estimate_id);

-- How many there are of each status and what they come to, in several rows each, so that two people who save at the same
-- moment seldom wait for one another.
create table estimate_tally (
  company_id uuid not null references company (id),
  id text not null,
  is_archived boolean not null,
  status text not null,
  estimates integer not null,
  total bigint not null,
  primary key (company_id, id)
);

create table estimate_view (
  company_id uuid not null references company (id),
  id uuid not null default gen_random_uuid(),
  person_id uuid not null references person (id),
  name text not null check (name <> ''),
  -- What the list shows, as the address says it.
  search text not null,
  is_default boolean not null,
  created_at timestamptz not null,
  primary key (company_id, id)
);
create unique index estimate_view_id on estimate_view (id);
create unique index estimate_view_default on estimate_view (company_id, person_id) where is_default;

insert into estimate_word (company_id, word, estimate_id)
  select company_id, unnest(words), id from estimate;
insert into estimate_tally
  select company_id, concat_ws(' ', status, is_archived, uuid_hash(id) & 7), is_archived, status, count(*), sum(total)
  from estimate group by company_id, is_archived, status, uuid_hash(id) & 7;

alter table estimate force row level security;

alter table estimate_word enable row level security;
alter table estimate_word force row level security;
create policy own_company on estimate_word
  using (company_id = (select nullif(current_setting('app.company', true), '')::uuid))
  with check (company_id = (select nullif(current_setting('app.company', true), '')::uuid));

alter table estimate_tally enable row level security;
alter table estimate_tally force row level security;
create policy own_company on estimate_tally
  using (company_id = (select nullif(current_setting('app.company', true), '')::uuid))
  with check (company_id = (select nullif(current_setting('app.company', true), '')::uuid));

alter table estimate_view enable row level security;
alter table estimate_view force row level security;
create policy own_company on estimate_view
  using (company_id = (select nullif(current_setting('app.company', true), '')::uuid))
  with check (company_id = (select nullif(current_setting('app.company', true), '')::uuid));
create policy named_by_owner on estimate_view for select to dre_owner
  using (id = (select nullif(current_setting('app.named_row', true), '')::uuid));

-- Words and tallies follow the estimates: nobody writes them by hand.
create function keep_estimate_words() returns trigger
language plpgsql
set search_path = pg_catalog, public
as $$
begin
  if tg_op = 'UPDATE' then
    if new.words = old.words then return null; end if;
    delete from estimate_word
      where company_id = new.company_id and estimate_id = new.id and word <> all (new.words);
    insert into estimate_word (company_id, word, estimate_id)
      select new.company_id, word, new.id from unnest(new.words) word where word <> all (old.words);
  else
    insert into estimate_word (company_id, word, estimate_id)
      select new.company_id, word, new.id from unnest(new.words) word;
  end if;
  return null;
end
$$;
create trigger keep_words after insert or update of words on estimate
  for each row execute function keep_estimate_words();

-- A statement at a time, and the rows always in the same order: two statements never wait for one another in a circle.
-- What changes neither count nor money touches no row.
create function count_new_estimates() returns trigger
language plpgsql
set search_path = pg_catalog, public
as $$
begin
  insert into estimate_tally as t
    select company_id, concat_ws(' ', status, is_archived, uuid_hash(id) & 7), is_archived, status,
           count(*), sum(total)
    from made group by 1, 2, 3, 4 order by 1, 2
  on conflict (company_id, id) do update
    set estimates = t.estimates + excluded.estimates, total = t.total + excluded.total;
  return null;
end
$$;
create trigger count_new after insert on estimate
  referencing new table as made for each statement execute function count_new_estimates();

create function count_changed_estimates() returns trigger
language plpgsql
set search_path = pg_catalog, public
as $$
begin
  insert into estimate_tally as t
    select company_id, id, is_archived, status, sum(estimates), sum(total)
    from (
      select company_id, concat_ws(' ', status, is_archived, uuid_hash(id) & 7) as id, is_archived, status,
             1 as estimates, total
      from after_change
      union all
      select company_id, concat_ws(' ', status, is_archived, uuid_hash(id) & 7), is_archived, status, -1, -total
      from before_change
    ) change
    group by 1, 2, 3, 4 having sum(estimates) <> 0 or sum(total) <> 0 order by 1, 2
  on conflict (company_id, id) do update
    set estimates = t.estimates + excluded.estimates, total = t.total + excluded.total;
  return null;
end
$$;
create trigger count_changed after update on estimate
  referencing old table as before_change new table as after_change
  for each statement execute function count_changed_estimates();

grant select, insert, delete on estimate_word to dre_app;
grant select, insert, update on estimate_tally to dre_app;
grant select, insert, update, delete on estimate_view to dre_app;

-- News and events of the product, for everybody or for the companies named.
create table news (
  id uuid primary key default gen_random_uuid(),
  title text not null check (title <> ''),
  -- A list of paragraphs, each a text.
  body jsonb not null check (jsonb_typeof(body) = 'array'),
  published_from timestamptz not null,
  published_until timestamptz,
  -- Null: everybody.
  for_companies uuid[]
);
create index news_published on news (published_from desc);

create table event (
  id uuid primary key default gen_random_uuid(),
  title text not null check (title <> ''),
  body jsonb not null check (jsonb_typeof(body) = 'array'),
  starts_at timestamptz not null,
  place text not null default '',
  published_from timestamptz not null,
  published_until timestamptz,
  for_companies uuid[]
);
create index event_upcoming on event (starts_at);

alter table ad
  add column body text not null default '',
  add column shown_from timestamptz not null default now(),
  add column shown_until timestamptz;

grant select, insert on news, event to dre_app;
grant insert on ad to dre_app;
