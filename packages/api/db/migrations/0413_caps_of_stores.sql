-- The most orders, or minutes of work, that a store begins in a quarter of an hour (STO-038); null is no cap.

-- step
alter table stores add column if not exists slot_most integer check (slot_most > 0);

-- step
alter table stores add column if not exists slot_by text not null default 'orders' check (slot_by in ('orders', 'minutes'));

-- step
-- Minutes of work that a piece takes, where minutes are counted.
alter table stores add column if not exists piece_minutes integer not null default 5 check (piece_minutes > 0);

-- step
-- When the first quarter with room begins; null, or in the past, while the current one has room.
alter table stores add column if not exists full_until timestamptz;

-- step
-- When the quarter begins in which an order is made; null at once, or before the time that it is scheduled for.
alter table orders add column if not exists work_from timestamptz;
