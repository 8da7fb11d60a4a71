-- formerly 80328ffd71a733083bb88b2a29dbca981db8a23d4f84ee0542cf95a9eb42539d
-- step
-- When a courier was at the store or at the door of an order, and how far from it the phone was; null where it did not
-- know. The first time counts.
create table if not exists delivery_arrivals (
  order_id text not null references orders,
  place text not null check (place in ('store', 'door')),
  courier_id integer not null references delivery_men,
  arrived_at timestamptz not null,
  metres integer check (metres >= 0),
  primary key (order_id, place, courier_id)
);

-- step
-- What a courier found at the store instead of the order, and how many bags were taken.
alter table delivery_attempts add column if not exists store_problem text check (store_problem in ('not_ready', 'closed'));
alter table delivery_attempts add column if not exists store_problem_at timestamptz;
alter table delivery_attempts add column if not exists bags_taken smallint check (bags_taken between 1 and 20);

-- step
-- How many bags the store has packed; null where it does not say.
alter table orders
  add column if not exists bag_count smallint,
  drop constraint if exists orders_bag_count_check,
  add constraint orders_bag_count_check check (bag_count between 1 and 20) not valid;

-- step
alter table orders validate constraint orders_bag_count_check;
