-- What an item costs as its card shows it: less the discount of its store, else its own. A list sorted or narrowed by
-- price reads it from an index. Flash sales and campaigns come and go and are not in it.
alter table items
  -- The store's own, copied as its module and zone are.
  add column store_discount smallint not null default 0,
  add column sale_price bigint not null default 0;

create function price_after_discount(
  price bigint, no_promotion boolean, store_discount smallint, discount bigint, discount_type text
) returns bigint language sql immutable parallel safe
  return case
    when no_promotion then price
    when store_discount > 0 then price - price * store_discount / 100
    when discount_type = 'percent' then price - price * least(discount, 100) / 100
    else greatest(price - discount, 0)
  end;

create function set_sale_price() returns trigger language plpgsql as $$
begin
  new.sale_price = price_after_discount(
    new.price, new.no_promotion, new.store_discount, new.discount, new.discount_type);
  return new;
end $$;
create trigger items_sale_price
  before insert or update of price, no_promotion, store_discount, discount, discount_type on items
  for each row execute function set_sale_price();

create function copy_store_discount() returns trigger language plpgsql as $$
begin
  update items set store_discount = new.discount_percent where store_id = new.id;
  return null;
end $$;
create trigger store_discount_copied after update of discount_percent on stores
  for each row when (old.discount_percent is distinct from new.discount_percent)
  execute function copy_store_discount();

update items i set store_discount = s.discount_percent from stores s where s.id = i.store_id;

create index items_by_price on items (zone_id, module_id, sale_price, id) where active;
-- The average in thousandths; nobody has rated what has none.
create index items_top_rated
  on items (zone_id, module_id, (rating_sum * 1000 / greatest(rating_count, 1)) desc, id desc) where active;
