-- Messages that support sends once more to the customer of an order, and what came of each (OPS-037).

create table if not exists order_messages (
  id bigint generated always as identity primary key,
  -- No foreign keys: no order and no account waits for a message.
  order_id text not null,
  kind text not null check (kind in ('receipt', 'tracking', 'code', 'push')),
  channel text not null check (channel in ('mail', 'sms', 'push')),
  -- Without its middle; empty for pushes.
  recipient text not null,
  -- The operator.
  account_id integer not null,
  made_at timestamptz not null,
  -- Of a push, how many devices the customer had.
  device_count integer not null default 0,
  -- Why no provider took it; null if one did, or none has answered yet.
  fault text,
  ended_at timestamptz,
  -- Of a tracking link, which opens the order like the one of its confirmation.
  link_hash text
);
create index if not exists order_messages_of_order on order_messages (order_id, made_at);
create index if not exists order_messages_by_age on order_messages (made_at);
