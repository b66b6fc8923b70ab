-- A company has one time zone: the days and months of its reports and documents begin at its midnight. Instants stay as they are.
alter table company add column time_zone text not null default 'America/Chicago';

-- The month of a company's estimate, as 2026-11.
create function month_in(zone text, moment timestamptz) returns text language sql stable
  as $$ select to_char(moment at time zone zone, 'YYYY-MM') $$;
create function zone_of(company uuid) returns text language sql stable set search_path = pg_catalog, public
  as $$ select time_zone from public.company where id = zone_of.company $$;

create function report_change_in(
  zone text, sign integer, company uuid, created timestamptz, status text, estimator text, total bigint,
  approved timestamptz, supplements integer, labor_hours jsonb, parts_used jsonb
) returns report_change language sql stable as $$
  select row (
    sign, company, month_in(zone, created), status, estimator,
    case when counts then total else 0 end,
    case when counts and approved is not null then greatest(0, extract(epoch from approved - created))::bigint end,
    case when counts then supplements else 0 end,
    case when counts then labor_hours else '{}' end,
    case when counts then parts_used else '{}' end
  )::report_change
  from (values (status not in ('draft', 'locked', 'void'))) counted (counts)
$$;
create or replace function report_change_of(
  sign integer, company uuid, created timestamptz, status text, estimator text, total bigint, approved timestamptz,
  supplements integer, labor_hours jsonb, parts_used jsonb
) returns report_change language sql stable as $$
  select report_change_in(zone_of(company), sign, company, created, status, estimator, total, approved, supplements,
    labor_hours, parts_used)
$$;

create or replace function report_estimate() returns trigger
language plpgsql
security definer
set search_path = pg_catalog, public
as $$
declare
  is_new boolean := tg_op = 'INSERT';
  started integer := (new.stage <> 'void' or new.sent_at is not null)::integer;
  sent integer := (new.stage <> 'void' and new.sent_at is not null)::integer;
  value bigint;
begin
  if new.stage = 'void' then new.reported_value := 0;
  elsif new.draft is null then new.reported_value := new.total;
  end if;
  value := new.reported_value;
  if not is_new then
    started := started - (old.stage <> 'void' or old.sent_at is not null)::integer;
    sent := sent - (old.stage <> 'void' and old.sent_at is not null)::integer;
    value := value - old.reported_value;
  end if;
  if started <> 0 or sent <> 0 or value <> 0 then
    insert into estimate_month as counted (company_id, id, started, sent, value)
      values (new.company_id, month_in(zone_of(new.company_id), new.created_at), started, sent, value)
      on conflict (company_id, id) do update set
        started = counted.started + excluded.started,
        sent = counted.sent + excluded.sent,
        value = counted.value + excluded.value;
  end if;
  return new;
end
$$;

create or replace function count_removed_estimates() returns trigger
language plpgsql
set search_path = pg_catalog, public
as $$
begin
  insert into estimate_month as counted (company_id, id, started, sent, value)
    select company_id, month_in(zone_of(company_id), created_at),
      -count(*) filter (where stage <> 'void' or sent_at is not null),
      -count(*) filter (where stage <> 'void' and sent_at is not null), -sum(reported_value)
    from removed group by 1, 2 order by 1, 2
  on conflict (company_id, id) do update set started = counted.started + excluded.started,
    sent = counted.sent + excluded.sent, value = counted.value + excluded.value;
  insert into estimate_tally as t
    select company_id, concat_ws(' ', status, is_archived, uuid_hash(id) & 7), is_archived, status,
           -count(*), -sum(total)
    from removed group by 1, 2, 3, 4 order by 1, 2
  on conflict (company_id, id) do update
    set estimates = t.estimates + excluded.estimates, total = t.total + excluded.total;
  perform keep_reports(array(
    select report_change_of(-1, company_id, created_at, status, estimator, total, approved_at, supplements, labor_hours,
      parts_used)
    from removed where not is_archived
  ));
  return null;
end
$$;

-- Estimates begun about midnight at the end of a month change their month with the zone; the others stay where they are counted.
create function move_reports(before text, acting uuid) returns void
language plpgsql
set search_path = pg_catalog, public
as $$
declare
  after text := zone_of(acting);
begin
  insert into estimate_month as counted (company_id, id, started, sent, value)
    select company_id, month, sum(sign * started), sum(sign * sent), sum(sign * value)
    from (
      select company_id, sign, case when sign > 0 then month_in(after, created_at) else month_in(before, created_at) end as month,
        (stage <> 'void' or sent_at is not null)::integer as started,
        (stage <> 'void' and sent_at is not null)::integer as sent, reported_value as value
      from estimate, unnest(array[1, -1]) sign
      where company_id = acting and month_in(after, created_at) <> month_in(before, created_at)
    ) moved group by 1, 2 order by 1, 2
  on conflict (company_id, id) do update set started = counted.started + excluded.started,
    sent = counted.sent + excluded.sent, value = counted.value + excluded.value;
  perform keep_reports(array(
    select report_change_in(case when sign > 0 then after else before end, sign, company_id, created_at, status, estimator,
      total, approved_at, supplements, labor_hours, parts_used)
    from estimate, unnest(array[1, -1]) sign
    where company_id = acting and not is_archived and month_in(after, created_at) <> month_in(before, created_at)
  ));
end
$$;
revoke all on function move_reports from public;
create function follow_time_zone() returns trigger
language plpgsql
security definer
set search_path = pg_catalog, public
as $$
begin
  perform move_reports(old.time_zone, new.id);
  return null;
end
$$;
revoke all on function follow_time_zone from public;
create trigger time_zone_changed after update of time_zone on company
  for each row when (old.time_zone <> new.time_zone) execute function follow_time_zone();

-- Counted in UTC until now, and moved for every company at once, which nobody else may.
alter table estimate no force row level security;
alter table estimate_month no force row level security;
alter table report_month no force row level security;
alter table report_hours no force row level security;
alter table report_part no force row level security;
select move_reports('UTC', id) from company;
alter table estimate force row level security;
alter table estimate_month force row level security;
alter table report_month force row level security;
alter table report_hours force row level security;
alter table report_part force row level security;
