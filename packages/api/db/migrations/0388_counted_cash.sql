-- What a store has counted in its drawer at the end of a day, against the cash of its orders (STO-082).

-- step
create table if not exists store_cash_counts (
  store_id integer not null references stores (id) on delete cascade,
  -- By the clock of the zone.
  day date not null,
  currency char(3) not null,
  -- Minor units: the cash of the orders of the day, what lay in the drawer before, and all that was counted.
  expected bigint not null check (expected >= 0),
  float bigint not null check (float >= 0),
  counted bigint not null check (counted >= 0),
  -- Why it differs; empty where it does not.
  reason text not null check (reason <> '' or counted - float = expected),
  -- The account of the person. No foreign key: the count outlives it.
  counted_by integer not null,
  counted_at timestamptz not null,
  primary key (store_id, day)
);
