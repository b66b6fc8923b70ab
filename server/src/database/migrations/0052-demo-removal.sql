-- One press removes the demo of a company that goes on with its own work. Nothing else removes an estimate: the app may not, and
-- the function below does it for estimates of the demo in the caller's company only.

-- Rows of a company are keyed by company and id.
alter table demo_company add column id text not null default 'demo' check (id = 'demo');
alter table demo_company drop constraint demo_company_pkey;
alter table demo_company add primary key (company_id, id);
alter table demo_estimate rename column estimate_id to id;

-- An estimate is named before it is begun, so that a stop in between leaves none behind that is not named.
alter table demo_estimate drop constraint demo_estimate_company_id_estimate_id_fkey;
alter table demo_estimate add foreign key (company_id) references company (id);
alter table demo_estimate add column is_written boolean not null default true;
alter table demo_estimate alter column is_written set default false;
grant update (is_written) on demo_estimate to dre_app;

-- Sums follow removed estimates as they follow new and changed ones, with rows in the same order.
create function count_removed_estimates() returns trigger
language plpgsql
set search_path = pg_catalog, public
as $$
begin
  insert into estimate_month as counted (company_id, id, started, sent, value)
    select company_id, to_char(created_at at time zone 'UTC', 'YYYY-MM'),
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
create trigger count_removed after delete on estimate
  referencing old table as removed for each statement execute function count_removed_estimates();

-- The middle of the companies' prices of these parts, as reckon_price_averages told it before.
create function average_prices(parts text[]) returns void
language sql
set search_path = pg_catalog, public
as $$
  delete from part_price_average where part = any (parts);
  insert into part_price_average (part, price, companies)
    select id, greatest(5, round(round(middle, 2 - floor(log(middle))::integer) / 5) * 5), companies
    from (
      select id, percentile_cont(0.5) within group (order by price)::numeric as middle, count(*) as companies
      from part_price_voice where id = any (parts) group by id having count(*) >= 5
    ) voices
$$;
revoke all on function average_prices from public;
create or replace function reckon_price_averages(most integer) returns integer
language plpgsql
security definer
set search_path = pg_catalog, public
as $$
declare
  due text[];
begin
  if not pg_try_advisory_xact_lock(hashtext('part_price_average')) then return 0; end if;
  perform set_config('app.averaging', 'yes', true);
  due := array(select distinct id from part_price_voice where is_due order by id limit most);
  if cardinality(due) > 0 then
    update part_price_voice set is_due = false where is_due and id = any (due);
    perform average_prices(due);
  end if;
  perform set_config('app.averaging', '', true);
  return cardinality(due);
end
$$;

-- What goes with the demo, for the question beforehand and for the removal. The demo's times lie before its start, so that a row
-- with such a time is the demo's, even if no estimate names it.
create function demo_customers() returns setof uuid language sql stable set search_path = pg_catalog, public as $$
  select c.id from customer c join demo_company d using (company_id)
  where not exists (
      select from estimate e where e.company_id = c.company_id and e.customer_id = c.id
        and not exists (select from demo_estimate own where own.company_id = e.company_id and own.id = e.id))
    and (c.used_at <= d.started_at
      or exists (select from estimate e where e.company_id = c.company_id and e.customer_id = c.id))
$$;
create function demo_units() returns setof uuid language sql stable set search_path = pg_catalog, public as $$
  select u.id from rv_unit u join demo_company d using (company_id)
  where not exists (
      select from estimate e where e.company_id = u.company_id and e.unit_id = u.id
        and not exists (select from demo_estimate own where own.company_id = e.company_id and own.id = e.id))
    and (u.used_at <= d.started_at
      or exists (select from estimate e where e.company_id = u.company_id and e.unit_id = u.id))
$$;
-- A photo that was taken off an estimate can be put back, so that the log of edits tells what an estimate uses.
create function demo_photos() returns setof text language sql stable set search_path = pg_catalog, public as $$
  with added as (
    select e.edit #>> '{photo,file}' as file, own.id is not null as is_demo
    from estimate_edit e left join demo_estimate own on own.company_id = e.company_id and own.id = e.estimate_id
    where e.edit ->> 'kind' = 'add-photo'
  )
  select f.id from photo_file f join demo_company d using (company_id)
  where (f.announced_at <= d.started_at or f.id in (select file from added where is_demo))
    and f.id not in (select file from added where not is_demo and file is not null)
$$;
grant execute on function demo_customers, demo_units, demo_photos to dre_app;

-- Removes the demo of the company the transaction acts for; a company that is not a demo, or no longer, has none to remove. Files
-- lie outside the database: their names are returned, so that a job removes them.
create function remove_demo()
returns table (estimates uuid[], customers integer, units integer, photos text[], signed uuid[])
language plpgsql
security definer
set search_path = pg_catalog, public
as $$
declare
  acting uuid := nullif(current_setting('app.company', true), '')::uuid;
  gone uuid[] := array(select id from demo_estimate where company_id = acting order by id);
  gone_customers uuid[];
  gone_units uuid[];
  mails uuid[];
  voiced text[];
  silent text[];
begin
  if not exists (select from demo_company where company_id = acting) then
    return query select '{}'::uuid[], 0, 0, '{}'::text[], '{}'::uuid[];
    return;
  end if;
  -- Whoever writes on them now is waited for; afterwards nobody can.
  perform from estimate where company_id = acting and id = any (gone) order by id for update;
  perform from share_link where company_id = acting and estimate_id = any (gone) order by id for update;
  perform from share_answer where company_id = acting and estimate_id = any (gone) order by id for update;
  estimates := array(select id from estimate where company_id = acting and id = any (gone));
  gone_customers := array(select demo_customers());
  gone_units := array(select demo_units());
  photos := array(select demo_photos());
  signed := array(
    select a.id from share_answer a where a.company_id = acting and a.estimate_id = any (gone) and a.kind = 'approval');
  customers := cardinality(gone_customers);
  units := cardinality(gone_units);

  delete from share_decision d using share_answer a
    where d.company_id = acting and a.company_id = acting and a.id = d.id and a.estimate_id = any (gone);
  delete from share_answer where company_id = acting and estimate_id = any (gone);
  delete from share_view v using share_link l
    where v.company_id = acting and l.company_id = acting and l.id = v.link_id and l.estimate_id = any (gone);
  delete from share_link where company_id = acting and estimate_id = any (gone);
  mails := array(select mail_id from estimate_mail where company_id = acting and estimate_id = any (gone));
  delete from estimate_mail where company_id = acting and estimate_id = any (gone);
  -- A mail on its way at this moment is held by its job, and stays in the outbox.
  mails := array(select id from outgoing_mail where id = any (mails) for update skip locked);
  delete from outgoing_attachment where mail_id = any (mails);
  delete from outgoing_mail where id = any (mails);
  delete from issued_document where company_id = acting and estimate_id = any (gone);
  delete from estimate_comment where company_id = acting and estimate_id = any (gone);
  delete from estimate_version where company_id = acting and estimate_id = any (gone);
  delete from estimate_edit where company_id = acting and estimate_id = any (gone);
  delete from estimate_word where company_id = acting and estimate_id = any (gone);
  delete from estimate where company_id = acting and id = any (gone);
  delete from demo_estimate where company_id = acting;
  delete from photo_file where company_id = acting and id = any (photos);
  delete from rv_unit where company_id = acting and id = any (gone_units);
  delete from customer where company_id = acting and id = any (gone_customers);
  -- Sums that came to nothing name months, people and parts of the demo.
  delete from estimate_tally t where t.company_id = acting and t.estimates = 0 and t.total = 0;
  delete from estimate_month where company_id = acting and started = 0 and sent = 0 and value = 0;
  delete from report_month r
    where r.company_id = acting and r.estimates = 0 and r.total = 0 and r.approved = 0 and r.supplemented = 0;
  delete from report_hours where company_id = acting and tenths = 0;
  delete from report_part r where r.company_id = acting and r.estimates = 0 and r.amount = 0;

  -- The company's prices are the middle of its own estimates again, or none.
  voiced := array(
    select v.id from part_price_voice v
    where v.company_id = acting and exists (
      select from jsonb_array_elements(v.recent) entry where (entry ->> 0)::uuid = any (gone))
    order by v.id for update);
  update part_price_voice v set is_due = true, recent = own.recent, price = own.price
    from (
      select voice.id, jsonb_agg(entry order by place) as recent,
        percentile_disc(0.5) within group (order by (entry ->> 1)::bigint) as price
      from part_price_voice voice, jsonb_array_elements(voice.recent) with ordinality known (entry, place)
      where voice.company_id = acting and voice.id = any (voiced) and (entry ->> 0)::uuid <> all (gone)
      group by voice.id
    ) own
    where v.company_id = acting and v.id = own.id;
  with silenced as (
    delete from part_price_voice v
    where v.company_id = acting and v.id = any (voiced) and not exists (
      select from jsonb_array_elements(v.recent) entry where (entry ->> 0)::uuid <> all (gone))
    returning v.id
  )
  select coalesce(array_agg(id), '{}') into silent from silenced;
  if cardinality(silent) > 0 then
    perform pg_advisory_xact_lock(hashtext('part_price_average'));
    perform set_config('app.averaging', 'yes', true);
    perform average_prices(silent);
    perform set_config('app.averaging', '', true);
  end if;
  return next;
end
$$;
revoke all on function remove_demo from public;
grant execute on function remove_demo to dre_app;
