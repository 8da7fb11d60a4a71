-- How many customers have an item on their wish list. Triggers count, so that whatever adds or deletes rows is counted.
alter table items add column wishlist_count integer not null default 0;

create function count_wishes() returns trigger language plpgsql as $$
begin
  -- Everybody locks items in the order of their ids.
  perform from items i where i.id in (select item_id from changed) order by i.id for no key update;
  update items i set wishlist_count = i.wishlist_count + case when tg_op = 'INSERT' then c.count else -c.count end
    from (select item_id, count(*)::int as count from changed where item_id is not null group by item_id) c
    where i.id = c.item_id;
  return null;
end $$;
create trigger wishes_added after insert on wishes referencing new table as changed
  for each statement execute function count_wishes();
create trigger wishes_deleted after delete on wishes referencing old table as changed
  for each statement execute function count_wishes();

update items i set wishlist_count = w.count
  from (select item_id, count(*)::int as count from wishes where item_id is not null group by item_id) w
  where i.id = w.item_id;
