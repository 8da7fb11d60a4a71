import { sql } from 'kysely';
import type { Connection } from '#api/db/connection.ts';

/** How often an item was opened and put into a cart, by its id or its slug as text. */
export interface ItemCount {
  name: string;
  views: number;
  cartAdds: number;
}

/**
 * Adds counts to the day of each item, by the clock of its zone. Always in the order of the items, so that two nodes do
 * not wait for each other; names that are no item are left out. A name that looks like a number is an id first.
 */
export async function addItemCounts(db: Connection, counts: readonly ItemCount[], at: Date): Promise<void> {
  await sql`
    insert into item_days (item_id, day, views, cart_adds)
    select i.id, (${at}::timestamptz at time zone z.time_zone)::date, sum(c.views), sum(c.cart_adds)
    from unnest(${counts.map(({ name }) => name)}::text[], ${counts.map(({ views }) => views)}::int[],
      ${counts.map(({ cartAdds }) => cartAdds)}::int[]) as c(name, views, cart_adds)
    join items i on i.id = coalesce(
      (select n.id from items n where n.id = case when c.name ~ '^[1-9]\\d{0,8}$' then c.name::int end),
      (select s.id from items s where s.slug = c.name))
    join zones z on z.id = i.zone_id
    group by 1, 2 order by 1
    on conflict (item_id, day) do update
      set views = item_days.views + excluded.views, cart_adds = item_days.cart_adds + excluded.cart_adds`.execute(db);
}

/** Deletes the counts of days before a moment. */
export async function deleteItemCounts(db: Connection, before: Date): Promise<void> {
  await sql`delete from item_days where day < ${before}::timestamptz::date`.execute(db);
}
