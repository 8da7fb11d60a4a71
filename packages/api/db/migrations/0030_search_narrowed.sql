-- What a search is narrowed and ordered by, copied: a frequent word stands in ten thousand items, and looking each of
-- them up in the wide table would cost a hundred times more than reading this narrow one alone.
drop index item_words_in_scope, item_names_in_scope;
alter table item_words
  add column store_id integer not null default 0,
  add column category_id integer not null default 0,
  add column brand_id integer,
  add column price bigint not null default 0,
  add column discount bigint not null default 0,
  add column discount_type text not null default 'percent',
  add column store_discount smallint not null default 0,
  add column no_promotion boolean not null default false,
  add column rating_sum integer not null default 0,
  add column rating_count integer not null default 0,
  add column sale_price bigint not null
    generated always as (price_after_discount(price, no_promotion, store_discount, discount, discount_type)) stored;

create or replace function copy_to_words() returns trigger language plpgsql as $$
begin
  update item_words set order_count = new.order_count, active = new.active, store_id = new.store_id,
    category_id = new.category_id, brand_id = new.brand_id, price = new.price, discount = new.discount,
    discount_type = new.discount_type, store_discount = new.store_discount, no_promotion = new.no_promotion,
    rating_sum = new.rating_sum, rating_count = new.rating_count
  where item_id = new.id;
  return null;
end $$;
drop trigger items_copied_to_words on items;
create trigger items_copied_to_words after update on items for each row
  when ((old.order_count, old.active, old.store_id, old.category_id, old.brand_id, old.price, old.discount,
      old.discount_type, old.store_discount, old.no_promotion, old.rating_sum, old.rating_count)
    is distinct from (new.order_count, new.active, new.store_id, new.category_id, new.brand_id, new.price, new.discount,
      new.discount_type, new.store_discount, new.no_promotion, new.rating_sum, new.rating_count))
  execute function copy_to_words();

update item_words w set store_id = i.store_id, category_id = i.category_id, brand_id = i.brand_id, price = i.price,
  discount = i.discount, discount_type = i.discount_type, store_discount = i.store_discount,
  no_promotion = i.no_promotion, rating_sum = i.rating_sum, rating_count = i.rating_count
from items i where i.id = w.item_id;

create index item_words_in_scope on item_words using gin (words_in_scope(zone_id, module_id, words))
  with (fastupdate = off);
create index item_names_in_scope on item_words using gin (words_in_scope(zone_id, module_id, ts_filter(words, '{a}')))
  with (fastupdate = off);
