import { type ModuleType, traitsOf } from 'market/modules/modules.rules';
import { isInside } from 'market/zones/zones.rules';
import type { Database, Transaction } from '#api/db/connection.ts';
import { transact } from '#api/db/transact.ts';
import {
  ensureModules,
  storesOfZone,
  type TariffToWrite,
  writeTariffs,
  writeZone,
  type ZoneToWrite,
} from './zones-import.data.ts';

/** A zone from a file, with the delivery fees of its modules. */
export interface GivenZone extends ZoneToWrite {
  tariffs: ({ module: ModuleType } & Omit<TariffToWrite, 'module_id'>)[];
}

export interface ImportedZones {
  added: string[];
  changed: string[];
  /** Stores that now lie outside their zone, so that customers near them do not find them. */
  outside: string[];
}

/** Adds zones and updates those with the same slug, all or none; adds modules that were not offered before. */
export function importZones(db: Database, zones: readonly GivenZone[]): Promise<ImportedZones> {
  return transact(db, (transaction) => writeZones(transaction, zones));
}

/** The same in the transaction of the caller. */
export async function writeZones(transaction: Transaction, zones: readonly GivenZone[]): Promise<ImportedZones> {
  const types = [...new Set(zones.flatMap(({ tariffs }) => tariffs.map(({ module }) => module)))];
  const modules = types.map((type) => ({
    module_type: type,
    name: traitsOf(type).name,
    image: traitsOf(type).image,
  }));
  const ids = await ensureModules(transaction, modules);
  const done: ImportedZones = { added: [], changed: [], outside: [] };
  for (const { tariffs, ...zone } of zones) {
    const { id, is_new } = await writeZone(transaction, zone);
    const rows = tariffs.map(({ module, ...tariff }) => ({ module_id: ids.get(module) ?? 0, ...tariff }));
    await writeTariffs(transaction, id, rows);
    done[is_new ? 'added' : 'changed'].push(zone.slug);
    const stores = await storesOfZone(transaction, id);
    done.outside.push(...stores.filter((store) => !isInside(store, zone.area)).map(({ slug }) => slug));
  }
  return done;
}
