-- By which rule a store accepts its orders by itself (STO-012).

-- step
create table if not exists accept_rules (
  store_id integer primary key references stores (id) on delete cascade,
  is_on boolean not null,
  -- Spans of each day, as minutes after midnight; none is always.
  hours jsonb not null,
  max_pieces integer check (max_pieces > 0),
  -- Minor units.
  max_value bigint check (max_value > 0),
  max_in_work integer check (max_in_work > 0),
  ready_minutes integer not null check (ready_minutes > 0),
  -- From so many orders in work on, `busy_minutes` are promised instead.
  busy_from integer check (busy_from > 0),
  busy_minutes integer not null check (busy_minutes > 0),
  takes_prescriptions boolean not null,
  takes_allergy_notes boolean not null,
  version integer not null default 1
);
