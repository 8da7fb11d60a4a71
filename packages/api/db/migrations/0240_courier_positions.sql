-- The way of a courier during a shift, also points that are too vague to be drawn. They are kept for 30 days.
create table courier_positions (
  courier_id integer not null references delivery_men on delete cascade,
  located_at timestamptz not null,
  lat double precision not null,
  lng double precision not null,
  -- Metres; null where the phone did not say.
  accuracy integer,
  primary key (courier_id, located_at)
);
create index courier_positions_by_time on courier_positions (located_at);
