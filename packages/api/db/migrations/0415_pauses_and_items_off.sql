-- When stores took no orders and items were off sale, for the report of a store (STO-091).

-- step
create table if not exists store_pauses (
  store_id integer not null references stores on delete cascade,
  began_at timestamptz not null,
  -- As it was set; a later row begins where it was changed or ended.
  ends_at timestamptz not null,
  ended_at timestamptz
);

-- step
create index if not exists store_pauses_of_store on store_pauses (store_id, began_at);

-- step
create table if not exists items_off (
  item_id integer not null references items on delete cascade,
  store_id integer not null references stores on delete cascade,
  began_at timestamptz not null,
  -- When it is on sale again by itself; null until staff puts it back.
  ends_at timestamptz,
  ended_at timestamptz
);

-- step
create index if not exists items_off_of_store on items_off (store_id, began_at);

-- step
create index if not exists items_off_open on items_off (item_id) where ended_at is null;

-- step
create or replace function note_pause() returns trigger language plpgsql as $$
begin
  update store_pauses set ended_at = least(ends_at, greatest(began_at, now()))
    where store_id = new.id and ended_at is null;
  if new.no_orders_until > now() then
    insert into store_pauses (store_id, began_at, ends_at) values (new.id, now(), new.no_orders_until);
  end if;
  return null;
end $$;

-- step
create or replace function note_item_off() returns trigger language plpgsql as $$
begin
  update items_off set ended_at = least(coalesce(ends_at, now()), greatest(began_at, now()))
    where item_id = new.id and ended_at is null;
  if (new.sold_out or not new.active) and new.deleted_at is null then
    insert into items_off (item_id, store_id, began_at, ends_at)
      values (new.id, new.store_id, now(), case when new.active then new.sold_out_until end);
  end if;
  return null;
end $$;

-- step
drop trigger if exists pauses_noted on stores;

-- step
create or replace trigger pauses_noted after update on stores for each row
  when (old.no_orders_until is distinct from new.no_orders_until) execute function note_pause();

-- step
drop trigger if exists off_noted on items;

-- step
create or replace trigger off_noted after update of active, sold_out, sold_out_until, deleted_at on items for each row
  when (old.active is distinct from new.active or old.sold_out is distinct from new.sold_out
    or old.sold_out_until is distinct from new.sold_out_until or old.deleted_at is distinct from new.deleted_at)
  execute function note_item_off();
