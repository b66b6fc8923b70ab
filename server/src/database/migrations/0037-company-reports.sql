-- What a company's own reports count, kept as it happens: reading them costs the same however many estimates there are.
-- They count what My Estimates counts: whatever is archived is out of the way here too, and a void one is one of its status
-- with no money in it.

alter table estimate
  add column approved_at timestamptz,
  -- Begun after the estimate was locked first, those locked and the one in work.
  add column supplements integer not null default 0 check (supplements >= 0),
  -- Billed tenths of hours by labor type.
  add column labor_hours jsonb not null default '{}' check (jsonb_typeof(labor_hours) = 'object'),
  -- Parts of the book by their code: what they are called and what is charged for them, in cents.
  add column parts_used jsonb not null default '{}' check (jsonb_typeof(parts_used) = 'object');

-- By the month an estimate was started in, as 2026-11 in UTC, its status and its estimator. Drafts and void estimates count
-- and bring nothing else: writing on a draft changes no row.
create table report_month (
  company_id uuid not null references company (id),
  id text not null,
  month text not null check (month ~ '^[0-9]{4}-[0-9]{2}$'),
  status text not null,
  estimator text not null,
  estimates bigint not null,
  total bigint not null,
  approved bigint not null,
  -- From the start to the first approval.
  approval_seconds bigint not null,
  supplemented bigint not null,
  primary key (company_id, id)
);
create index report_month_read on report_month (company_id, month);

create table report_hours (
  company_id uuid not null references company (id),
  id text not null,
  month text not null,
  estimator text not null,
  labor_type text not null,
  tenths bigint not null,
  primary key (company_id, id)
);
create index report_hours_read on report_hours (company_id, month);

create table report_part (
  company_id uuid not null references company (id),
  id text not null,
  month text not null,
  -- Null: everybody's together, so that reading them does not grow with the people.
  estimator text,
  part text not null,
  name text not null,
  estimates bigint not null,
  amount bigint not null,
  primary key (company_id, id)
);
create index report_part_read on report_part (company_id, estimator, month);

-- The first approval; one that is taken back was none. What is locked again waits for an answer, and had one before.
create function note_approval() returns trigger
language plpgsql
set search_path = pg_catalog, public
as $$
begin
  if new.stage = 'approved' and old.stage <> 'approved' and new.approved_at is null then
    new.approved_at := new.updated_at;
  elsif new.stage = 'sent' and old.stage = 'approved' and new.draft is not distinct from old.draft then
    new.approved_at := null;
  end if;
  return new;
end
$$;
create trigger approved before update of stage on estimate for each row execute function note_approval();

-- Filled for every company at once, which nobody else may. Hours are reckoned with the book when an estimate is saved next.
alter table estimate no force row level security;
alter table estimate_edit no force row level security;
update estimate e set
  supplements = greatest(0, json_array_length(document -> 'versions') - 1 + (draft is not null and draft <> 'E01')::integer),
  approved_at = case when stage in ('approved', 'in-repair', 'completed') then (
    select min(at) from estimate_edit l
    where l.company_id = e.company_id and l.estimate_id = e.id and l.revision is not null and l.edit ->> 'kind' = 'approve'
  ) end,
  parts_used = coalesce((
    select jsonb_object_agg(part, jsonb_build_object('name', name, 'amount', amount)) from (
      select l.value #>> '{source,part}' as part, min(l.value ->> 'description') as name,
        sum(round(coalesce((l.value ->> 'price')::numeric, (l.value #>> '{book,price}')::numeric, 0)
          * (l.value ->> 'quantity')::numeric / 1000))::bigint as amount
      from json_array_elements(document -> 'lines') l
      where l.value #>> '{source,part}' is not null and l.value ->> 'state' <> 'possible'
        and l.value ->> 'payer' <> 'excluded' and l.value ->> 'priorDamage' <> 'unrelated'
      group by 1
    ) used), '{}')
  where document -> 'versions' is not null;

-- What an estimate brings to the reports of its company, or takes from them again.
create type report_change as (
  sign integer,
  company_id uuid,
  month text,
  status text,
  estimator text,
  total bigint,
  approval_seconds bigint,
  supplements integer,
  labor_hours jsonb,
  parts_used jsonb
);

create function report_change_of(
  sign integer, company uuid, created timestamptz, status text, estimator text, total bigint, approved timestamptz,
  supplements integer, labor_hours jsonb, parts_used jsonb
) returns report_change language sql immutable as $$
  select row (
    sign, company, to_char(created at time zone 'UTC', 'YYYY-MM'), status, estimator,
    case when counts then total else 0 end,
    case when counts and approved is not null then greatest(0, extract(epoch from approved - created))::bigint end,
    case when counts then supplements else 0 end,
    case when counts then labor_hours else '{}' end,
    case when counts then parts_used else '{}' end
  )::report_change
  from (values (status not in ('draft', 'void'))) counted (counts)
$$;

-- The rows always in the same order: two statements never wait for one another in a circle. What changes nothing of a
-- report touches no row of it.
create function keep_reports(changes report_change[]) returns void
language sql
security definer
set search_path = pg_catalog, public
as $$
  insert into report_month as kept
    select company_id, concat_ws(' ', month, status, estimator), month, status, estimator,
      sum(sign), sum(sign * total), coalesce(sum(sign) filter (where approval_seconds is not null), 0),
      coalesce(sum(sign * approval_seconds), 0), coalesce(sum(sign) filter (where supplements > 0), 0)
    from unnest(changes)
    group by 1, 2, 3, 4, 5
    having sum(sign) <> 0 or sum(sign * total) <> 0 or coalesce(sum(sign * approval_seconds), 0) <> 0
      or coalesce(sum(sign) filter (where approval_seconds is not null), 0) <> 0
      or coalesce(sum(sign) filter (where supplements > 0), 0) <> 0
    order by 1, 2
  on conflict (company_id, id) do update set estimates = kept.estimates + excluded.estimates,
    total = kept.total + excluded.total, approved = kept.approved + excluded.approved,
    approval_seconds = kept.approval_seconds + excluded.approval_seconds,
    supplemented = kept.supplemented + excluded.supplemented;
  insert into report_hours as kept
    select company_id, concat_ws(' ', month, key, estimator), month, estimator, key, sum(sign * value::bigint)
    from unnest(changes), jsonb_each_text(labor_hours)
    group by 1, 2, 3, 4, 5 having sum(sign * value::bigint) <> 0 order by 1, 2
  on conflict (company_id, id) do update set tenths = kept.tenths + excluded.tenths;
  insert into report_part as kept
    select company_id, concat_ws(' ', month, key, ':' || whose), month, whose, key,
      coalesce(max(value ->> 'name') filter (where sign > 0), ''), sum(sign), sum(sign * (value ->> 'amount')::bigint)
    from unnest(changes), jsonb_each(parts_used), unnest(array[null, estimator]) whose
    group by 1, 2, 3, 4, 5 having sum(sign) <> 0 or sum(sign * (value ->> 'amount')::bigint) <> 0 order by 1, 2
  on conflict (company_id, id) do update set
    name = case when excluded.name = '' then kept.name else excluded.name end,
    estimates = kept.estimates + excluded.estimates, amount = kept.amount + excluded.amount
$$;
revoke all on function keep_reports from public;

create function report_new_estimates() returns trigger
language plpgsql
security definer
set search_path = pg_catalog, public
as $$
begin
  perform keep_reports(array(
    select report_change_of(1, company_id, created_at, status, estimator, total, approved_at, supplements, labor_hours,
      parts_used)
    from made where not is_archived
  ));
  return null;
end
$$;
revoke all on function report_new_estimates from public;
create trigger report_new after insert on estimate
  referencing new table as made for each statement execute function report_new_estimates();

create function report_changed_estimates() returns trigger
language plpgsql
security definer
set search_path = pg_catalog, public
as $$
begin
  perform keep_reports(array(
    select report_change_of(1, company_id, created_at, status, estimator, total, approved_at, supplements, labor_hours,
      parts_used)
    from after_change where not is_archived
    union all
    select report_change_of(-1, company_id, created_at, status, estimator, total, approved_at, supplements, labor_hours,
      parts_used)
    from before_change where not is_archived
  ));
  return null;
end
$$;
revoke all on function report_changed_estimates from public;
create trigger report_changed after update on estimate
  referencing old table as before_change new table as after_change
  for each statement execute function report_changed_estimates();

select keep_reports(array(
  select report_change_of(1, company_id, created_at, status, estimator, total, approved_at, supplements, labor_hours,
    parts_used)
  from estimate where not is_archived
));

alter table estimate force row level security;
alter table estimate_edit force row level security;

alter table report_month enable row level security;
alter table report_month force row level security;
create policy own_company on report_month
  using (company_id = (select nullif(current_setting('app.company', true), '')::uuid))
  with check (company_id = (select nullif(current_setting('app.company', true), '')::uuid));
alter table report_hours enable row level security;
alter table report_hours force row level security;
create policy own_company on report_hours
  using (company_id = (select nullif(current_setting('app.company', true), '')::uuid))
  with check (company_id = (select nullif(current_setting('app.company', true), '')::uuid));
alter table report_part enable row level security;
alter table report_part force row level security;
create policy own_company on report_part
  using (company_id = (select nullif(current_setting('app.company', true), '')::uuid))
  with check (company_id = (select nullif(current_setting('app.company', true), '')::uuid));

grant select on report_month, report_hours, report_part to dre_app;
