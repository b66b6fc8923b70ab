-- What companies ask for a part of the book: each has one voice, and what five or more of them say is told to all.

-- The newest prices a company locked an estimate with, and the middle one of them. Nobody but the company reads it.
create table part_price_voice (
  company_id uuid not null references company (id),
  -- The code of the part.
  id text not null,
  -- [[estimate, cents], …], the newest first, one for each estimate.
  recent jsonb not null,
  price bigint not null check (price > 0),
  -- Not yet in the average.
  is_due boolean not null,
  primary key (company_id, id)
);
create index part_price_voice_due on part_price_voice (id) where is_due;
create index part_price_voice_part on part_price_voice (id) include (price);
alter table part_price_voice enable row level security;
alter table part_price_voice force row level security;
create policy own_company on part_price_voice
  using (company_id = (select nullif(current_setting('app.company', true), '')::uuid))
  with check (company_id = (select nullif(current_setting('app.company', true), '')::uuid));
-- The function below sees the middle of all voices; the app can never be this role.
create policy averaged_by_owner on part_price_voice to dre_owner
  using ((select current_setting('app.averaging', true)) = 'yes')
  with check ((select current_setting('app.averaging', true)) = 'yes');

create table part_price_average (
  part text primary key,
  price bigint not null check (price > 0),
  companies integer not null check (companies >= 5),
  reckoned_at timestamptz not null default now()
);

-- What a version was locked with. A correction moves no money. Of several lines of one part the middle one counts; house
-- parts are nobody's business.
create function voice_prices() returns trigger
language plpgsql
security definer
set search_path = pg_catalog, public
as $$
begin
  if new.correction <> '' then return null; end if;
  insert into part_price_voice as kept (company_id, id, recent, price, is_due)
    select new.company_id, part, jsonb_build_array(jsonb_build_array(new.estimate_id, price)), price, true
    from (
      select part, percentile_disc(0.5) within group (order by price) as price
      from (
        select l.value #>> '{source,part}' as part,
          coalesce((l.value ->> 'price')::bigint, (l.value #>> '{book,price}')::bigint, 0) as price
        from json_array_elements(new.content -> 'lines') l
        where l.value ->> 'operation' = 'replace' and l.value ->> 'partSource' = 'new'
          and l.value ->> 'state' <> 'possible' and l.value ->> 'payer' <> 'excluded'
          and l.value ->> 'priorDamage' <> 'unrelated'
      ) line
      where part is not null and part not like 'OWN:%' and price > 0
      group by part
    ) used
    order by part
  on conflict (company_id, id) do update set
    is_due = true,
    recent = (
      select jsonb_agg(entry order by place) from (
        select entry, place from jsonb_array_elements(
          excluded.recent || (
            select coalesce(jsonb_agg(known.entry order by known.place), '[]')
            from jsonb_array_elements(kept.recent) with ordinality known (entry, place)
            where known.entry ->> 0 <> new.estimate_id::text
          )
        ) with ordinality newer (entry, place) order by place limit 25
      ) newest
    ),
    price = (
      select percentile_disc(0.5) within group (order by cents) from (
        select excluded.price as cents
        union all
        select * from (
          select (known.entry ->> 1)::bigint from jsonb_array_elements(kept.recent) with ordinality known (entry, place)
          where known.entry ->> 0 <> new.estimate_id::text order by known.place limit 24
        ) earlier
      ) newest
    );
  return null;
end
$$;
revoke all on function voice_prices from public;
create trigger voiced after insert on estimate_version for each row execute function voice_prices();

-- The middle of the companies' voices, told to three digits and to five cents: an odd one out of many is then nobody's
-- price to the cent. One process at a time; who comes second has nothing left to do.
create function reckon_price_averages(most integer) returns integer
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
    delete from part_price_average where part = any (due);
    insert into part_price_average (part, price, companies)
      select id, greatest(5, round(round(middle, 2 - floor(log(middle))::integer) / 5) * 5), companies
      from (
        select id, percentile_cont(0.5) within group (order by price)::numeric as middle, count(*) as companies
        from part_price_voice where id = any (due) group by id having count(*) >= 5
      ) voices;
  end if;
  perform set_config('app.averaging', '', true);
  return cardinality(due);
end
$$;
revoke all on function reckon_price_averages from public;
grant execute on function reckon_price_averages to dre_app;
grant select on part_price_average to dre_app;
grant select on part_price_voice to dre_app;
