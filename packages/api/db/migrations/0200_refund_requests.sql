-- What a customer asks back of a delivered order; once per order.
-- In steps, so that no order waits (docs/upgrading.md).
-- formerly 2ebb6bf63e9473976b4ec362a0ab996779ba4211db4e4fd1ed6a463499c10390

-- step
create table if not exists refund_requests (
  order_id text primary key references orders,
  -- [{"line", "quantity", "amount"}] of the lines of the order; empty where it asks for the whole order.
  lines jsonb not null default '[]',
  amount bigint not null check (amount > 0),
  comment text not null default '',
  -- Names of private pictures.
  pictures text[] not null default '{}',
  requested_at timestamptz not null,
  -- The refund that answered it. Null while it waits, where it was declined, and where the whole order was refunded.
  refund_id bigint unique references refunds
);
create index if not exists refund_requests_with_pictures on refund_requests (requested_at) where pictures <> '{}';

-- A store of the demo refunds without a person.
alter table refunds alter column account_id drop not null;

-- Operators list what is asked back.
-- step
create index concurrently orders_asked_back on orders (zone_id) where order_status = 'refund_requested';
