-- Messages of operators to couriers and stores, with who reads them and who has seen them (OPS-025).

-- step
create table if not exists broadcasts (
  id integer generated always as identity primary key,
  audience text not null check (audience in ('couriers', 'stores')),
  -- Null where the readers were chosen one by one.
  zone_id integer references zones on delete cascade,
  words text not null,
  -- The account of an operator. No foreign key: a message outlives it.
  sent_by integer not null,
  sent_at timestamptz not null
);
create index if not exists broadcasts_by_time on broadcasts (sent_at desc, id desc);

-- step
create table if not exists broadcast_readers (
  broadcast_id integer not null references broadcasts on delete cascade,
  courier_id integer references delivery_men on delete cascade,
  store_id integer references stores on delete cascade,
  seen_at timestamptz,
  check (num_nonnulls(courier_id, store_id) = 1)
);
create unique index if not exists broadcast_readers_couriers
  on broadcast_readers (broadcast_id, courier_id) where courier_id is not null;
create unique index if not exists broadcast_readers_stores
  on broadcast_readers (broadcast_id, store_id) where store_id is not null;
create index if not exists broadcast_readers_unseen_couriers
  on broadcast_readers (courier_id) where seen_at is null and courier_id is not null;
create index if not exists broadcast_readers_unseen_stores
  on broadcast_readers (store_id) where seen_at is null and store_id is not null;
