-- What becomes of a take-away order that nobody fetches (STO-044, CUS-13).

-- step
alter table stores add column if not exists unfetched_rule text not null default 'keep'
  check (unfetched_rule in ('keep', 'store_pays', 'customer_pays'));

-- step
-- The rule of the store when it was placed; null of a delivery, and of an order of the previous release: it is kept.
alter table orders add column if not exists unfetched_rule text;

-- step
-- When its customer was reminded that it waits at the counter.
alter table orders add column if not exists fetch_reminded_at timestamptz;

-- step
-- When the rule has ended it, because nobody had fetched it.
alter table orders add column if not exists unfetched_at timestamptz;

-- step
create index concurrently orders_at_counter on orders (handover_at)
  where order_type = 'take_away' and order_status = 'handover';
