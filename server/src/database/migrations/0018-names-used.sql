-- Names an office has used are offered again when the next estimate is taken in. Beside the document, like all that lists
-- show of it, so that nobody reads whole estimates to find a name.

alter table estimate
  add column insurer text not null default '',
  add column adjuster text not null default '',
  add column make text not null default '';

update estimate set
  insurer = coalesce(document #>> '{parties,insurer,name}', ''),
  adjuster = coalesce(document #>> '{parties,adjuster,name}', ''),
  make = coalesce(document #>> '{unit,make}', '');
