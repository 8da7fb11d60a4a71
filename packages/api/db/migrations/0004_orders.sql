-- An order stands with all its parts or not at all. Amounts are minor units of its currency.
create table delivery_men (
  id integer primary key,
  f_name text not null,
  l_name text not null,
  phone text not null,
  image text,
  city text not null,
  vehicle text not null,
  speed_kmh smallint not null check (speed_kmh > 0),
  rating_sum integer not null default 0,
  rating_count integer not null default 0,
  lat double precision,
  lng double precision,
  located_at timestamptz
);

create table orders (
  id text primary key check (id ~ '^[0-9]{10}$'),
  shopper text not null,
  module_id integer not null references modules,
  zone_id integer not null references zones,
  store_id integer not null references stores,
  order_type text not null check (order_type in ('delivery', 'take_away', 'parcel')),
  order_status text not null default 'pending' check (order_status in (
    'pending', 'confirmed', 'processing', 'handover', 'picked_up', 'delivered',
    'canceled', 'failed', 'refund_requested', 'refunded')),
  payment_method text not null check (payment_method in ('cash_on_delivery', 'digital_payment', 'wallet')),
  payment_status text not null default 'unpaid' check (payment_status in ('unpaid', 'paid', 'refunded')),
  currency char(3) not null,
  item_total bigint not null check (item_total >= 0),
  add_on_total bigint not null check (add_on_total >= 0),
  discount_total bigint not null check (discount_total >= 0),
  tax bigint not null check (tax >= 0),
  -- An inclusive tax is part of the prices already.
  tax_inclusive boolean not null,
  delivery_fee bigint not null check (delivery_fee >= 0),
  service_charge bigint not null check (service_charge >= 0),
  tip bigint not null check (tip >= 0),
  total bigint not null check (total >= 0),
  distance_metres integer not null check (distance_metres >= 0),
  contact_name text not null,
  contact_number text not null,
  contact_email text,
  -- {"address", "house", "floor", "road", "landmark", "directions", "lat", "lng"}; null for take away.
  delivery_address jsonb,
  order_note text not null default '',
  cutlery boolean not null default false,
  unavailable_item_note text not null default '',
  schedule_at timestamptz,
  delivery_man_id integer references delivery_men,
  cancel_reason text,
  canceled_by text check (canceled_by in ('shopper', 'store', 'market')),
  -- Opens tracking without a contact; only its SHA-256 is kept.
  tracking_hash text not null,
  -- When the market expects the next step; the simulator and the promise to the shopper read it.
  expected_at timestamptz,
  placed_at timestamptz not null default now(),
  confirmed_at timestamptz,
  processing_at timestamptz,
  handover_at timestamptz,
  picked_up_at timestamptz,
  delivered_at timestamptz,
  canceled_at timestamptz,
  failed_at timestamptz,
  check (total = item_total + add_on_total - discount_total
    + case when tax_inclusive then 0 else tax end + delivery_fee + service_charge + tip)
);
create index orders_of_shopper on orders (shopper, placed_at desc);
create index orders_of_store on orders (store_id, placed_at desc);
create index orders_at_work on orders (expected_at)
  where order_status in ('pending', 'confirmed', 'processing', 'handover', 'picked_up');

create table order_lines (
  order_id text not null references orders,
  line_number smallint not null,
  item_id integer not null references items,
  name text not null,
  image text not null,
  variation text,
  food_variations jsonb not null default '[]',
  -- [{"id", "name", "price", "quantity"}] as they were sold.
  add_ons jsonb not null default '[]',
  quantity integer not null check (quantity > 0),
  -- One of the item in its chosen kind, before the discount.
  unit_price bigint not null check (unit_price >= 0),
  unit_discount bigint not null check (unit_discount between 0 and unit_price),
  discount_reason text check (discount_reason in ('flash_sale', 'campaign', 'store', 'item')),
  add_on_total bigint not null check (add_on_total >= 0),
  line_total bigint not null check (line_total = quantity * (unit_price - unit_discount) + add_on_total),
  -- Whether this line was taken from a stock that is counted.
  counted boolean not null,
  primary key (order_id, line_number)
);
create index order_lines_of_item on order_lines (item_id);

-- Every step of every order, in its order: the proof that only allowed steps were made.
create table order_steps (
  order_id text not null references orders,
  step_number smallint not null,
  from_status text,
  to_status text not null,
  made_by text not null check (made_by in ('shopper', 'store', 'delivery_man', 'market')),
  made_at timestamptz not null default now(),
  primary key (order_id, step_number)
);

-- One intent, at most one effect: the answer of the first request is the answer of all.
create table idempotency_keys (
  owner text not null,
  key text not null,
  fingerprint text not null,
  reply jsonb not null,
  order_id text references orders,
  created_at timestamptz not null default now(),
  primary key (owner, key)
);
create index idempotency_keys_by_age on idempotency_keys (created_at);
create unique index idempotency_keys_by_order on idempotency_keys (order_id);
