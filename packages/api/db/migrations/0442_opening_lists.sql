-- The opening lists of stores: their own checks, and who ticked them on a day (STO-099).

-- step
create table if not exists check_lists (
  store_id integer primary key references stores on delete cascade,
  version integer not null default 0
);

-- step
create table if not exists store_checks (
  id integer primary key generated always as identity,
  store_id integer not null references stores on delete cascade,
  name text not null check (name <> ''),
  needs_reading boolean not null,
  position integer not null,
  -- One that has left the list is there for the days on which it was ticked.
  removed_at timestamptz
);
create index if not exists store_checks_of_store on store_checks (store_id);

-- step
create table if not exists check_ticks (
  check_id integer not null references store_checks on delete cascade,
  -- By the clock of the zone of the store.
  day date not null,
  ticked_at timestamptz not null,
  -- No foreign key: a tick outlives the account, without its name.
  ticked_by integer not null,
  reading text not null,
  primary key (check_id, day)
);
