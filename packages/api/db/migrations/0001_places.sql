-- Where the market is: zones, the modules, and what delivery costs there. Amounts are minor units, distances metres.
create extension if not exists btree_gin;
create extension if not exists pg_trgm;
create extension if not exists unaccent;

create table settings (
  name text primary key,
  value jsonb not null
);

create table modules (
  id integer primary key,
  module_type text not null unique check (module_type in ('grocery', 'pharmacy', 'ecommerce', 'food', 'parcel')),
  name text not null,
  image text not null,
  position smallint not null,
  active boolean not null default true
);

create table zones (
  id integer primary key,
  slug text not null unique,
  name text not null,
  city text not null,
  country char(2) not null,
  currency char(3) not null,
  time_zone text not null,
  area polygon not null,
  center_lat double precision not null,
  center_lng double precision not null,
  cash_on_delivery boolean not null,
  -- Null means that cash knows no cap.
  cash_on_delivery_cap bigint check (cash_on_delivery_cap >= 0),
  digital_payment boolean not null,
  -- Road distance over straight distance, where nobody knows the roads.
  distance_factor real not null check (distance_factor >= 1),
  tax_basis_points integer not null check (tax_basis_points between 0 and 10000),
  tax_inclusive boolean not null,
  -- Null means that delivery is never free of itself.
  free_delivery_over bigint check (free_delivery_over >= 0),
  service_charge bigint not null default 0 check (service_charge >= 0),
  active boolean not null default true
);
create index zones_by_area on zones using gist (area);

create table zone_modules (
  zone_id integer not null references zones,
  module_id integer not null references modules,
  delivery_base bigint not null check (delivery_base >= 0),
  delivery_per_km bigint not null check (delivery_per_km >= 0),
  delivery_minimum bigint not null check (delivery_minimum >= 0),
  delivery_maximum bigint not null check (delivery_maximum >= delivery_minimum),
  included_metres integer not null check (included_metres >= 0),
  primary key (zone_id, module_id)
);
