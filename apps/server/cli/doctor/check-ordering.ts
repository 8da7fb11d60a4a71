import { connect } from 'api/db/connection';
import { type ZoneReadiness, zoneReadiness } from 'api/zones/zones-readiness.data';
import type { Finding } from './finding.ts';

const what = 'ordering';

/** Returns whether customers can order and have orders delivered, zone by zone. */
export async function checkOrdering(url: string, hasProvider: boolean): Promise<Finding[]> {
  const db = connect({ url, poolSize: 1 });
  try {
    const zones = await zoneReadiness(db);
    const missing = zones.flatMap((zone) => missingIn(zone, hasProvider));
    if (missing.length > 0) return missing.map((words) => ({ what, is: 'notice', words }));
    return zones.length === 0 ? [] : [{ what, is: 'good', words: `${zones.length} zones can order and deliver` }];
  } finally {
    await db.destroy();
  }
}

/** Returns a sentence with everything that prevents orders in a zone; undefined if nothing does. */
export function missingIn(zone: ZoneReadiness, hasProvider: boolean): string[] {
  const { name, takesCash, takesDigital, stores, couriers } = zone;
  const gaps = [
    ...(stores === 0 ? ['no open store with items'] : []),
    ...(takesCash || (takesDigital && hasProvider) ? [] : ['no way to pay']),
    ...(couriers === 0 ? ['no courier'] : []),
  ];
  return gaps.length === 0 ? [] : [`${name}: ${gaps.join(', ')}`];
}
