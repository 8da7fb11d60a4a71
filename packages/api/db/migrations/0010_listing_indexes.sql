-- One index per order in which a long list is read, each with its filter: a page reads as many entries as it shows.
drop index items_popular;
-- What is discounted is decided in the index, for a page may pass over many that are not.
create index items_popular on items (zone_id, module_id, order_count desc, id desc)
  include (store_id, discount, no_promotion) where active;
create index items_newest on items (zone_id, module_id, created_at desc, id desc) where active;
create index items_recommended on items (zone_id, module_id, order_count desc, id desc) where active and recommended;
-- Five ratings of 4 stand before the first real one.
create index items_best_reviewed
  on items (zone_id, module_id, ((rating_sum + 20) * 1000 / (rating_count + 5)) desc, id desc)
  where active and rating_count > 0;
create index items_of_brand on items (brand_id, zone_id, order_count desc, id desc)
  where active and brand_id is not null;
