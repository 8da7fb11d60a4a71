-- Changes of many items at once, with what they were before: they can be taken back for a while.
create table menu_changes (
  id integer generated always as identity primary key,
  store_id integer not null references stores on delete cascade,
  -- 'price', 'category', 'availability', 'import'
  kind text not null,
  -- The account of the member. No foreign key: a change outlives the account.
  made_by integer not null,
  made_at timestamptz not null,
  undo_until timestamptz not null,
  undone_at timestamptz,
  -- [{"id", "version", "before": {...}}]: the version after the change; whoever has a later one keeps it.
  rows jsonb not null
);
create index menu_changes_of_store on menu_changes (store_id, id desc);
create index menu_changes_by_age on menu_changes (undo_until);
