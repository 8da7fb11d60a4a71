-- Who gives orders to couriers in a zone; a zone without a row leaves it to them.
create table dispatch_modes (
  zone_id integer primary key references zones on delete cascade,
  mode text not null check (mode in ('off', 'proposes', 'decides')),
  version integer not null default 1
);

-- What a courier was asked. An order is offered to one courier at a time, and a courier has one offer at a time.
create table delivery_offers (
  id integer generated always as identity primary key,
  order_id text not null references orders,
  delivery_man_id integer not null references delivery_men,
  made_at timestamptz not null,
  expires_at timestamptz not null,
  -- When the phone gave a sign that it was on the screen.
  shown_at timestamptz,
  ended_at timestamptz,
  outcome text check (outcome in ('accepted', 'declined', 'expired', 'unseen', 'withdrawn')),
  -- Why it was declined, if the courier said so.
  reason text,
  -- The stops of the courier with it, what he read, and why he was asked.
  route jsonb not null,
  terms jsonb not null,
  check ((ended_at is null) = (outcome is null))
);
create unique index delivery_offers_open_order on delivery_offers (order_id) where ended_at is null;
create unique index delivery_offers_open_courier on delivery_offers (delivery_man_id) where ended_at is null;
create index delivery_offers_of_order on delivery_offers (order_id, made_at);

-- The sequence in which a courier goes to his stops.
create table delivery_stops (
  delivery_man_id integer not null references delivery_men,
  place smallint not null,
  order_id text not null references orders,
  kind text not null check (kind in ('pick_up', 'door')),
  primary key (delivery_man_id, place)
);

-- Decisions about orders with everything that they were made of; kept for 30 days.
create table dispatch_rounds (
  id bigint generated always as identity primary key,
  order_id text not null references orders,
  made_at timestamptz not null,
  -- Null where nobody could have it.
  delivery_man_id integer references delivery_men,
  -- The operator who decided; null for the engine. No foreign key: a decision outlives the account.
  account_id integer,
  words text,
  reason jsonb,
  candidates jsonb not null,
  excluded jsonb not null,
  milliseconds real
);
create index dispatch_rounds_of_order on dispatch_rounds (order_id, made_at);
create index dispatch_rounds_made_at on dispatch_rounds (made_at);

-- Couriers on shift, of whom every round reads those of a city.
create index delivery_men_on_shift on delivery_men (city) where on_shift_since is not null;
