-- Performance of the shop floor, counted as it happens: reading it costs the same however many clock entries there are.

-- True until everything is counted again from the logs, with the next thing that is written in the shop: after an upgrade, and when
-- the company's days begin at another hour.
alter table shop add column performance_stale boolean not null default true;

-- Kinds of hold with the times they were in force; null until it is first counted.
alter table repair_order add column waits json;

-- One row a punch, with its corrections applied and the time it began.
create table clock_stretch (
  company_id uuid not null,
  -- Of the punch.
  id uuid not null,
  crew_id uuid not null,
  at timestamptz not null,
  target json not null,
  -- False for a punch that was struck.
  counts boolean not null,
  -- Null while the time runs, and for off time.
  kind text,
  order_id uuid,
  -- Task or step.
  work text,
  is_step boolean not null,
  minutes integer not null check (minutes >= 0),
  -- Minutes by the shop's day.
  days jsonb not null check (jsonb_typeof(days) = 'object'),
  is_assumed boolean not null,
  primary key (company_id, id),
  foreign key (company_id, id) references clock_entry (company_id, id) on delete cascade
);
create index clock_stretch_log on clock_stretch (company_id, crew_id, at) where counts;
create index clock_stretch_order on clock_stretch (company_id, order_id) where work is not null;

-- Minutes by the shop's day, as 2026-11-19, and by kind.
create table clock_day (
  company_id uuid not null references company (id),
  id text not null,
  day text not null,
  -- Null: everybody's together, so that reading them does not grow with the people.
  crew_id uuid,
  kind text not null,
  minutes bigint not null,
  primary key (company_id, id)
);
create index clock_day_read on clock_day (company_id, crew_id, day);

-- Finished tasks on the day they were ticked, with all time that was ever clocked on them.
create table task_result (
  company_id uuid not null,
  id text not null,
  order_id uuid not null,
  task text not null,
  day text not null,
  estimator text not null,
  vehicle_type text,
  department text not null,
  operation text,
  is_redo boolean not null,
  sold integer not null,
  clocked integer not null,
  people jsonb not null check (jsonb_typeof(people) = 'object'),
  primary key (company_id, id),
  foreign key (company_id, order_id) references repair_order (company_id, id) on delete cascade
);
create index task_result_read on task_result (company_id, day);
create index task_result_order on task_result (company_id, order_id);

-- Visits of units, keys to keys.
create table unit_stay (
  company_id uuid not null,
  id text not null,
  order_id uuid not null,
  in_day text not null,
  out_day text,
  estimator text not null,
  stay json not null,
  money json,
  primary key (company_id, id),
  foreign key (company_id, order_id) references repair_order (company_id, id) on delete cascade
);
create index unit_stay_read on unit_stay (company_id, out_day);
create index unit_stay_order on unit_stay (company_id, order_id);

-- The rows always in the same order: two statements never wait for one another in a circle.
create function count_clock_days(changes jsonb) returns void
language sql
security definer
set search_path = pg_catalog, public
as $$
  insert into clock_day as present
    select (c ->> 'company_id')::uuid, concat_ws(' ', d.key, coalesce(crew::text, 'all'), c ->> 'kind'), d.key, crew,
      c ->> 'kind', sum((c ->> 'sign')::integer * d.value::integer)
    from jsonb_array_elements(changes) c, jsonb_each_text(c -> 'days') d,
      unnest(array[null, (c ->> 'crew_id')::uuid]) crew
    group by 1, 2, 3, 4, 5 having sum((c ->> 'sign')::integer * d.value::integer) <> 0 order by 1, 2
  on conflict (company_id, id) do update set minutes = present.minutes + excluded.minutes
$$;
revoke all on function count_clock_days from public;

create function count_new_stretches() returns trigger
language plpgsql
security definer
set search_path = pg_catalog, public
as $$
begin
  perform count_clock_days(coalesce((
    select jsonb_agg(jsonb_build_object('sign', 1, 'company_id', company_id, 'crew_id', crew_id, 'kind', kind, 'days', days))
    from created where kind is not null), '[]'));
  return null;
end
$$;
revoke all on function count_new_stretches from public;
create trigger counted_new after insert on clock_stretch
  referencing new table as created for each statement execute function count_new_stretches();

create function count_changed_stretches() returns trigger
language plpgsql
security definer
set search_path = pg_catalog, public
as $$
begin
  perform count_clock_days(coalesce((
    select jsonb_agg(jsonb_build_object('sign', sign, 'company_id', company_id, 'crew_id', crew_id, 'kind', kind, 'days', days))
    from (
      select 1 as sign, company_id, crew_id, kind, days from after_change
      union all
      select -1, company_id, crew_id, kind, days from before_change
    ) changed where kind is not null), '[]'));
  return null;
end
$$;
revoke all on function count_changed_stretches from public;
create trigger counted_changed after update on clock_stretch
  referencing old table as before_change new table as after_change
  for each statement execute function count_changed_stretches();

-- Clock entries are removed with the demo alone. The press before a removed one lasts longer then, so everything is counted again.
create function count_removed_stretches() returns trigger
language plpgsql
security definer
set search_path = pg_catalog, public
as $$
begin
  perform count_clock_days(coalesce((
    select jsonb_agg(jsonb_build_object('sign', -1, 'company_id', company_id, 'crew_id', crew_id, 'kind', kind, 'days', days))
    from removed where kind is not null), '[]'));
  update shop set performance_stale = true
    where not performance_stale and company_id in (select company_id from removed);
  return null;
end
$$;
revoke all on function count_removed_stretches from public;
create trigger counted_removed after delete on clock_stretch
  referencing old table as removed for each statement execute function count_removed_stretches();

create function days_begin_elsewhere() returns trigger
language plpgsql
security definer
set search_path = pg_catalog, public
as $$
begin
  update shop set performance_stale = true where company_id = new.id;
  return null;
end
$$;
revoke all on function days_begin_elsewhere from public;
create trigger days_begin_elsewhere after update of time_zone on company
  for each row when (old.time_zone is distinct from new.time_zone) execute function days_begin_elsewhere();

create function follow_estimator() returns trigger
language plpgsql
security definer
set search_path = pg_catalog, public
as $$
begin
  update task_result t set estimator = new.estimator from repair_order o
    where o.company_id = new.company_id and o.estimate_id = new.id and t.company_id = o.company_id and t.order_id = o.id;
  update unit_stay s set estimator = new.estimator from repair_order o
    where o.company_id = new.company_id and o.estimate_id = new.id and s.company_id = o.company_id and s.order_id = o.id;
  return null;
end
$$;
revoke all on function follow_estimator from public;
create trigger follow_estimator after update of estimator on estimate
  for each row when (old.estimator is distinct from new.estimator) execute function follow_estimator();

alter table clock_stretch enable row level security;
alter table clock_stretch force row level security;
create policy own_company on clock_stretch
  using (company_id = (select nullif(current_setting('app.company', true), '')::uuid))
  with check (company_id = (select nullif(current_setting('app.company', true), '')::uuid));
alter table clock_day enable row level security;
alter table clock_day force row level security;
create policy own_company on clock_day
  using (company_id = (select nullif(current_setting('app.company', true), '')::uuid))
  with check (company_id = (select nullif(current_setting('app.company', true), '')::uuid));
alter table task_result enable row level security;
alter table task_result force row level security;
create policy own_company on task_result
  using (company_id = (select nullif(current_setting('app.company', true), '')::uuid))
  with check (company_id = (select nullif(current_setting('app.company', true), '')::uuid));
alter table unit_stay enable row level security;
alter table unit_stay force row level security;
create policy own_company on unit_stay
  using (company_id = (select nullif(current_setting('app.company', true), '')::uuid))
  with check (company_id = (select nullif(current_setting('app.company', true), '')::uuid));

grant select, insert, update on clock_stretch to dre_app;
grant select on clock_day to dre_app;
grant select, insert, update, delete on task_result, unit_stay to dre_app;
