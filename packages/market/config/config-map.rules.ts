/** What finds places by words and names the address of a point. `built_in` knows Lagos and Nairobi. */
export const geocoders = ['built_in', 'photon', 'nominatim', 'google', 'mapbox', 'none'] as const;
export type GeocoderName = (typeof geocoders)[number];

/** What knows ways by road. `built_in` knows the streets of Lagos and Nairobi as the built-in map draws them. */
export const routers = ['built_in', 'osrm', 'valhalla', 'none'] as const;
export type RouterName = (typeof routers)[number];

/** Those of a server whose address the operator writes. */
const withAddress: ReadonlySet<string> = new Set(['photon', 'nominatim', 'osrm', 'valhalla']);
/** Those of an account, which a key proves. */
const withKey: ReadonlySet<string> = new Set(['google', 'mapbox']);

/** The map that an operator has chosen [OPS-083]. */
export interface MapChoice {
  /** Such as https://tiles.example/{z}/{x}/{y}.png; empty for the built-in map. */
  tiles_url: string;
  tiles_attribution: string;
  tiles_max_zoom: number;
  geocoder: GeocoderName;
  geocoder_url: string;
  routing: RouterName;
  routing_url: string;
}

export const defaultMap: MapChoice = {
  tiles_url: '',
  tiles_attribution: '',
  tiles_max_zoom: 19,
  geocoder: 'built_in',
  geocoder_url: '',
  routing: 'built_in',
  routing_url: '',
};

/** Returns whether a service is reached at an address that the operator writes. */
export function needsAddress(service: GeocoderName | RouterName): boolean {
  return withAddress.has(service);
}

/** Returns whether a service wants a key. */
export function needsKey(service: GeocoderName): boolean {
  return withKey.has(service);
}

/** What is wrong with a choice, by field; empty where nothing is. */
export function faultsOfMap(
  choice: MapChoice,
  hasKey: boolean,
): { field: keyof MapChoice | 'geocoder_key'; text: MapFault }[] {
  const { tiles_url: tiles, tiles_attribution: attribution, geocoder, routing } = choice;
  return [
    ...(tiles === '' || isTileAddress(tiles) ? [] : [{ field: 'tiles_url', text: tileFault } as const]),
    ...(tiles === '' || attribution.trim() !== '' ? [] : [{ field: 'tiles_attribution', text: missing } as const]),
    ...faultsOfAddress('geocoder_url', needsAddress(geocoder), choice.geocoder_url),
    ...faultsOfAddress('routing_url', needsAddress(routing), choice.routing_url),
    ...(needsKey(geocoder) && !hasKey ? [{ field: 'geocoder_key', text: missing } as const] : []),
  ];
}

const missing = 'This field is required.';
const addressFault = 'Write an address such as https://maps.example';
const tileFault = 'Write an address with {z}, {x} and {y}, such as https://tiles.example/{z}/{x}/{y}.png';
export type MapFault = typeof missing | typeof addressFault | typeof tileFault;

function faultsOfAddress(field: 'geocoder_url' | 'routing_url', isNeeded: boolean, url: string) {
  if (!isNeeded) return [];
  if (url === '') return [{ field, text: missing } as const];
  return originOf(url) === undefined ? [{ field, text: addressFault } as const] : [];
}

/** Returns the address of a server without a slash at its end; undefined where it is none, or has a question mark or a login. */
export function originOf(url: string): string | undefined {
  if (!URL.canParse(url)) return undefined;
  const { protocol, username, search, hash, href } = new URL(url);
  if (!/^https?:$/.test(protocol) || username !== '' || search !== '' || hash !== '') return undefined;
  return href.replace(/\/+$/, '');
}

function isTileAddress(template: string): boolean {
  const url = withoutServer(template);
  return (
    ['{z}', '{x}', '{y}'].every((part) => url.includes(part)) && /^https?:\/\/[^{}/]+\//.test(url) && URL.canParse(url)
  );
}

/** Providers write {s} for one of several servers, and {r} for pictures of twice the size; the first server has all. */
function withoutServer(template: string): string {
  return template.replace('{s}', 'a').replace('{r}', '');
}

/** Returns the address of a tile. */
export function tileAddress(template: string, { z, x, y }: { z: number; x: number; y: number }): string {
  return withoutServer(template).replace('{z}', String(z)).replace('{x}', String(x)).replace('{y}', String(y));
}

/** Returns whether there is such a tile: a zoom has as many columns and rows as powers of two. */
export function isTile({ z, x, y }: { z: number; x: number; y: number }, maxZoom: number): boolean {
  const sides = 2 ** z;
  return z <= maxZoom && x < sides && y < sides;
}
