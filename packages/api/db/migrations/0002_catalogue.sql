-- What the market sells. Amounts are minor units.
create table categories (
  id integer primary key,
  module_id integer not null references modules,
  parent_id integer references categories,
  slug text not null unique,
  name text not null,
  image text not null,
  featured boolean not null default false,
  position smallint not null default 0
);
create index categories_by_module on categories (module_id, position);

create table brands (
  id integer primary key,
  module_id integer not null references modules,
  slug text not null unique,
  name text not null,
  image text
);

create table stores (
  id integer primary key,
  slug text not null unique,
  module_id integer not null references modules,
  zone_id integer not null references zones,
  brand_id integer references brands,
  name text not null,
  tagline text not null default '',
  address text not null,
  phone text not null,
  lat double precision not null,
  lng double precision not null,
  monogram text not null,
  -- The stall's own colour and its accent.
  colours text[] not null,
  cover_images text[] not null,
  -- Spans of each day as minutes after midnight in the zone's time: {"mo": [[480, 1320]], ...}; an end before its start runs past midnight.
  opening_hours jsonb not null,
  delivery_minutes_min smallint not null,
  delivery_minutes_max smallint not null,
  discount_percent smallint not null default 0 check (discount_percent between 0 and 100),
  free_delivery boolean not null default false,
  minimum_order bigint not null default 0 check (minimum_order >= 0),
  take_away boolean not null default false,
  schedule_order boolean not null default false,
  featured boolean not null default false,
  -- Off when the operator or the vendor has closed the stall.
  active boolean not null default true,
  reviews_enabled boolean not null default true,
  rating_sum integer not null default 0,
  rating_count integer not null default 0,
  order_count integer not null default 0,
  item_count integer not null default 0,
  created_at timestamptz not null default now()
);
create index stores_popular on stores (zone_id, module_id, order_count desc, id desc) where active;
create index stores_latest on stores (zone_id, module_id, created_at desc, id desc) where active;

create table items (
  id integer primary key,
  slug text not null unique,
  store_id integer not null references stores,
  -- The store's own, copied: a listing that joins to find them is ten times slower at a million items.
  module_id integer not null,
  zone_id integer not null,
  category_id integer not null references categories,
  brand_id integer references brands,
  name text not null,
  description text not null default '',
  image text not null,
  images text[] not null default '{}',
  unit_type text not null default '',
  price bigint not null check (price >= 0),
  discount bigint not null default 0 check (discount >= 0),
  discount_type text not null default 'percent' check (discount_type in ('percent', 'amount')),
  -- Null means that it never runs out.
  stock integer check (stock >= 0),
  -- All that was ever put on the shelf; what is sold and what is left add up to it.
  stock_received integer check (stock_received >= stock),
  maximum_cart_quantity integer check (maximum_cart_quantity > 0),
  veg boolean not null default false,
  is_halal boolean not null default false,
  organic boolean not null default false,
  recommended boolean not null default false,
  is_prescription_required boolean not null default false,
  -- Prescription medicine and infant formula take no discount, coupon or cashback.
  no_promotion boolean not null default false,
  generic_names text[] not null default '{}',
  tags text[] not null default '{}',
  nutrition text[] not null default '{}',
  allergens text[] not null default '{}',
  -- Minutes after midnight in the zone's time; null means all day.
  available_from smallint check (available_from between 0 and 1439),
  available_until smallint check (available_until between 0 and 1439),
  schedule_order boolean not null default false,
  -- [{"name", "title", "options"}]: what the typed variations are made of.
  choice_options jsonb not null default '[]',
  -- [{"name", "type", "min", "max", "required", "values": [{"label", "price"}]}], prices in minor units.
  food_variations jsonb not null default '[]',
  add_on_ids integer[] not null default '{}',
  rating_sum integer not null default 0,
  rating_count integer not null default 0,
  order_count integer not null default 0,
  active boolean not null default true,
  created_at timestamptz not null default now()
);
-- stock stands in no index on purpose: an order then rewrites no index entry.
create index items_popular on items (zone_id, module_id, order_count desc, id desc) where active;
create index items_of_category on items (zone_id, module_id, category_id, order_count desc, id desc) where active;
create index items_of_store on items (store_id, category_id, id) where active;

-- One kind of an item, named by its chosen options joined with '-'.
create table item_variations (
  item_id integer not null references items,
  type text not null,
  position smallint not null,
  price bigint not null check (price >= 0),
  stock integer check (stock >= 0),
  stock_received integer check (stock_received >= stock),
  primary key (item_id, type)
);

create table add_ons (
  id integer primary key,
  store_id integer not null references stores,
  name text not null,
  price bigint not null check (price >= 0)
);
create index add_ons_of_store on add_ons (store_id);

-- The search reads this narrow table alone: the wide one is too heavy to scan.
create table item_words (
  item_id integer primary key references items on delete cascade,
  zone_id integer not null,
  module_id integer not null,
  words tsvector not null
);
create index item_words_found on item_words using gin (zone_id, module_id, words);

-- Every word that is worth repairing a typing error to.
create table search_terms (
  word text primary key,
  item_count integer not null
);
create index search_terms_alike on search_terms using gin (word gin_trgm_ops);
