import { sql } from 'kysely';
import type { AdminModule } from 'market/modules/modules.admin.contract';
import type { Connection, Transaction } from '#api/db/connection.ts';

type ModuleType = AdminModule['module_type'];

export interface AdminModuleRow {
  id: number;
  module_type: ModuleType;
  name: string;
  image: string;
  version: number;
  zones: AdminModule['zones'];
}

/** Returns the modules in their sequence with the zones that have prices for them; `zoneIds` null means every zone. */
export async function modulesOfMarket(
  db: Connection,
  zoneIds: readonly number[] | null,
  type?: ModuleType,
): Promise<AdminModuleRow[]> {
  const { rows } = await sql<AdminModuleRow>`
    select m.id, m.module_type, m.name, m.image, m.version,
      (select coalesce(jsonb_agg(jsonb_build_object('id', z.id, 'name', z.name, 'city', z.city, 'is_on', t.offered,
          'store_count', (select count(*) from stores s where s.zone_id = z.id and s.module_id = m.id and s.active),
          'running_orders', (select coalesce(jsonb_agg(o.id order by o.placed_at, o.id), '[]') from orders o
            where o.order_status in ('pending', 'confirmed', 'processing', 'handover', 'picked_up')
              and o.zone_id = z.id and o.module_id = m.id)) order by z.city, z.name, z.id), '[]')
        from zone_modules t join zones z on z.id = t.zone_id
        where t.module_id = m.id and (${zoneIds}::int[] is null or z.id = any (${zoneIds}::int[]))) as zones
    from modules m
    where ${type ?? null}::text is null or m.module_type = ${type ?? null}
    order by m.position, m.id`.execute(db);
  return rows;
}

/** Two who change modules wait for each other. */
export async function lockModules(transaction: Transaction): Promise<void> {
  await sql`select from modules order by id for update`.execute(transaction);
}

export async function setModuleName(transaction: Transaction, id: number, name: string): Promise<void> {
  await sql`update modules set name = ${name}, version = version + 1 where id = ${id}`.execute(transaction);
}

export async function setModulePicture(transaction: Transaction, id: number, image: string): Promise<void> {
  await sql`update modules set image = ${image}, version = version + 1 where id = ${id}`.execute(transaction);
}

/** The modules follow each other as in the list. */
export async function setModuleSequence(transaction: Transaction, sequence: readonly ModuleType[]): Promise<void> {
  await sql`
    update modules m set position = given.place
    from unnest(${sequence}::text[]) with ordinality as given(type, place)
    where m.module_type = given.type`.execute(transaction);
}

export async function setModuleOffered(
  transaction: Transaction,
  { moduleId, zoneId, isOn }: { moduleId: number; zoneId: number; isOn: boolean },
): Promise<void> {
  await transaction
    .updateTable('zone_modules')
    .set({ offered: isOn })
    .where('module_id', '=', moduleId)
    .where('zone_id', '=', zoneId)
    .execute();
}
