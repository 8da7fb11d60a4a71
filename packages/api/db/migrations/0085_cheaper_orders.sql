-- The stock of an item changes with every order and is not copied. With the copied columns named, PostgreSQL no longer
-- reads and evaluates the condition of this trigger for each order.
drop trigger items_copied_to_words on items;
create trigger items_copied_to_words
  after update of order_count, active, store_id, category_id, brand_id, price, discount, discount_type, store_discount,
    no_promotion, rating_sum, rating_count on items
  for each row
  when ((old.order_count, old.active, old.store_id, old.category_id, old.brand_id, old.price, old.discount,
      old.discount_type, old.store_discount, old.no_promotion, old.rating_sum, old.rating_count)
    is distinct from (new.order_count, new.active, new.store_id, new.category_id, new.brand_id, new.price, new.discount,
      new.discount_type, new.store_discount, new.no_promotion, new.rating_sum, new.rating_count))
  execute function copy_to_words();

-- Origin and contacts are written by the statement that writes their order, and orders are never deleted. An invariant
-- looks for what a reference would refuse, at a time when nobody waits for it.
alter table order_origins drop constraint order_origins_order_id_fkey;
alter table order_contacts drop constraint order_contacts_order_id_fkey;
-- Both are read by age for the clean-up and the list of the operator alone, and rows come in the order of their age.
drop index order_origins_noted;
drop index order_origins_by_age;
create index order_origins_by_age on order_origins using brin (placed_at);
