import { isWithinZones } from 'market/access/access.rules';
import type { Contract } from 'market/calls/contract';
import type { BodyOf } from 'market/calls/endpoint';
import { currencyFacts, isTimeZone } from 'market/config/config-market.rules';
import { traitsOf } from 'market/modules/modules.rules';
import { isPausedAt, zonePauseReasonOf } from 'market/stores/stores-availability.rules';
import { minuteMilliseconds } from 'market/values/durations';
import { fromDecimal, toDecimal } from 'market/values/money';
import { slugFrom } from 'market/values/slug';
import type { AdminZone } from 'market/zones/zones.admin.contract';
import { innerPointOf, isMinimumFeeAboveMaximum, refusalOfDrawing } from 'market/zones/zones-drawing.rules';
import { refusalOfZoneCurrency } from 'market/zones/zones-money.rules';
import { publishChange } from '#api/config/publish-change.ts';
import { settingsOf } from '#api/config/read-settings.ts';
import type { Transaction } from '#api/db/connection.ts';
import type { ApiContext } from '#api/http/api-context.ts';
import { actAsStaff } from '#api/http/callers/act-as-staff.ts';
import type { AuthorizedOperator } from '#api/http/callers/staff.ts';
import { ChangedMeanwhile, fieldRefusal, Refusal, refuse } from '#api/http/refusal.ts';

import {
  type AdminZoneRow,
  deleteZonePause,
  hasOrdersIn,
  lockDrawing,
  raiseZoneVersion,
  setZoneStopped,
  suggestDefaultLocation,
  writeZonePause,
  zoneOfMarket,
  zonesOfMarket,
} from './zones-admin.data.ts';
import { ensureModules, writeTariffs, writeZone, type ZoneToWrite } from './zones-import.data.ts';

type Body = BodyOf<Contract['adminZones']['create']>;
type Context = Pick<ApiContext, 'db' | 'live' | 'now'>;

/** Without a map of the roads, a way is this much longer than the straight line. */
const defaultDistanceFactor = 1.3;

/** Returns the zones that an operator works in, also those that are stopped [OPS-041]. */
export async function listZones(
  { db, now }: Pick<ApiContext, 'db' | 'now'>,
  { zones }: AuthorizedOperator,
): Promise<AdminZone[]> {
  const all = await zonesOfMarket(db);
  return all.filter(({ id }) => isWithinZones(zones, id)).map((row) => zoneReply(row, now()));
}

/** Draws a zone in the currency and the country of the market [OPS-041] [OPS-042]. Only for operators of all zones. */
export async function createZone(context: Context, staff: AuthorizedOperator, body: Body): Promise<AdminZone> {
  if (staff.zones !== 'all') throw new Refusal('right_missing');
  mustMakeSense(body);
  const { country, currency_code: currency } = await settingsOf(context.db);
  const zone = await actAsStaff(context, staff, async (transaction) => {
    await lockDrawing(transaction);
    const others = await zonesOfMarket(transaction);
    mustFit(body, others);
    const slug = slugFrom(body.name, new Set(others.map((other) => other.slug)));
    const fixed = { slug, country, distance_factor: defaultDistanceFactor };
    const id = await write(transaction, body, { ...fixed, currency: body.currency ?? currency });
    if (others.length === 0) await suggestDefaultLocation(transaction, innerPointOf(body.area));
    const made = await mustFind(transaction, id);
    return {
      result: made,
      change: { action: 'zone.create', subject: `zone:${id}`, after: auditOf(made, context.now()) },
    };
  });
  await publishChange(context);
  return zoneReply(zone, context.now());
}

export type ZoneChange = Body & { version: number };

/**
 * Changes border, fees and ways to pay of a zone [OPS-041] [OPS-042] [OPS-046]. Open carts are priced again; orders keep
 * their prices. Refuses a stale version, and the removal of a module that stores of the zone sell in.
 */
export async function changeZone(
  context: Context,
  staff: AuthorizedOperator,
  id: number,
  { version, ...body }: ZoneChange,
): Promise<AdminZone> {
  mustMakeSense(body);
  const changed = await actOnZone(context, staff, { id, version }, async (transaction, zone) => {
    const others = (await zonesOfMarket(transaction)).filter((other) => other.id !== id);
    // A zone that lies over another one since before the rule may keep its border.
    if (JSON.stringify(cornersOf(zone.area)) !== JSON.stringify(body.area)) mustFit(body, others);
    const next = new Set(body.modules.map(({ module_type }) => module_type));
    if (zone.tariffs.some(({ module_type, has_stores }) => has_stores && !next.has(module_type))) {
      throw new Refusal('zone_module_used');
    }
    const { slug, country, distance_factor } = zone;
    const currency = body.currency ?? zone.currency;
    if (currency !== zone.currency) {
      refuse(refusalOfZoneCurrency(currency, zone.currency, await hasOrdersIn(transaction, id)));
    }
    await write(transaction, body, { slug, country, currency, distance_factor });
    await raiseZoneVersion(transaction, id);
    return { action: 'zone.change' };
  });
  return zoneReply(changed, context.now());
}

/** Stops a zone with a reason, or lets it run again with null [OPS-041]. Running orders go on. */
export async function stopZone(
  context: Context,
  staff: AuthorizedOperator,
  seen: { id: number; version: number },
  reason: string | null,
): Promise<AdminZone> {
  const changed = await actOnZone(context, staff, seen, async (transaction, zone) => {
    if (reason === null) {
      const others = (await zonesOfMarket(transaction)).filter((other) => other.id !== zone.id);
      mustFit({ area: cornersOf(zone.area) }, others);
    }
    await setZoneStopped(transaction, zone.id, reason);
    return { action: reason === null ? 'zone.start' : 'zone.stop', ...(reason !== null && { reason }) };
  });
  return zoneReply(changed, context.now());
}

type WantedPause = Omit<BodyOf<Contract['adminZones']['pause']>, 'version'>;

/**
 * Takes no orders in a zone, or in a module of it, for some minutes [OPS-044]. Stores, carts and quotes say why and until
 * when; running orders go on. Refuses a module that is not there.
 */
export async function pauseZone(
  context: Context,
  staff: AuthorizedOperator,
  seen: { id: number; version: number },
  { module_type: moduleType, reason, minutes }: WantedPause,
): Promise<AdminZone> {
  const until = new Date(context.now().getTime() + minutes * minuteMilliseconds);
  const changed = await actOnZone(context, staff, seen, async (transaction, { id: zoneId, tariffs }) => {
    if (moduleType !== null && !tariffs.some(({ module_type: type }) => type === moduleType)) {
      throw fieldRefusal('module_type', 'This value is not valid.');
    }
    await raiseZoneVersion(transaction, zoneId);
    await writeZonePause(transaction, { zoneId, moduleType, reason, until });
    return { action: 'zone.pause' };
  });
  return zoneReply(changed, context.now());
}

/** Takes orders again in a zone or a module of it; what is not paused stays as it is [OPS-044]. */
export async function resumeZone(
  context: Context,
  staff: AuthorizedOperator,
  seen: { id: number; version: number },
  moduleType: WantedPause['module_type'],
): Promise<AdminZone> {
  const changed = await actOnZone(context, staff, seen, async (transaction, { id }) => {
    await raiseZoneVersion(transaction, id);
    await deleteZonePause(transaction, id, moduleType);
    return { action: 'zone.resume' };
  });
  return zoneReply(changed, context.now());
}

async function actOnZone(
  context: Context,
  staff: AuthorizedOperator,
  { id, version }: { id: number; version: number },
  work: (transaction: Transaction, zone: AdminZoneRow) => Promise<{ action: string; reason?: string }>,
): Promise<AdminZoneRow> {
  const changed = await actAsStaff(context, staff, async (transaction) => {
    await lockDrawing(transaction);
    const zone = await zoneOfMarket(transaction, id);
    if (!zone || !isWithinZones(staff.zones, id)) throw new Refusal('zone_not_found');
    if (zone.version !== version) throw new ChangedMeanwhile({ sent: { version }, now: auditOf(zone, context.now()) });
    const done = await work(transaction, zone);
    const after = await mustFind(transaction, id);
    const change = {
      ...done,
      subject: `zone:${id}`,
      before: auditOf(zone, context.now()),
      after: auditOf(after, context.now()),
    };
    return { result: after, change };
  });
  await publishChange(context);
  return changed;
}

function mustMakeSense({ modules, time_zone: timeZone, currency }: Body): void {
  if (currency !== undefined && !currencyFacts(currency)) throw fieldRefusal('currency', 'This value is not valid.');
  if (!isTimeZone(timeZone)) throw fieldRefusal('time_zone', 'This value is not valid.');
  if (modules.some(isMinimumFeeAboveMaximum)) throw new Refusal('zone_fees');
  if (new Set(modules.map(({ module_type }) => module_type)).size < modules.length) {
    throw fieldRefusal('modules', 'This value is not valid.');
  }
}

/** Only running zones count. */
function mustFit({ area }: Pick<Body, 'area'>, others: readonly AdminZoneRow[]): void {
  const running = others.filter(({ active }) => active);
  refuse(
    refusalOfDrawing(
      area,
      running.map((other) => ({ name: other.name, area: cornersOf(other.area) })),
    ),
  );
}

type Fixed = Pick<ZoneToWrite, 'slug' | 'country' | 'currency' | 'distance_factor'>;

async function write(transaction: Transaction, body: Body, fixed: Fixed): Promise<number> {
  const {
    modules,
    tax_percent,
    cash_on_delivery_cap: cap,
    free_delivery_over: freeOver,
    service_charge,
    ...zone
  } = body;
  const { id } = await writeZone(transaction, {
    ...zone,
    ...fixed,
    center: innerPointOf(body.area),
    cash_on_delivery_cap: cap === null ? null : fromDecimal(cap),
    free_delivery_over: freeOver === null ? null : fromDecimal(freeOver),
    service_charge: fromDecimal(service_charge),
    tax_basis_points: Math.round(tax_percent * 100),
  });
  const ids = await ensureModules(
    transaction,
    modules.map(({ module_type }) => {
      const { name, image } = traitsOf(module_type);
      return { module_type, name, image };
    }),
  );
  const tariffs = modules.map(({ module_type, base, per_km, least, most, included_km }) => ({
    module_id: ids.get(module_type) ?? 0,
    delivery_base: fromDecimal(base),
    delivery_per_km: fromDecimal(per_km),
    delivery_minimum: fromDecimal(least),
    delivery_maximum: fromDecimal(most),
    included_metres: Math.round(included_km * 1000),
  }));
  await writeTariffs(transaction, id, tariffs);
  return id;
}

async function mustFind(transaction: Transaction, id: number): Promise<AdminZoneRow> {
  const zone = await zoneOfMarket(transaction, id);
  if (!zone) throw new Refusal('zone_not_found');
  return zone;
}

/** The border only by its number of corners, because the audit log is kept for years. */
function auditOf(row: AdminZoneRow, at: Date): object {
  const { area, version, store_count: _, ...zone } = zoneReply(row, at);
  return { ...zone, version, corners: area.length };
}

function cornersOf(area: string): AdminZone['area'] {
  const corners = area.matchAll(/\(([^(),]+),([^(),]+)\)/g);
  return Array.from(corners, ([, lng, lat]) => ({ lat: Number(lat), lng: Number(lng) }));
}

function zoneReply(row: AdminZoneRow, at: Date): AdminZone {
  return {
    id: row.id,
    slug: row.slug,
    name: row.name,
    city: row.city,
    country: row.country,
    currency: row.currency,
    time_zone: row.time_zone,
    area: cornersOf(row.area),
    cash_on_delivery: row.cash_on_delivery,
    cash_on_delivery_cap: row.cash_on_delivery_cap === null ? null : toDecimal(row.cash_on_delivery_cap),
    digital_payment: row.digital_payment,
    tax_percent: row.tax_basis_points / 100,
    tax_inclusive: row.tax_inclusive,
    free_delivery_over: row.free_delivery_over === null ? null : toDecimal(row.free_delivery_over),
    service_charge: toDecimal(row.service_charge),
    modules: row.tariffs.map((tariff) => ({
      module_type: tariff.module_type,
      base: toDecimal(tariff.delivery_base),
      per_km: toDecimal(tariff.delivery_per_km),
      least: toDecimal(tariff.delivery_minimum),
      most: toDecimal(tariff.delivery_maximum),
      included_km: tariff.included_metres / 1000,
    })),
    is_active: row.active,
    stopped_reason: row.stopped_reason,
    pauses: row.pauses
      .map((pause) => ({ ...pause, reason: zonePauseReasonOf(pause.reason), until: new Date(pause.until) }))
      .filter(({ until }) => isPausedAt(until, at))
      .map((pause) => ({ ...pause, until: pause.until.toISOString() })),
    store_count: row.store_count,
    version: row.version,
  };
}
