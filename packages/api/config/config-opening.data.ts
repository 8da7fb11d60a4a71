import { sql } from 'kysely';
import type { Connection } from '#api/db/connection.ts';

export interface OpeningRow {
  zones: number;
  cashZones: number;
  digitalZones: number;
  stores: number;
  categories: number;
  items: number;
  storesWithOwner: number;
  couriers: number;
  payRules: number;
  storeApplications: number;
  courierApplications: number;
}

/** Returns what there is of everything that an order needs; `stores` are the open ones in served zones. */
export async function openingRow(db: Connection, sellingModules: readonly string[], at: Date): Promise<OpeningRow> {
  const { rows } = await sql<OpeningRow>`
    with served as (
      select z.id, z.cash_on_delivery, z.digital_payment from zones z
      where z.active and exists (
        select from zone_modules zm join modules m on m.id = zm.module_id
        where zm.zone_id = z.id and zm.offered and m.active and m.module_type = any (${sellingModules}))
    ), open as (
      select s.id from stores s join served z on z.id = s.zone_id where s.active
    ), filled as (
      select count(*)::int as items from items i join open o on o.id = i.store_id where i.price > 0 and i.active and i.deleted_at is null
      group by i.store_id
    )
    select (select count(*)::int from served) as zones,
      (select count(*)::int from served where cash_on_delivery) as "cashZones",
      (select count(*)::int from served where digital_payment) as "digitalZones",
      (select count(*)::int from open) as stores,
      (select count(*)::int from categories c join modules m on m.id = c.module_id
        where m.module_type = any (${sellingModules})) as categories,
      (select coalesce(max(items), 0)::int from filled) as items,
      (select count(*)::int from open o where exists (
        select from store_members m where m.store_id = o.id and m.role = 'owner'
      ) or exists (
        select from invitations i where i.store_id = o.id and i.role = 'owner' and i.accepted_at is null
          and i.withdrawn_at is null and i.expires_at > ${at}
      )) as "storesWithOwner",
      (select count(*)::int from delivery_men where suspended_reason is null and left_at is null) as couriers,
      (select count(*)::int from pay_rules) as "payRules",
      (select count(*)::int from store_applications where status = 'pending') as "storeApplications",
      (select count(*)::int from delivery_man_applications where status = 'pending') as "courierApplications"`.execute(
    db,
  );
  const [row] = rows;
  if (!row) throw new Error('A query of counts has no row');
  return row;
}
