-- What the customer was promised when the order was placed, or its prescription priced. expected_at moves with delays and
-- is gone once an order is over, so it cannot say whether the order was on time.
alter table orders add column promised_at timestamptz;

-- Orders come in the order of time, so that a few pages hold a day.
create index orders_by_time on orders using brin (placed_at) with (pages_per_range = 32, autosummarize = on);
