-- What orders name stays: an order, its zone and its module are switched off or ended, never deleted.
create function keep_rows() returns trigger language plpgsql as $$
begin
  raise exception 'rows of % stay: others name them', tg_table_name using errcode = 'restrict_violation';
end $$;

create trigger orders_stay before delete on orders for each statement execute function keep_rows();
create trigger zones_stay before delete on zones for each statement execute function keep_rows();
create trigger modules_stay before delete on modules for each statement execute function keep_rows();

-- The parts of an order are written by the statement that writes or has locked it, and entries by the statement that
-- writes their journal. With parents that stay, a reference could refuse nothing more; it cost a query for each row, and
-- a lock on the row of the zone and of the module that all orders share. Invariant I2 looks for parts of no order.
alter table orders drop constraint orders_zone_id_fkey, drop constraint orders_module_id_fkey;
alter table order_lines drop constraint order_lines_order_id_fkey;
alter table order_steps drop constraint order_steps_order_id_fkey;
alter table journals drop constraint journals_order_id_fkey;
alter table ledger_entries drop constraint ledger_entries_journal_id_fkey;
alter table outbox drop constraint outbox_order_id_fkey;
alter table idempotency_keys drop constraint idempotency_keys_order_id_fkey;

-- Keys are deleted by age only where they have no order, which has an index of its own.
drop index idempotency_keys_by_age;
-- Journals of orders have no subject, and running orders no end: neither belongs into these indexes.
drop index journals_by_subject;
create unique index journals_by_subject on journals (kind, subject) where subject is not null;
drop index orders_of_guests_by_end;
create index orders_of_guests_by_end on orders (coalesce(delivered_at, canceled_at, failed_at))
  where shopper like 'guest:%' and contact_number <> '' and coalesce(delivered_at, canceled_at, failed_at) is not null;
