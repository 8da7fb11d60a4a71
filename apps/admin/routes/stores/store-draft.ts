import { degreesIn, numberIn } from 'app-kit/formats/amounts.ts';
import { type HoursInput, hoursInputOf, readHours } from 'app-kit/hours/written-hours.ts';
import type { BodyOf } from 'market/calls/endpoint';
import { type ModuleType, moduleTypes, traitsOf } from 'market/modules/modules.rules';
import type { AdminStore, adminStoresContract } from 'market/stores/stores.admin.contract';
import { type Day, days } from 'market/stores/stores.rules';
import type { AdminZone } from 'market/zones/zones.admin.contract';
import { isInside } from 'market/zones/zones.rules';

export type StoreBody = BodyOf<typeof adminStoresContract.create>;

/** A store as it is written in the form: numbers and hours are texts until it is saved. */
export interface StoreDraft {
  name: string;
  slug: string;
  zoneId: number;
  moduleType: ModuleType;
  address: string;
  phone: string;
  lat: string;
  lng: string;
  hours: HoursInput;
  minimumOrder: string;
  minutesMin: string;
  minutesMax: string;
  takesAway: boolean;
}

/** Returns the modules of a zone in which stores sell. */
export function modulesForStores(zone: AdminZone | undefined): ModuleType[] {
  const offered = new Set(zone?.modules.map(({ module_type }) => module_type));
  return moduleTypes.filter((type) => offered.has(type) && !traitsOf(type).carriesParcels);
}

const defaultHours = '08:00-22:00';

/** Returns a store as the form begins with it. */
export function draftOfStore(store: AdminStore | undefined, zones: readonly AdminZone[]): StoreDraft {
  const [first] = zones;
  if (!store) {
    return {
      name: '',
      slug: '',
      zoneId: first?.id ?? 0,
      moduleType: modulesForStores(first)[0] ?? 'food',
      address: '',
      phone: '',
      lat: '',
      lng: '',
      hours: Object.fromEntries(days.map((day) => [day, defaultHours])) as HoursInput,
      minimumOrder: '0',
      minutesMin: '25',
      minutesMax: '45',
      takesAway: false,
    };
  }
  return {
    name: store.name,
    slug: store.slug,
    zoneId: store.zone_id,
    moduleType: store.module_type,
    address: store.address,
    phone: store.phone,
    lat: String(store.latitude),
    lng: String(store.longitude),
    hours: hoursInputOf(store.opening_hours),
    minimumOrder: String(store.minimum_order),
    minutesMin: String(store.delivery_minutes_min),
    minutesMax: String(store.delivery_minutes_max),
    takesAway: store.take_away,
  };
}

export type StoreFault = 'name' | 'address' | 'phone' | 'pin' | 'outside' | 'minimumOrder' | 'minutes' | Day;

/** Returns the pin of a draft; undefined while it is not whole. */
export function pinOf({ lat: north, lng: east }: Pick<StoreDraft, 'lat' | 'lng'>) {
  const [lat, lng] = [degreesIn(north, 90), degreesIn(east, 180)];
  return lat === undefined || lng === undefined ? undefined : { lat, lng };
}

/** Returns what is sent for a draft, or the fields that cannot be read. */
export function bodyOfStore(
  draft: StoreDraft,
  zone: AdminZone | undefined,
): { body: Omit<StoreBody, 'slug'> } | { faults: StoreFault[] } {
  const pin = pinOf(draft);
  const minimum = numberIn(draft.minimumOrder);
  const [shortest, longest] = [numberIn(draft.minutesMin), numberIn(draft.minutesMax)];
  const hours = readHours(draft.hours);
  const faults: StoreFault[] = [
    ...(draft.name.trim() ? [] : (['name'] as const)),
    ...(draft.address.trim() ? [] : (['address'] as const)),
    ...(draft.phone.trim() ? [] : (['phone'] as const)),
    ...(pin ? [] : (['pin'] as const)),
    ...(pin && zone && !isInside(pin, zone.area) ? (['outside'] as const) : []),
    ...(minimum === undefined ? (['minimumOrder'] as const) : []),
    ...(areMinutes(shortest, longest) ? [] : (['minutes'] as const)),
    ...('faults' in hours ? hours.faults : []),
  ];
  if (faults.length > 0 || !pin || 'faults' in hours) return { faults };
  return {
    body: {
      name: draft.name.trim(),
      module_type: draft.moduleType,
      zone_id: draft.zoneId,
      address: draft.address.trim(),
      phone: draft.phone.trim(),
      latitude: pin.lat,
      longitude: pin.lng,
      opening_hours: hours.hours,
      minimum_order: minimum ?? 0,
      delivery_minutes_min: shortest ?? 1,
      delivery_minutes_max: longest ?? 1,
      take_away: draft.takesAway,
    },
  };
}

const longestMinutes = 240;

/** Whether two times of a delivery are whole minutes, the shorter first. */
function areMinutes(shortest = 0, longest = 0): boolean {
  const isWhole = (minutes: number) => Number.isInteger(minutes) && minutes > 0 && minutes <= longestMinutes;
  return isWhole(shortest) && isWhole(longest) && shortest <= longest;
}
