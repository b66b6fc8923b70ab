-- A session names the companies of a person, and the bar shows the shop of those that have one. Rows of the shop are
-- visible inside one company only, so the company repeats whether it is on.
alter table company add column has_shop boolean not null default false;
update company set has_shop = true where id in (select company_id from shop where is_on);

create function repeat_shop_on_company() returns trigger language plpgsql
as $$
begin
  update company set has_shop = new.is_on where id = new.company_id and has_shop <> new.is_on;
  return null;
end
$$;
create trigger shop_on_company after insert or update of is_on on shop
  for each row execute function repeat_shop_on_company();
