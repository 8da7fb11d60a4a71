-- Why an operator has closed a store, by whom and until when [SEAT-09].

-- step
create table if not exists store_closings (
  id integer generated always as identity primary key,
  store_id integer not null references stores on delete cascade,
  reason text not null,
  -- Null: until an operator opens it.
  until timestamptz,
  -- The account of an operator. No foreign key: a closing outlives it.
  decided_by integer not null,
  decided_role text,
  decided_at timestamptz not null,
  lifted_at timestamptz,
  -- Null where its time was over.
  lifted_by integer
);
create unique index if not exists store_closings_open on store_closings (store_id) where lifted_at is null;
create index if not exists store_closings_until on store_closings (until) where lifted_at is null;
