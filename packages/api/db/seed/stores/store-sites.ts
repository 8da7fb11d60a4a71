import type { ModuleType } from 'market/modules/modules.rules';
import type { Coordinates } from 'market/places/places.rules';
import { isInside } from 'market/zones/zones.rules';
import type { DemoData, DemoPlace, DemoZone } from '../demo-shapes.ts';
import type { Dice } from '../dice.ts';

const metresPerDegree = 111_320;

function isBuildable(kind: string): boolean {
  return kind !== 'bridge' && kind !== 'beach';
}

const sitesByModule = new WeakMap<DemoData, Map<ModuleType, DemoPlace[]>>();

/** Places on land whose zone serves the module. */
export function sites(data: DemoData, type: ModuleType): DemoPlace[] {
  const byModule = sitesByModule.get(data) ?? new Map<ModuleType, DemoPlace[]>();
  sitesByModule.set(data, byModule);
  const found =
    byModule.get(type) ??
    data.places.filter((place) => isBuildable(place.kind) && firstServingZone(data, place, type) !== undefined);
  byModule.set(type, found);
  return found;
}

/** A place may lie in several zones. */
export function firstServingZone(data: DemoData, { zones }: DemoPlace, type: ModuleType): string | undefined {
  return zones.find((id) => zoneOf(data, id).modules.includes(type));
}

/** The zone of that name. */
export function zoneOf(data: DemoData, id: string): DemoZone {
  const zone = data.zones.find((candidate) => candidate.id === id);
  if (!zone) throw new Error(`No zone ${id} in demo/places`);
  return zone;
}

/** Up to 60 metres from the place, but neither in the water nor over the border; else the place itself. */
export function siteNear(dice: Dice, { isWater }: DemoData, { lat, lng }: DemoPlace, { area }: DemoZone): Coordinates {
  const degree = metresPerDegree * Math.cos((lat * Math.PI) / 180);
  for (let tries = 0; tries < 8; tries++) {
    const site = {
      lat: Number((lat + dice.between(-42, 42) / metresPerDegree).toFixed(5)),
      lng: Number((lng + dice.between(-42, 42) / degree).toFixed(5)),
    };
    if (isInside(site, area) && !isWater(site)) return site;
  }
  return { lat, lng };
}

const doorsByZone = new WeakMap<DemoData, Map<string, DemoPlace[]>>();

/** The places of a zone where people live or work. */
export function doorsOf(data: DemoData, zone: DemoZone): DemoPlace[] {
  const byZone = doorsByZone.get(data) ?? new Map<string, DemoPlace[]>();
  doorsByZone.set(data, byZone);
  const found =
    byZone.get(zone.id) ?? data.places.filter(({ zones, kind }) => zones.includes(zone.id) && isBuildable(kind));
  byZone.set(zone.id, found);
  return found;
}

/** A place in one line: name, area, city. */
export function addressLine({ name, area, city }: DemoPlace): string {
  return [name, area, city].filter((part) => part !== '').join(', ');
}
