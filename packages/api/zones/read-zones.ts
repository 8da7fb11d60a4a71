import { type ModuleType, moduleTypes } from 'market/modules/modules.rules';
import type { Coordinates } from 'market/places/places.rules';
import { type Money, money } from 'market/values/money';
import { faultOfArea, isInside } from 'market/zones/zones.rules';
import * as z from 'zod/mini';
import type { GivenZone } from './import-zones.ts';

/** A fault of a zone in a file. */
export interface ZoneFault {
  /** Its id, or its place in the file. */
  zone: string;
  /** From 1. */
  place: number;
  field: string;
  reason: string;
}

const text = z.string('must be a text').check(z.trim(), z.minLength(1, 'is empty'), z.maxLength(200, 'is too long'));
const shaped = (shape: RegExp, must: string) => z.string(must).check(z.regex(shape, must));
const flag = z.boolean('must be true or false');
const amount = z
  .number('must be an amount in whole units or hundredths')
  .check(z.minimum(0, 'is below 0'), z.maximum(1e10, 'is too large'), z.multipleOf(0.01, 'has more than two decimals'));
const degrees = (max: number) =>
  z
    .number('must be degrees')
    .check(z.minimum(-max, 'lies outside the world'), z.maximum(max, 'lies outside the world'));

const tariff = z.object(
  {
    base: amount,
    per_km: amount,
    minimum: amount,
    maximum: amount,
    included_km: z.number('must be kilometres').check(z.minimum(0, 'is below 0'), z.maximum(1_000, 'is too large')),
  },
  'must have base, per_km, minimum, maximum and included_km',
);

const properties = z.object(
  {
    id: shaped(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'must be lower case letters and digits with hyphens between them'),
    name: text,
    city: text,
    country: shaped(/^[A-Z]{2}$/, 'must be two letters such as NG'),
    currency: shaped(/^[A-Z]{3}$/, 'must be three letters such as NGN'),
    time_zone: z.string('must be a text').check(z.refine(isTimeZone, 'is not a time zone such as Africa/Lagos')),
    modules: z.array(z.enum(moduleTypes, `must be one of ${moduleTypes.join(', ')}`), 'must be a list of modules'),
    cash_on_delivery: flag,
    cash_on_delivery_cap: z.nullable(amount),
    digital_payment: flag,
    distance_factor: z.number('must be a number').check(z.minimum(1, 'is below 1'), z.maximum(5, 'is above 5')),
    tax: z.object(
      {
        rate: z.number('must be percents').check(z.minimum(0, 'is below 0'), z.maximum(100, 'is above 100')),
        inclusive: flag,
      },
      'must have rate and inclusive',
    ),
    free_delivery_over: z.nullable(amount),
    service_charge: z.optional(amount),
    delivery: z.partialRecord(z.enum(moduleTypes), tariff),
    center: z.optional(z.object({ lat: degrees(90), lng: degrees(180) }, 'must have lat and lng')),
  },
  'are missing',
);

/** A text that is no GeoJSON with zones; the message says why. */
export class UnreadableZones extends Error {}

/** Reads the zones of a GeoJSON text with every fault of each; throws `UnreadableZones` where there are none. */
export function zonesIn(contents: string): { zones: GivenZone[]; faults: ZoneFault[] } {
  const features = featuresIn(contents);
  const faults: ZoneFault[] = [];
  const zones: GivenZone[] = [];
  const places = new Map<string, number>();
  for (const [index, feature] of features.entries()) {
    const { zone, found } = readFeature(feature);
    const first = zone && places.get(zone.slug);
    if (first !== undefined) found.push({ field: 'id', reason: `is that of zone ${first + 1} already` });
    if (zone && first === undefined) places.set(zone.slug, index);
    const name = nameOf(feature, index);
    faults.push(...found.map((fault) => ({ zone: name, place: index + 1, ...fault })));
    if (zone) zones.push(zone);
  }
  return { zones, faults };
}

function featuresIn(contents: string): unknown[] {
  const no = (reason: string) => new UnreadableZones(reason);
  const collection = parsed(contents);
  if (collection === undefined) throw no('is no JSON');
  if (collection.type !== 'FeatureCollection' || !Array.isArray(collection.features))
    throw no('is no GeoJSON FeatureCollection');
  if (collection.features.length === 0) throw no('has no zones in it');
  return collection.features;
}

function parsed(contents: string): { type?: unknown; features?: unknown } | undefined {
  try {
    return Object(JSON.parse(contents));
  } catch {
    return undefined;
  }
}

type Found = Omit<ZoneFault, 'zone' | 'place'>[];

function readFeature(feature: unknown): { zone: GivenZone | undefined; found: Found } {
  const given = Object(feature) as { properties?: unknown; geometry?: unknown };
  const read = properties.safeParse(given.properties);
  const found: Found = (read.error?.issues ?? []).map(({ path, message }) => ({
    field: path.join('.') || 'properties',
    reason: message,
  }));
  const area = areaOf(given.geometry);
  if (typeof area === 'string') found.push({ field: 'geometry', reason: area });
  if (!read.success || typeof area === 'string') return { zone: undefined, found };
  found.push(...faultsTogether(read.data, area));
  return { zone: found.length === 0 ? zoneOf(read.data, area) : undefined, found };
}

type Properties = z.infer<typeof properties>;

/** What properties say only together, and with their border. */
function faultsTogether({ modules, delivery, center }: Properties, area: readonly Coordinates[]): Found {
  const found: Found = [];
  for (const module of modules) {
    const way = delivery[module];
    if (!way) found.push({ field: `delivery.${module}`, reason: 'is missing' });
    else if (way.maximum < way.minimum)
      found.push({ field: `delivery.${module}.maximum`, reason: 'is below the minimum' });
  }
  if (center && !isInside(center, area)) found.push({ field: 'center', reason: 'lies outside the border' });
  return found;
}

/** Returns the corners of a polygon, or why it is invalid. */
function areaOf(geometry: unknown): Coordinates[] | string {
  const { type, coordinates } = Object(geometry) as { type?: unknown; coordinates?: unknown };
  if (type !== 'Polygon') return `must be a Polygon, not ${typeof type === 'string' ? type : 'nothing'}`;
  if (!Array.isArray(coordinates) || coordinates.length === 0) return 'has no ring';
  if (coordinates.length > 1) return 'has holes, which a zone cannot have';
  const ring: unknown = coordinates[0];
  if (!Array.isArray(ring) || !ring.every(isPosition)) return 'has a corner that is not [longitude, latitude]';
  const corners = ring.map(([lng, lat]) => ({ lat, lng }));
  const [first, last] = [corners[0], corners.at(-1)];
  if (corners.length > 0 && (first?.lat !== last?.lat || first?.lng !== last?.lng)) {
    return 'is an open ring: its last corner must be its first';
  }
  return faultOfArea(corners) ?? corners.slice(0, -1);
}

function isPosition(value: unknown): value is [lng: number, lat: number] {
  return Array.isArray(value) && value.length >= 2 && value.slice(0, 2).every(Number.isFinite);
}

function zoneOf(given: Properties, area: Coordinates[]): GivenZone {
  return {
    slug: given.id,
    name: given.name,
    city: given.city,
    country: given.country,
    currency: given.currency,
    time_zone: given.time_zone,
    area,
    center: given.center ?? middleOf(area),
    cash_on_delivery: given.cash_on_delivery,
    cash_on_delivery_cap: orNone(given.cash_on_delivery_cap),
    digital_payment: given.digital_payment,
    distance_factor: given.distance_factor,
    tax_basis_points: Math.round(given.tax.rate * 100),
    tax_inclusive: given.tax.inclusive,
    free_delivery_over: orNone(given.free_delivery_over),
    service_charge: minor(given.service_charge ?? 0),
    tariffs: given.modules.map((module) => tariffOf(module, given.delivery[module])),
  };
}

function tariffOf(module: ModuleType, way: z.infer<typeof tariff> | undefined): GivenZone['tariffs'][number] {
  const { base = 0, per_km = 0, minimum = 0, maximum = 0, included_km = 0 } = way ?? {};
  return {
    module,
    delivery_base: minor(base),
    delivery_per_km: minor(per_km),
    delivery_minimum: minor(minimum),
    delivery_maximum: minor(maximum),
    included_metres: Math.round(included_km * 1000),
  };
}

/** The mean of the corners, or a corner if that lies outside. */
function middleOf(area: Coordinates[]): Coordinates {
  const mean = (of: (corner: Coordinates) => number) => area.reduce((sum, corner) => sum + of(corner), 0) / area.length;
  const middle = { lat: mean(({ lat }) => lat), lng: mean(({ lng }) => lng) };
  return isInside(middle, area) ? middle : (area[0] ?? middle);
}

function minor(amount: number): Money {
  return money(Math.round(amount * 100));
}

function orNone(given: number | null): Money | null {
  return given === null ? null : minor(given);
}

function isTimeZone(name: string): boolean {
  try {
    new Intl.DateTimeFormat('en', { timeZone: name });
    return true;
  } catch {
    return false;
  }
}

function nameOf(feature: unknown, index: number): string {
  const { id } = Object((Object(feature) as { properties?: unknown }).properties) as { id?: unknown };
  return typeof id === 'string' && id !== '' ? id : `zone ${index + 1}`;
}
