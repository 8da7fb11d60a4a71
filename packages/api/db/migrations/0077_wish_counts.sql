-- How many customers have an item on their wish list. Triggers count, so that whatever adds or deletes rows is counted.
-- In steps, so that no order waits (docs/upgrading.md).
-- formerly 1fed4ede6fcf31de350b6cea1d78350311cea239554d67d9f0358db121fec91c

-- step
alter table items add column if not exists wishlist_count integer not null default 0;

-- step
create or replace function count_wishes() returns trigger language plpgsql as $$
begin
  -- Everybody locks items in the order of their ids.
  perform from items i where i.id in (select item_id from changed) order by i.id for no key update;
  update items i set wishlist_count = i.wishlist_count + case when tg_op = 'INSERT' then c.count else -c.count end
    from (select item_id, count(*)::int as count from changed where item_id is not null group by item_id) c
    where i.id = c.item_id;
  return null;
end $$;
create or replace trigger wishes_added after insert on wishes referencing new table as changed
  for each statement execute function count_wishes();
create or replace trigger wishes_deleted after delete on wishes referencing old table as changed
  for each statement execute function count_wishes();

-- step, until it returns no row
-- Wishes wait, so that none is counted twice; orders wait for the items of one round alone.
lock table wishes in share row exclusive mode;
update items i set wishlist_count = w.count
  from (
    select w.item_id, count(*)::int as count from wishes w join items i on i.id = w.item_id
    group by w.item_id, i.wishlist_count having count(*) <> i.wishlist_count
    order by w.item_id limit 1000
  ) w
  where i.id = w.item_id;
