-- Tablets that the staff of a store share, and the PINs of the staff (SEAT-05, SEAT-06, SEAT-07).

-- step
create table if not exists store_devices (
  id integer generated always as identity primary key,
  store_id integer not null references stores on delete cascade,
  name text not null,
  -- Of the code that enrols a tablet; null once it was used.
  code_hash text unique,
  code_expires_at timestamptz,
  -- Of the token that the tablet alone has; null until it is enrolled.
  token_hash text unique,
  -- Such as 'Chrome on Android'.
  device text not null default '',
  enrolled_at timestamptz,
  -- After how many idle minutes it locks; 0 for never.
  lock_minutes smallint not null default 10 check (lock_minutes between 0 and 60),
  created_at timestamptz not null,
  -- Grows with each change: whoever saw an earlier one changes nothing.
  version integer not null default 1
);
create unique index if not exists store_devices_by_name on store_devices (store_id, lower(name));

-- step
create table if not exists store_pins (
  store_id integer not null,
  customer_id integer not null,
  pin_hash text not null,
  set_at timestamptz not null,
  primary key (store_id, customer_id),
  foreign key (store_id, customer_id) references store_members on delete cascade
);

-- step
-- Wrong PINs of a name on a tablet.
create table if not exists pin_tries (
  device_id integer not null references store_devices on delete cascade,
  customer_id integer not null references customers on delete cascade,
  count smallint not null,
  last_at timestamptz not null,
  primary key (device_id, customer_id)
);

-- step
alter table sessions
  -- The shared tablet on which the person has typed a PIN; null for every other sign-in.
  add column if not exists device_id integer references store_devices on delete cascade,
  -- Since when the tablet shows no names.
  add column if not exists locked_at timestamptz;

-- step
create index if not exists sessions_of_device on sessions (device_id) where device_id is not null;
