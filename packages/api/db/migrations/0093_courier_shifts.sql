-- When the shift of a courier began; null while there is none. A courier without an account belongs to the demo.
alter table delivery_men add column on_shift_since timestamptz;
-- What a courier carries, and what was delivered today.
create index orders_of_couriers on orders (delivery_man_id, delivered_at) where delivery_man_id is not null;
