import type { IncomingHttpHeaders } from 'node:http';
import { zoneIdsIn } from 'market/zones/zones.rules';
import { fieldRefusal } from '#api/http/refusal.ts';
import { languageOf } from '#api/http/texts/texts.ts';

/** Place and module of a call, from its headers [API-02] [API-04] [API-08]. */
export interface Scope {
  /** The saved zones; empty when the caller has not chosen a place. */
  zoneIds: number[];
  moduleId: number | undefined;
  /** Degrees. */
  at: { lat: number; lng: number } | undefined;
  language: string;
}

const largestId = 2_147_483_647;

export function scopeOf(headers: IncomingHttpHeaders): Scope {
  return {
    zoneIds: zonesIn(headers.zoneid),
    moduleId: moduleIn(headers.moduleid),
    at: placeIn(headers.latitude, headers.longitude),
    language: languageIn(headers['x-localization']),
  };
}

/** A JSON list of ids; one number is accepted too. */
function zonesIn(header: string | string[] | undefined): number[] {
  if (header === undefined || header === '') return [];
  const ids = zoneIdsIn(String(header));
  if (!ids) throw fieldRefusal('zoneid', 'Send a JSON list of zone ids, such as [1].');
  return ids;
}

function moduleIn(header: string | string[] | undefined): number | undefined {
  if (header === undefined || header === '') return undefined;
  const value = parsed(header);
  if (!isId(value)) throw fieldRefusal('moduleid', 'Send the id of a module, such as 1.');
  return value;
}

function placeIn(latitude: string | string[] | undefined, longitude: string | string[] | undefined) {
  if (!latitude && !longitude) return undefined;
  const [lat, lng] = [degrees(latitude, 90), degrees(longitude, 180)];
  if (lat === undefined) throw fieldRefusal('latitude', 'Send degrees from -90 to 90.');
  if (lng === undefined) throw fieldRefusal('longitude', 'Send degrees from -180 to 180.');
  return { lat, lng };
}

function degrees(header: string | string[] | undefined, max: number): number | undefined {
  if (typeof header !== 'string' || !/^-?\d{1,3}(\.\d{1,20})?$/.test(header)) return undefined;
  const value = Number(header);
  return Math.abs(value) <= max ? value : undefined;
}

function languageIn(header: string | string[] | undefined): string {
  if (header === undefined || header === '') return 'en';
  if (typeof header !== 'string' || !/^[A-Za-z]{2,8}(-[A-Za-z0-9]{1,8})*$/.test(header)) {
    throw fieldRefusal('x-localization', 'Send a language code, such as en.');
  }
  return languageOf(header);
}

function parsed(header: string | string[]): unknown {
  try {
    return JSON.parse(String(header));
  } catch {
    return undefined;
  }
}

function isId(value: unknown): value is number {
  return Number.isInteger(value) && (value as number) > 0 && (value as number) <= largestId;
}
