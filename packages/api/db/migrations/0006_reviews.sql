-- Ratings are what people gave after a delivered order, never a default.
create table reviews (
  id bigint generated always as identity primary key,
  order_id text not null references orders,
  line_number smallint,
  about text not null check (about in ('item', 'store', 'delivery_man')),
  item_id integer references items,
  store_id integer references stores,
  delivery_man_id integer references delivery_men,
  author text not null,
  rating smallint not null check (rating between 1 and 5),
  comment text not null default '',
  language text not null default 'en',
  created_at timestamptz not null default now(),
  unique nulls not distinct (order_id, about, line_number),
  check (num_nonnulls(item_id, store_id, delivery_man_id) = 1)
);
create index reviews_of_item on reviews (item_id, created_at desc) where item_id is not null;
create index reviews_of_store on reviews (store_id, created_at desc) where store_id is not null;
