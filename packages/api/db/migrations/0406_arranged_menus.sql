-- The order of a menu as its store has arranged it (STO-052).

-- step
-- Grows with each change of an arrangement: a member who saw an older one is told.
create table if not exists menu_arrangements (
  store_id integer primary key references stores on delete cascade,
  version integer not null check (version > 0)
);

-- step
create table if not exists arranged_categories (
  store_id integer not null references stores on delete cascade,
  category_id integer not null references categories on delete cascade,
  position integer not null,
  primary key (store_id, category_id)
);

-- step
create table if not exists arranged_items (
  item_id integer primary key references items on delete cascade,
  store_id integer not null references stores on delete cascade,
  -- Within its category; null of an item that is featured in a category that is not arranged.
  position integer,
  is_featured boolean not null
);

-- step
create index if not exists arranged_items_of_store on arranged_items (store_id);
