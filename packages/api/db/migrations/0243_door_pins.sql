-- The place of a door as the courier found it, proposed to the customer for next time.
create table door_pins (
  order_id text primary key references orders,
  lat double precision not null,
  lng double precision not null,
  -- Where the pin was before.
  former_lat double precision not null,
  former_lng double precision not null,
  moved_at timestamptz not null,
  -- What the customer said of it; null until then.
  is_right boolean,
  answered_at timestamptz
);
-- Whether the customer lets riders see the photo of the door on later orders.
alter table door_photos add column is_for_riders boolean not null default false;
