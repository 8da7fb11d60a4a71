-- Events in their order, for listeners that come back after a break.
create sequence live_events;

-- A message need not be about an order any more.
alter table outbox alter column order_id drop not null;

-- A device that wants to hear of things: a browser by web push, or an app by its token.
create table push_devices (
  id bigint generated always as identity primary key,
  -- As in orders: 'customer:…' or 'guest:…'.
  shopper text not null,
  -- Ends with the session.
  session_id bigint references sessions on delete cascade,
  kind text not null check (kind in ('web', 'fcm')),
  -- Where it is reached: the address of a browser's push service, or the token of an app.
  target text not null unique,
  p256dh text,
  auth text,
  created_at timestamptz not null default now(),
  check (kind <> 'web' or (p256dh is not null and auth is not null))
);
create index push_devices_of_shopper on push_devices (shopper);
create index push_devices_of_session on push_devices (session_id);

-- One word on its way to one device; gone once it has been taken.
create table pushes (
  id bigint generated always as identity primary key,
  device_id bigint not null references push_devices on delete cascade,
  content jsonb not null,
  dedupe_key text not null,
  attempts smallint not null default 0,
  due_at timestamptz not null default now(),
  sent_at timestamptz,
  created_at timestamptz not null default now(),
  unique (device_id, dedupe_key)
);
create index pushes_waiting on pushes (due_at) where sent_at is null;
create index pushes_by_age on pushes (created_at);

-- Whoever reports where he is tells it to those who wait for him.
create index orders_on_the_way on orders (delivery_man_id) where order_status = 'picked_up';
