-- The goods that a shopper has set aside while the cart of the module has those of another store: one row a store. They
-- belong to the cart, and go with it.
create table waiting_baskets (
  id bigint generated always as identity primary key,
  cart_id bigint not null references carts on delete cascade,
  store_id integer not null references stores,
  -- As lines of a cart: [{"item_id", "variation", "food_variations", "add_ons", "quantity", "fingerprint"}].
  lines jsonb not null check (jsonb_array_length(lines) > 0),
  updated_at timestamptz not null default now(),
  unique (cart_id, store_id)
);
