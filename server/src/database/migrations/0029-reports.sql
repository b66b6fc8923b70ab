-- What reports count, kept as it happens: reading them costs the same however many estimates and clicks there are.

create table estimate_month (
  company_id uuid not null references company (id),
  -- The month estimates were started in, as 2026-11, in UTC.
  id text not null check (id ~ '^[0-9]{4}-[0-9]{2}$'),
  started bigint not null,
  -- Those of them that were locked at least once, and what they came to when they were locked last.
  sent bigint not null,
  value bigint not null,
  primary key (company_id, id)
);
alter table estimate_month enable row level security;
alter table estimate_month force row level security;
create policy own_company on estimate_month
  using (company_id = (select nullif(current_setting('app.company', true), '')::uuid))
  with check (company_id = (select nullif(current_setting('app.company', true), '')::uuid));
create policy read_by_administrator on estimate_month for select
  using ((select current_setting('app.administrator', true)) = 'yes');

-- What the estimate adds to its month now.
alter table estimate add column reported_value bigint not null default 0;

-- Counted for every company at once, which nobody else may.
alter table estimate no force row level security;
alter table estimate_month no force row level security;
update estimate set reported_value = case when stage = 'void' or sent_at is null then 0 else total end;
insert into estimate_month (company_id, id, started, sent, value)
  select company_id, to_char(created_at at time zone 'UTC', 'YYYY-MM'),
    count(*) filter (where stage <> 'void' or sent_at is not null),
    count(*) filter (where stage <> 'void' and sent_at is not null),
    sum(reported_value)
  from estimate group by 1, 2;
alter table estimate force row level security;
alter table estimate_month force row level security;

-- Started, locked and voided are seldom; every other change of an estimate leaves its month alone.
create function report_estimate() returns trigger
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
      values (new.company_id, to_char(new.created_at at time zone 'UTC', 'YYYY-MM'), started, sent, value)
      on conflict (company_id, id) do update set
        started = counted.started + excluded.started,
        sent = counted.sent + excluded.sent,
        value = counted.value + excluded.value;
  end if;
  return new;
end
$$;
revoke all on function report_estimate from public;
create trigger reported before insert or update of stage, draft, total, sent_at on estimate
  for each row execute function report_estimate();

-- Clicks by ad and day. Places are dense and never move, so that every page of them is one stretch of the index.
create table ad_click_day (
  place bigint primary key check (place > 0),
  day date not null,
  ad text not null,
  clicks bigint not null check (clicks > 0),
  unique (ad, day)
);
create index ad_click_day_day on ad_click_day (day);
create table ad_click_total (
  ad text primary key,
  clicks bigint not null check (clicks > 0),
  last_clicked_at timestamptz not null
);

insert into ad_click_day (place, day, ad, clicks)
  select row_number() over (order by day, ad), day, ad, clicks
  from (select (clicked_at at time zone 'UTC')::date as day, ad, count(*) as clicks from ad_click group by 1, 2) counted;
insert into ad_click_total (ad, clicks, last_clicked_at)
  select ad, count(*), max(clicked_at) from ad_click group by ad;

create function report_click() returns trigger
language plpgsql
security definer
set search_path = pg_catalog, public
as $$
declare
  on_day date := (new.clicked_at at time zone 'UTC')::date;
begin
  insert into ad_click_total as counted (ad, clicks, last_clicked_at) values (new.ad, 1, new.clicked_at)
    on conflict (ad) do update set clicks = counted.clicks + 1,
      last_clicked_at = greatest(counted.last_clicked_at, excluded.last_clicked_at);
  update ad_click_day set clicks = clicks + 1 where ad = new.ad and day = on_day;
  if not found then
    -- The first of its day: places are given one after the other.
    perform pg_advisory_xact_lock(hashtext('ad_click_day'));
    insert into ad_click_day as counted (place, day, ad, clicks)
      values (coalesce((select max(place) from ad_click_day), 0) + 1, on_day, new.ad, 1)
      on conflict (ad, day) do update set clicks = counted.clicks + 1;
  end if;
  return null;
end
$$;
revoke all on function report_click from public;
create trigger reported after insert on ad_click for each row execute function report_click();

-- Ads are never removed; they end. Their places are dense for the same reason.
alter table ad add column place bigint;
update ad set place = numbered.place
  from (select id, row_number() over (order by created_at, id) as place from ad) numbered where numbered.id = ad.id;
alter table ad alter column place set not null, add unique (place);

create function place_ad() returns trigger
language plpgsql
security definer
set search_path = pg_catalog, public
as $$
begin
  perform pg_advisory_xact_lock(hashtext('ad'));
  new.place := coalesce((select max(place) from ad), 0) + 1;
  return new;
end
$$;
revoke all on function place_ad from public;
create trigger placed before insert on ad for each row execute function place_ad();

grant select on estimate_month, ad_click_day, ad_click_total to dre_app;
