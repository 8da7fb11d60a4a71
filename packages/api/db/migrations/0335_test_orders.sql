-- The test order of a store, which is in no table of orders: no book and no report can count it (STO-098).
create table test_orders (
  store_id integer primary key references stores (id) on delete cascade,
  order_id text not null unique check (order_id ~ '^0\d{9}$'),
  -- As the board shows it.
  shown jsonb not null,
  ends_at timestamptz not null
);
