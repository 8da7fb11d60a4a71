-- People rate in halves of a star, and binary fractions hold halves exactly, also summed up.
drop trigger items_copied_to_words on items;
alter table reviews drop constraint reviews_rating_check;
alter table reviews alter column rating type double precision;
alter table reviews add constraint reviews_rating_check check (rating between 0.5 and 5 and rating * 2 = trunc(rating * 2));
alter table items alter column rating_sum type double precision;
alter table item_words alter column rating_sum type double precision;
alter table stores alter column rating_sum type double precision;
alter table delivery_men alter column rating_sum type double precision;
create trigger items_copied_to_words after update on items for each row
  when ((old.order_count, old.active, old.store_id, old.category_id, old.brand_id, old.price, old.discount,
      old.discount_type, old.store_discount, old.no_promotion, old.rating_sum, old.rating_count)
    is distinct from (new.order_count, new.active, new.store_id, new.category_id, new.brand_id, new.price, new.discount,
      new.discount_type, new.store_discount, new.no_promotion, new.rating_sum, new.rating_count))
  execute function copy_to_words();

-- Names of what was painted anew from the pictures that somebody sent.
alter table reviews add column pictures text[] not null default '{}' check (cardinality(pictures) <= 3);

-- Orders of which the customer does not want to be asked again.
create table closed_reminders (
  order_id text primary key references orders,
  closed_at timestamptz not null default now()
);

-- The last order that arrived is looked for with every home of a customer.
create index orders_delivered_to on orders (shopper, delivered_at desc) where delivered_at is not null;
