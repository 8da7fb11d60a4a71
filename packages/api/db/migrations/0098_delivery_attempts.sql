-- When a step that was made without a connection was reported; null for one that was reported as it was made.
alter table order_steps add column reported_at timestamptz;

-- What a courier notes between the counter and the end of an order; an order without a note has no row.
create table delivery_attempts (
  order_id text primary key references orders,
  cash_received_at timestamptz,
  -- Why the order cannot be delivered, and since when; null again once it can.
  problem text,
  problem_at timestamptz,
  -- When the way back to the store began.
  returning_at timestamptz,
  check ((problem is null) = (problem_at is null))
);

-- When a courier tried to reach the customer from the door. The same try that is sent twice is one.
create table contact_attempts (
  order_id text not null references orders,
  made_at timestamptz not null,
  primary key (order_id, made_at)
);
