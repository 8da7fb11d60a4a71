-- How often items were opened and put into carts, by day, for the report of items (STO-092).

-- step
create table if not exists item_days (
  item_id integer not null references items on delete cascade,
  -- By the clock of the zone of the item.
  day date not null,
  views integer not null default 0,
  cart_adds integer not null default 0,
  primary key (item_id, day)
);
create index if not exists item_days_by_age on item_days (day);
