-- The demo's repair orders go with their estimates. The function below removes what else the demo wrote on the shop floor: time
-- on orders that are gone, punches from before the demo's start, and places, people and vendors nobody changed or uses since. The
-- shop's settings stay.
create function remove_demo_shop() returns void
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
  delete from crew_member m
    where m.company_id = acting and m.changed_at <= started
      and not exists (select from clock_entry c where c.company_id = acting and c.crew_id = m.id)
      and not exists (select from repair_order o where o.company_id = acting and m.id = any (o.crew));
  delete from shop_location l
    where l.company_id = acting and l.changed_at <= started
      and not exists (
        select from repair_order o where o.company_id = acting and strpos(o.document::text, l.id::text) > 0);
  delete from vendor v where v.company_id = acting and v.changed_at <= started
    and not exists (
      select from repair_order o where o.company_id = acting and strpos(o.document::text, v.vendor ->> 'name') > 0);
end
$$;
revoke all on function remove_demo_shop from public;
grant execute on function remove_demo_shop to dre_app;
