-- How operators change which orders couriers bring together (OPS-020).

-- step
-- While a courier has one of these orders, dispatch adds no other to their ride.
create table if not exists locked_rides (
  order_id text primary key references orders on delete cascade,
  delivery_man_id integer not null references delivery_men on delete cascade,
  -- The operator. No foreign key: it outlives the account.
  account_id integer not null,
  made_at timestamptz not null
);

-- step
create index if not exists locked_rides_of_courier on locked_rides (delivery_man_id);

-- step
-- From whose ride an operator has taken an order: dispatch does not give it back.
create table if not exists parted_orders (
  order_id text not null references orders on delete cascade,
  delivery_man_id integer not null references delivery_men on delete cascade,
  account_id integer not null,
  made_at timestamptz not null,
  primary key (order_id, delivery_man_id)
);

-- step
create index if not exists parted_orders_of_courier on parted_orders (delivery_man_id);
