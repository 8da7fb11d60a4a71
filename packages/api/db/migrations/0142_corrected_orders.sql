-- What an operator has changed of a running order, for its customer to confirm; the latest change counts.
create table order_corrections (
  order_id text primary key references orders,
  -- 'address', 'contact', 'note'
  changed text[] not null,
  made_at timestamptz not null,
  confirmed_at timestamptz
);
