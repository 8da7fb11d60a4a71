-- What the customer was promised when the order was placed, or its prescription priced. expected_at moves with delays and
-- is gone once an order is over, so it cannot say whether the order was on time.
-- In steps, so that no order waits (docs/upgrading.md).
-- formerly a967097ee5bc621b13a4ecef7db16834a85bfb0fe12bb98879253f193b305df7

-- step
alter table orders add column if not exists promised_at timestamptz;

-- Orders come in the order of time, so that a few pages hold a day.
-- step
create index concurrently orders_by_time on orders using brin (placed_at) with (pages_per_range = 32, autosummarize = on);
