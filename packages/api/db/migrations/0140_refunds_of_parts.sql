-- What operators have given back of orders that were delivered, any number of times up to what was paid. The books have
-- a journal of each, about 'refund:<id>'.
create table refunds (
  id bigint generated always as identity primary key,
  order_id text not null references orders,
  currency text not null,
  amount bigint not null check (amount > 0),
  -- The part of the amount that is tax.
  tax bigint not null default 0 check (tax between 0 and amount),
  to_wallet bigint not null check (to_wallet >= 0),
  to_provider bigint not null check (to_provider >= 0),
  to_cash bigint not null check (to_cash >= 0),
  by_market bigint not null check (by_market >= 0),
  by_store bigint not null check (by_store >= 0),
  by_courier bigint not null check (by_courier >= 0),
  -- [{"line", "quantity", "amount"}] of the lines of the order.
  lines jsonb not null default '[]',
  fees text[] not null default '{}',
  reason text not null,
  -- The account of the operator. No foreign key: a refund outlives the account.
  account_id integer not null,
  made_at timestamptz not null,
  check (to_wallet + to_provider + to_cash = amount),
  check (by_market + by_store + by_courier = amount)
);
create index refunds_of_order on refunds (order_id);

-- Parts of payments that go back through their providers.
create table payment_returns (
  id bigint generated always as identity primary key,
  payment_id text not null references payments,
  refund_id bigint unique references refunds,
  amount bigint not null check (amount > 0),
  status text not null default 'due' check (status in ('due', 'returning', 'returned')),
  changed_at timestamptz not null
);
create index payment_returns_open on payment_returns (changed_at) where status <> 'returned';
