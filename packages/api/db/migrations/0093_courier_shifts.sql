-- When the shift of a courier began; null while there is none. A courier without an account belongs to the demo.
-- In steps, so that no order waits (docs/upgrading.md).
-- formerly 28527626e898b62d250ef59d47a61b99f2520c7ae06aaaa2fcb7f208fe38f406

-- step
alter table delivery_men add column if not exists on_shift_since timestamptz;

-- What a courier carries, and what was delivered today.
-- step
create index concurrently orders_of_couriers on orders (delivery_man_id, delivered_at) where delivery_man_id is not null;
