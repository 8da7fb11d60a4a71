import type { Contract } from 'market/calls/contract';
import { isOfferedIn } from 'market/modules/modules.rules';
import { zonePauseReasonOf } from 'market/stores/stores-availability.rules';
import { toDecimal } from 'market/values/money';
import type { ZoneTerms } from 'market/zones/zones.contract';
import { zonesAt } from 'market/zones/zones.rules';
import { offeredModules } from '#api/config/brand-of-market.ts';
import type { ApiContext } from '#api/http/api-context.ts';
import type { Handlers } from '#api/http/bind.ts';
import { pageOfAll } from '#api/http/list-pages.ts';
import { Refusal } from '#api/http/refusal.ts';
import {
  countStoresByZone,
  modulesOfZones,
  pausesOfZones,
  servedZones,
  type ZoneRow,
  zonesNear,
} from './zones.data.ts';

type ZonePause = Awaited<ReturnType<typeof pausesOfZones>>[number];
type ZoneModule = Awaited<ReturnType<typeof modulesOfZones>>[number];

export const zonesRoutes = ({ db, brand, now }: ApiContext): Handlers<Contract['zones']> => {
  const modulesIn = async (zoneIds: readonly number[]) => offeredModules(await modulesOfZones(db, zoneIds), brand);
  return {
    async list({ query }) {
      const { rows, page } = pageOfAll(await servedZones(db), query);
      const zoneIds = rows.map(({ id }) => id);
      const [modules, pauses] = await Promise.all([modulesIn(zoneIds), pausesOfZones(db, zoneIds, now())]);
      return {
        ...page,
        zones: rows.map((row) => ({
          ...termsOf(row, modules, pauses),
          center: { lat: row.center_lat, lng: row.center_lng },
          formatted_coordinates: row.area,
          served_modules: modulesOf(row, modules),
        })),
      };
    },

    async check({ query }) {
      const zones = zonesAt(query, await zonesNear(db, query));
      return { in_zone: zones.length > 0, zone_id: zones.map(({ id }) => id) };
    },

    async at({ query }) {
      const zones = zonesAt(query, await zonesNear(db, query));
      const zoneIds = zones.map(({ id }) => id);
      if (zoneIds.length === 0) throw new Refusal('outside_zones');
      const [modules, stores, pauses] = await Promise.all([
        modulesIn(zoneIds),
        countStoresByZone(db, zoneIds),
        pausesOfZones(db, zoneIds, now()),
      ]);
      return {
        zone_id: zoneIds,
        zone_data: zones.map((zone) => ({
          ...termsOf(zone, modules, pauses),
          store_count: stores.find(({ zone_id }) => zone_id === zone.id)?.count ?? 0,
        })),
      };
    },
  };
};

function termsOf(row: ZoneRow, modules: readonly ZoneModule[], pauses: readonly ZonePause[]): ZoneTerms {
  const { cash_on_delivery_cap: cap, free_delivery_over: freeOver } = row;
  return {
    id: row.id,
    name: row.name,
    city: row.city,
    country: row.country,
    currency: row.currency,
    time_zone: row.time_zone,
    demo_minute: row.demo_minute,
    cash_on_delivery: row.cash_on_delivery,
    cash_on_delivery_cap: cap === null ? null : toDecimal(cap),
    digital_payment: row.digital_payment,
    free_delivery_over: freeOver === null ? null : toDecimal(freeOver),
    modules: modulesOf(
      row,
      modules.filter(({ module_type, has_stores }) => isOfferedIn(module_type, has_stores)),
    ),
    pauses: pauses
      .filter(({ zone_id }) => zone_id === row.id)
      .map(({ module_id, reason, until }) => ({
        module_id,
        reason: zonePauseReasonOf(reason),
        until: until.toISOString(),
      })),
  };
}

function modulesOf(row: ZoneRow, modules: readonly ZoneModule[]): ZoneTerms['modules'] {
  return modules.filter(({ zone_id }) => zone_id === row.id).map(({ id, module_type }) => ({ id, module_type }));
}
