-- When a courier was at the store or at the door of an order, and how far from it the phone was; null where it did not
-- know. The first time counts.
create table delivery_arrivals (
  order_id text not null references orders,
  place text not null check (place in ('store', 'door')),
  courier_id integer not null references delivery_men,
  arrived_at timestamptz not null,
  metres integer check (metres >= 0),
  primary key (order_id, place, courier_id)
);

-- What a courier found at the store instead of the order, and how many bags were taken.
alter table delivery_attempts add column store_problem text check (store_problem in ('not_ready', 'closed'));
alter table delivery_attempts add column store_problem_at timestamptz;
alter table delivery_attempts add column bags_taken smallint check (bags_taken between 1 and 20);

-- How many bags the store has packed; null where it does not say.
alter table orders add column bag_count smallint check (bag_count between 1 and 20);
