-- Orders that operators put off or hold, with the reason that customer, store and courier read (OPS-024).

-- step
alter table orders add column if not exists held_until timestamptz;

-- step
create table if not exists order_delays (
  order_id text primary key references orders on delete cascade,
  kind text not null check (kind in ('put_off', 'hold')),
  -- The new arrival, or the end of the hold.
  until timestamptz not null,
  reason text not null,
  made_at timestamptz not null
);
