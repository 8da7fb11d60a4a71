-- What orders name stays: an order, its zone and its module are switched off or ended, never deleted.
-- In steps, so that no order waits (docs/upgrading.md).
-- formerly 3df0a7f821aa7830c51c3d99633a5b15bb8ed486a35c2aed9c0e400047988406

-- step
create or replace function keep_rows() returns trigger language plpgsql as $$
begin
  raise exception 'rows of % stay: others name them', tg_table_name using errcode = 'restrict_violation';
end $$;

-- step
create or replace trigger orders_stay before delete on orders for each statement execute function keep_rows();
-- step
create or replace trigger zones_stay before delete on zones for each statement execute function keep_rows();
-- step
create or replace trigger modules_stay before delete on modules for each statement execute function keep_rows();


-- The parts of an order are written by the statement that writes or has locked it, and entries by the statement that
-- writes their journal. With parents that stay, a reference could refuse nothing more; it cost a query for each row, and
-- a lock on the row of the zone and of the module that all orders share. Invariant I2 looks for parts of no order.
-- Tables are locked in the order in which an order is written.
-- step
alter table orders drop constraint if exists orders_zone_id_fkey;

-- step
alter table orders drop constraint if exists orders_module_id_fkey;

-- step
lock table orders in access exclusive mode;
alter table order_lines drop constraint if exists order_lines_order_id_fkey;

-- step
lock table orders in access exclusive mode;
alter table order_steps drop constraint if exists order_steps_order_id_fkey;

-- step
lock table orders in access exclusive mode;
alter table journals drop constraint if exists journals_order_id_fkey;

-- step
lock table journals in access exclusive mode;
alter table ledger_entries drop constraint if exists ledger_entries_journal_id_fkey;

-- step
lock table orders in access exclusive mode;
alter table outbox drop constraint if exists outbox_order_id_fkey;

-- step
alter table idempotency_keys drop constraint if exists idempotency_keys_order_id_fkey;

-- Keys are deleted by age only where they have no order, which has an index of its own.
-- step
drop index if exists idempotency_keys_by_age;

-- Journals of orders have no subject, and running orders no end: neither belongs into these indexes. The index in use
-- stays until the new one is complete.
-- step
create unique index concurrently journals_by_subject_anew on journals (kind, subject) where subject is not null;

-- step
drop index if exists journals_by_subject;
alter index journals_by_subject_anew rename to journals_by_subject;

-- step
create index concurrently orders_of_guests_by_end_anew on orders (coalesce(delivered_at, canceled_at, failed_at))
  where shopper like 'guest:%' and contact_number <> '' and coalesce(delivered_at, canceled_at, failed_at) is not null;

-- step
drop index if exists orders_of_guests_by_end;
alter index orders_of_guests_by_end_anew rename to orders_of_guests_by_end;
