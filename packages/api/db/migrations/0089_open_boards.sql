-- When a member of the store has opened the order first; null until then, and the bell rings.
alter table orders add column seen_at timestamptz;

-- When its staff last read the board of a store. A store whose board is open is not played by the simulator of a demo.
create table store_boards (
  store_id integer primary key references stores (id) on delete cascade,
  read_at timestamptz not null
);
