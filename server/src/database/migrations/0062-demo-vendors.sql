-- Vendors of the demo go with it, unless a purchase order of the company's own work names them. Purchase orders for repair orders
-- that are all gone were tried out on the demo, and answers to its estimates are no news any more.
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
  delete from crew_member m
    where m.company_id = acting and m.changed_at <= started
      and not exists (select from clock_entry c where c.company_id = acting and c.crew_id = m.id)
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
