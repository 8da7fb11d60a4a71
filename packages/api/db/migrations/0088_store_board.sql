-- What the board of a store reads of its orders.
alter table orders
  -- When the store says that the order is ready; null until it has said so.
  add column ready_at timestamptz,
  -- Grows with the state and the ready time: a member who saw an earlier version changes nothing.
  add column version integer not null default 1,
  -- The transaction that has written the order last; null for orders from before this column.
  add column changed_in bigint;
alter table orders alter column changed_in set default pg_current_xact_id()::text::bigint;
create function note_order_change() returns trigger language plpgsql as $$
begin
  new.changed_in := pg_current_xact_id()::text::bigint;
  if (new.order_status, new.ready_at) is distinct from (old.order_status, old.ready_at) then
    new.version := old.version + 1;
  end if;
  return new;
end $$;
create trigger orders_note_change before update on orders for each row execute function note_order_change();

-- The account of staff that has made the step. No foreign key: a step outlives the account.
alter table order_steps add column account_id integer;
