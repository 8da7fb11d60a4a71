-- The price of a card rounds its discount half up; the price that a list is sorted by must do the same.
create or replace function price_after_discount(
  price bigint, no_promotion boolean, store_discount smallint, discount bigint, discount_type text
) returns bigint language sql immutable parallel safe
  return case
    when no_promotion then price
    when store_discount > 0 then price - (price * store_discount + 50) / 100
    when discount_type = 'percent' then price - (price * least(discount, 100) + 50) / 100
    else greatest(price - discount, 0)
  end;

update items set sale_price = price_after_discount(price, no_promotion, store_discount, discount, discount_type)
where sale_price <> price_after_discount(price, no_promotion, store_discount, discount, discount_type);
