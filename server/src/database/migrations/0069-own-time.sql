-- The shop's own time: what finished tasks of delivered orders took, and the figures of each level they are compared at. Everything
-- here follows from orders and clock entries, so it is replaced whenever those change.

-- One row a finished task. It names nobody.
create table own_time_sample (
  company_id uuid not null,
  id uuid not null default gen_random_uuid(),
  order_id uuid not null,
  task text not null check (length(task) <= 500),
  -- Labor type, operation, part type, part and vehicle type: the work of a level begins with one text.
  path text collate "C" not null check (length(path) <= 1000),
  quantity integer not null check (quantity > 0),
  sold_minutes integer not null check (sold_minutes > 0),
  actual_minutes integer not null check (actual_minutes > 0),
  is_shared boolean not null,
  edition integer not null,
  month text not null check (month ~ '^[0-9]{4}-[0-9]{2}$'),
  primary key (company_id, id),
  unique (company_id, order_id, task),
  foreign key (company_id, order_id) references repair_order (company_id, id) on delete cascade
);
create index own_time_sample_path on own_time_sample (company_id, path, month desc);

-- The people who worked on a sample, apart from it: they are counted, and a single one is asked whether it is the caller.
create table own_time_worker (
  company_id uuid not null,
  id uuid not null default gen_random_uuid(),
  sample_id uuid not null,
  crew_id uuid not null,
  primary key (company_id, id),
  unique (company_id, sample_id, crew_id),
  foreign key (company_id, sample_id) references own_time_sample (company_id, id) on delete cascade,
  foreign key (company_id, crew_id) references crew_member (company_id, id)
);

-- One row a level, read by one probe of its key, the beginning of a path. It knows how many people, not which.
create table own_time_tally (
  company_id uuid not null references company (id),
  id text collate "C" not null check (length(id) <= 1000),
  samples json not null,
  people integer not null check (people >= 0),
  primary key (company_id, id)
);

alter table own_time_sample enable row level security;
alter table own_time_sample force row level security;
create policy own_company on own_time_sample
  using (company_id = (select nullif(current_setting('app.company', true), '')::uuid))
  with check (company_id = (select nullif(current_setting('app.company', true), '')::uuid));

alter table own_time_worker enable row level security;
alter table own_time_worker force row level security;
create policy own_company on own_time_worker
  using (company_id = (select nullif(current_setting('app.company', true), '')::uuid))
  with check (company_id = (select nullif(current_setting('app.company', true), '')::uuid));

alter table own_time_tally enable row level security;
alter table own_time_tally force row level security;
create policy own_company on own_time_tally
  using (company_id = (select nullif(current_setting('app.company', true), '')::uuid))
  with check (company_id = (select nullif(current_setting('app.company', true), '')::uuid));

grant select, insert, delete on own_time_sample, own_time_worker, own_time_tally to dre_app;

-- Tallies the latest 200 samples of each level anew. Two levels are wide, the part type and the labor type: only there do shared
-- samples count. A path has one slash for each of its parts.
create function refresh_own_time(levels text[]) returns void
language plpgsql
set search_path = pg_catalog, public
as $$
declare
  acting uuid := nullif(current_setting('app.company', true), '')::uuid;
  level text;
begin
  delete from own_time_tally t where t.company_id = acting and t.id = any (levels);
  foreach level in array levels loop
    insert into own_time_tally (company_id, id, samples, people)
    with latest as (
      select s.* from own_time_sample s
      where s.company_id = acting and s.path >= level and s.path < left(level, -1) || '0'
        and (not s.is_shared or length(level) - length(replace(level, '/', '')) <= 3)
      order by s.month desc, s.order_id, s.task
      limit 200
    )
    select acting, level,
      (select json_agg(json_build_object('quantity', quantity, 'soldMinutes', sold_minutes, 'actualMinutes', actual_minutes,
        'isShared', is_shared, 'month', month)) from latest),
      (select count(distinct w.crew_id) from latest join own_time_worker w
        on w.company_id = latest.company_id and w.sample_id = latest.id)
    where exists (select from latest);
  end loop;
end
$$;
grant execute on function refresh_own_time to dre_app;

-- The demo's samples go with its orders, and the tallies follow.
create or replace function remove_demo_shop() returns void
language plpgsql
security definer
set search_path = pg_catalog, public
as $$
declare
  acting uuid := nullif(current_setting('app.company', true), '')::uuid;
  started timestamptz := (select started_at from demo_company where company_id = acting);
begin
  if started is null then return; end if;
  -- A correction goes with its punch.
  with gone as (
    select c.id from clock_entry c
    where c.company_id = acting and (c.received_at <= started or (
      c.entry #>> '{target,order}' is not null and not exists (
        select from repair_order o where o.company_id = acting and o.id = (c.entry #>> '{target,order}')::uuid)))
  )
  delete from clock_entry c
    where c.company_id = acting and (c.id in (select id from gone) or c.punch in (select id from gone));
  perform refresh_own_time(array(select t.id from own_time_tally t where t.company_id = acting));
  delete from crew_member m
    where m.company_id = acting and m.changed_at <= started
      and not exists (select from clock_entry c where c.company_id = acting and c.crew_id = m.id)
      and not exists (select from own_time_worker w where w.company_id = acting and w.crew_id = m.id)
      and not exists (select from repair_order o where o.company_id = acting and m.id = any (o.crew));
  delete from shop_location l
    where l.company_id = acting and l.changed_at <= started
      and not exists (
        select from repair_order o where o.company_id = acting and strpos(o.document::text, l.id::text) > 0);
  delete from purchase_order p
    where p.company_id = acting
      and not exists (select from repair_order o where o.company_id = acting and o.id = any (p.orders));
  delete from vendor v where v.company_id = acting and v.changed_at <= started
    and not exists (select from purchase_order p where p.company_id = acting and p.vendor_id = v.id)
    and not exists (
      select from repair_order o where o.company_id = acting and strpos(o.document::text, v.vendor ->> 'name') > 0);
  -- Notices about orders go with them; those about answers name an estimate.
  delete from staff_notice n
    where n.company_id = acting and n.order_id is null and n.kind = 'answered'
      and not exists (select from estimate e where e.company_id = acting and e.number = n.order_number);
end
$$;
