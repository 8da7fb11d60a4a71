-- The photo of an order that was left at its door, for its customer and support, for 30 days. Where it was taken is
-- written beside the picture, not into it.
create table door_photos (
  order_id text primary key references orders,
  -- The name of a private picture.
  picture text not null,
  taken_at timestamptz not null,
  lat double precision,
  lng double precision,
  -- Metres.
  accuracy integer
);
create index door_photos_by_time on door_photos (taken_at);
