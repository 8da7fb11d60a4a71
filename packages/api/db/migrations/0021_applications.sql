-- Who wants to hear news, and who wants to sell or to deliver. An operator reads these tables and decides.
create table newsletter_subscribers (
  -- Lower case.
  email text primary key,
  created_at timestamptz not null default now()
);

create table store_applications (
  id integer generated always as identity primary key,
  status text not null default 'pending' check (status in ('pending', 'accepted', 'declined')),
  f_name text not null,
  l_name text not null,
  -- In international form.
  phone text not null,
  -- Lower case.
  email text not null,
  -- argon2id with its parameters; what the owner will sign in with where stores work.
  password_hash text not null,
  name text not null,
  module_id integer not null references modules,
  zone_id integer not null references zones,
  address text not null,
  lat double precision not null,
  lng double precision not null,
  -- Minutes.
  delivery_minutes_min smallint not null check (delivery_minutes_min > 0),
  delivery_minutes_max smallint not null check (delivery_minutes_max >= delivery_minutes_min),
  tax_number text not null default '',
  -- Names of uploads; null where none was sent.
  logo text,
  cover_photo text,
  created_at timestamptz not null default now()
);
create index store_applications_by_status on store_applications (status, id);

create table delivery_man_applications (
  id integer generated always as identity primary key,
  status text not null default 'pending' check (status in ('pending', 'accepted', 'declined')),
  f_name text not null,
  l_name text not null,
  phone text not null,
  email text not null,
  password_hash text not null,
  zone_id integer not null references zones,
  vehicle text not null check (vehicle in ('foot', 'bicycle', 'motorcycle', 'car')),
  identity_type text not null check (identity_type in ('national_id', 'passport', 'driving_license')),
  identity_number text not null,
  -- The name of an upload; null where none was sent.
  image text,
  created_at timestamptz not null default now()
);
create index delivery_man_applications_by_status on delivery_man_applications (status, id);
