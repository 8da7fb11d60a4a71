-- A courier sees that others have canceled an order, until the courier says so.
alter table orders add column if not exists cancel_seen_at timestamptz;
