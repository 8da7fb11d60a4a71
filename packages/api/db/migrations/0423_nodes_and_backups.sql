-- The nodes that run now, and the backups that were made (OPS-094).

-- step
create table if not exists nodes (
  -- Chosen by the node when it starts.
  id uuid primary key,
  host text not null,
  version text not null,
  started_at timestamptz not null,
  -- Written every ten seconds; a node that is silent for an hour is deleted.
  seen_at timestamptz not null,
  -- What the node measures of itself: streams, disk, replica, Redis and providers. No address, key or person.
  figures jsonb not null
);

-- step
create table if not exists backups (
  id integer generated always as identity primary key,
  host text not null,
  finished_at timestamptz not null,
  row_count bigint not null,
  bytes bigint not null
);
