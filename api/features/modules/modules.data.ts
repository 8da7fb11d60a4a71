import type { Module } from 'market/modules/modules.contract';
import type { Connection } from '#db/connection.ts';

/** The modules of the market, in the order of the operator. */
export function activeModules(db: Connection) {
  return db
    .selectFrom('modules')
    .where('active', '=', true)
    .orderBy('position')
    .select(['id', 'module_type', 'name', 'image'])
    .$narrowType<Pick<Module, 'module_type'>>()
    .execute();
}

/** Which modules are offered where. */
export function zonesOfModules(db: Connection) {
  return db
    .selectFrom('zone_modules')
    .innerJoin('zones', 'zones.id', 'zone_modules.zone_id')
    .where('zones.active', '=', true)
    .orderBy('zones.id')
    .select(['module_id', 'zones.id', 'zones.name'])
    .execute();
}
