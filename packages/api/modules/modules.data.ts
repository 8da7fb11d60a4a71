import type { Module } from 'market/modules/modules.contract';
import type { Connection } from '#api/db/connection.ts';
import { hasStores } from '#api/zones/zones.data.ts';

/** Returns the active modules in the operator's order. */
export function activeModules(db: Connection) {
  return db
    .selectFrom('modules')
    .where('active', '=', true)
    .orderBy('position')
    .select(['id', 'module_type', 'name', 'image'])
    .$narrowType<Pick<Module, 'module_type'>>()
    .execute();
}

/** Returns the zones that serve each module, and whether a store of the module is there. */
export function zonesOfModules(db: Connection) {
  return db
    .selectFrom('zone_modules')
    .innerJoin('zones', 'zones.id', 'zone_modules.zone_id')
    .where('zones.active', '=', true)
    .where('zone_modules.offered', '=', true)
    .orderBy('zones.id')
    .select(['module_id', 'zones.id', 'zones.name', hasStores.as('has_stores')])
    .execute();
}
