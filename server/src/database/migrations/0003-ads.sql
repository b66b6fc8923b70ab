-- Advertisements and the clicks on them.

create table ad (
  id text primary key check (id <> ''),
  title text not null,
  created_at timestamptz not null default now()
);

-- No reference to ad: a link printed before an ad was removed still counts.
create table ad_click (
  id bigint generated always as identity primary key,
  ad text not null,
  clicked_at timestamptz not null default now(),
  request_id text
);
create index ad_click_ad on ad_click (ad, clicked_at);

-- Reports see counts, never single clicks.
create view ad_click_count as
  select ad, count(*) as clicks, min(clicked_at) as first_clicked_at, max(clicked_at) as last_clicked_at
  from ad_click
  group by ad;

create view company_count as
  select kind, subscription, count(*) as companies
  from company
  group by kind, subscription;

grant select on ad to dre_app;
grant insert on ad_click to dre_app;
grant select on ad_click_count, company_count to dre_app, dre_reports;
