-- A pharmacy may refuse to read prescriptions; only modules that take them ask.
alter table stores add column takes_prescriptions boolean not null default true;

-- Where an order by pictures alone stands while it is pending; null for every other order.
alter table orders
  add column prescription text check (prescription in ('sent', 'quoted', 'agreed')),
  add column quoted_at timestamptz,
  add column agreed_at timestamptz,
  add constraint orders_quoted_with_time check (prescription is null or prescription = 'sent' or quoted_at is not null);
create index orders_quoted on orders (quoted_at) where prescription = 'quoted';

alter table journals drop constraint journals_kind_check;
alter table journals add constraint journals_kind_check check (kind in (
  'order_placed', 'order_quoted', 'order_canceled', 'cash_collected', 'payment_received', 'payment_returned',
  'order_refunded', 'wallet_paid', 'wallet_returned', 'wallet_filled', 'wallet_bonus',
  'points_earned', 'points_spent', 'points_exchanged', 'referral_earned', 'cashback_earned'));

-- Pictures of prescriptions: seen by their shopper and the store alone. Without an order they wait for one.
create table prescription_pictures (
  -- Of 128 bits of chance; the name of its file.
  id text primary key check (id ~ '^[A-Za-z0-9_-]{22}$'),
  shopper text not null,
  order_id text references orders,
  made_at timestamptz not null default now()
);
create index prescription_pictures_of_order on prescription_pictures (order_id);
create index prescription_pictures_of_shopper on prescription_pictures (shopper);

-- What the market signs links with; made here and known to nobody else.
create table signing_keys (
  name text primary key,
  key text not null
);
insert into signing_keys (name, key)
values ('private pictures', gen_random_uuid()::text || gen_random_uuid()::text);
