-- Items that an operator has hidden, with the reason that their store reads (OPS-051).

-- step
create table if not exists hidden_items (
  item_id integer primary key references items (id) on delete cascade,
  reason text not null,
  -- Whether customers saw it before: it is as it was once it is shown again.
  was_active boolean not null,
  hidden_at timestamptz not null
);
