-- One cart per shopper and module; within it items of one store. A shopper is 'guest:<sha256 of the guest id>' or 'customer:<id>'.
create table carts (
  id bigint generated always as identity primary key,
  shopper text not null,
  module_id integer not null references modules,
  store_id integer not null references stores,
  updated_at timestamptz not null default now(),
  unique (shopper, module_id)
);

create table cart_lines (
  id bigint generated always as identity primary key,
  cart_id bigint not null references carts on delete cascade,
  item_id integer not null references items,
  -- The chosen type of a typed item.
  variation text,
  -- The chosen options of a dish: [{"name", "values": {"label": [...]}}].
  food_variations jsonb not null default '[]',
  -- [{"id", "quantity"}]; the quantity is per line.
  add_ons jsonb not null default '[]',
  quantity integer not null check (quantity between 1 and 1000),
  -- The same item in the same kind is the same line.
  fingerprint text not null,
  created_at timestamptz not null default now(),
  unique (cart_id, fingerprint)
);
