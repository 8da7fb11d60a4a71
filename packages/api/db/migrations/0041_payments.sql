-- A try to pay by a provider: of what an order still owes, or to fill a wallet.
create table payments (
  -- Random, for it stands in the address of the payment page.
  id text primary key check (id ~ '^[A-Za-z0-9_-]{22}$'),
  order_id text references orders,
  -- Whose wallet is filled; null for an order.
  customer_id integer references customers,
  provider text not null,
  currency char(3) not null,
  -- Minor units.
  amount bigint not null check (amount > 0),
  status text not null default 'open' check (status in ('open', 'paid', 'failed', 'canceled', 'return_due', 'returned')),
  -- The provider's own name for it, once it has one.
  reference text,
  -- Path of the storefront where the shopper goes on.
  callback text not null check (callback ~ '^/[^/\\]'),
  started_at timestamptz not null default now(),
  ended_at timestamptz,
  check (num_nonnulls(order_id, customer_id) = 1)
);
create unique index payments_open_of_order on payments (order_id) where status = 'open';
create index payments_of_order on payments (order_id);
create unique index payments_by_reference on payments (provider, reference);
create index payments_to_return on payments (ended_at) where status = 'return_due';

-- What providers have told, each event once, whatever became of it.
create table payment_events (
  provider text not null,
  event_id text not null,
  payment_id text not null references payments,
  -- What the provider said, and what the market did of it.
  news text not null,
  effect text not null,
  received_at timestamptz not null default now(),
  primary key (provider, event_id)
);
create index payment_events_of_payment on payment_events (payment_id);

create index orders_unpaid on orders (placed_at)
  where order_status = 'pending' and payment_method = 'digital_payment' and payment_status = 'unpaid';
