import { days } from 'market/stores/stores.rules';
import { nothing } from 'market/values/money';
import { isInside } from 'market/zones/zones.rules';
import type { Connection, Transaction } from '#api/db/connection.ts';
import type { GivenFault } from './given-fault.ts';
import {
  type StoreToWrite,
  storeImportContext,
  storesOfSlugs,
  writeStores,
  type ZoneOfImport,
} from './stores-import.data.ts';

/** A store from a file: module by its type, zone by its slug, and only the columns of the file. */
export interface GivenStore extends Partial<Omit<StoreToWrite, 'module_id' | 'zone_id' | 'monogram' | 'cover_images'>> {
  slug: string;
  module: string;
  zone: string;
  name: string;
  address: string;
  phone: string;
  lat: number;
  lng: number;
}

export interface StoreImport {
  faultsIn: (db: Connection, given: readonly GivenStore[]) => Promise<GivenFault[]>;
  /** Writes stores without faults; returns how many are new. */
  write: (transaction: Transaction, given: readonly GivenStore[]) => Promise<number>;
}

interface ImportContext {
  zones: ReadonlyMap<string, ZoneOfImport>;
  modules: ReadonlyMap<string, { id: number; image: string }>;
}

interface KnownStore {
  zone_id: number;
  module_id: number;
}

/** Prepares an import of stores into existing zones. */
export async function openStoreImport(db: Connection): Promise<StoreImport> {
  const { zones, modules } = await storeImportContext(db);
  const context: ImportContext = {
    zones: new Map(zones.map((zone) => [zone.slug, zone])),
    modules: new Map(modules.map((module) => [module.module_type, module])),
  };
  return {
    async faultsIn(connection, given) {
      const known = await storesOfSlugs(
        connection,
        given.map(({ slug }) => slug),
      );
      const bySlug = new Map(known.map((store) => [store.slug, store]));
      return given.flatMap((store, index) =>
        faultsOf(store, context, bySlug.get(store.slug)).map((fault) => ({ index, ...fault })),
      );
    },
    async write(transaction, given) {
      const [first] = given;
      if (!first) return 0;
      return writeStores(
        transaction,
        given.map((store) => rowOf(store, context)),
        changedBy(first),
      );
    },
  };
}

type Fault = Omit<GivenFault, 'index'>;

function faultsOf(store: GivenStore, { zones, modules }: ImportContext, known: KnownStore | undefined): Fault[] {
  const [zone, module] = [zones.get(store.zone), modules.get(store.module)];
  if (!zone) return [{ field: 'zone', reason: `there is no zone '${store.zone}'` }];
  if (!module) return [{ field: 'module', reason: `there is no module '${store.module}'` }];
  const faults: Fault[] = [];
  if (!zone.module_ids.includes(module.id)) {
    faults.push({ field: 'module', reason: `the zone '${store.zone}' does not offer '${store.module}'` });
  }
  if (!isInside(store, zone.area)) {
    faults.push({ field: 'latitude', reason: `${store.lat}, ${store.lng} lies outside the zone '${store.zone}'` });
  }
  // Its items carry zone and module along, and carts and orders know them there.
  if (known && (known.zone_id !== zone.id || known.module_id !== module.id)) {
    faults.push({ field: 'zone', reason: 'the zone and the module of an existing store cannot change' });
  }
  if (
    (store.delivery_minutes_min ?? defaults.delivery_minutes_min) >
    (store.delivery_minutes_max ?? defaults.delivery_minutes_max)
  ) {
    faults.push({ field: 'delivery_minutes_max', reason: 'is less than delivery_minutes_min' });
  }
  return faults;
}

const allDay: [number, number][] = [[0, 23 * 60 + 59]];

/** The defaults of fields that the file leaves empty. */
const defaults = {
  tagline: '',
  colours: ['#135a2b', '#ffdd8a'],
  opening_hours: Object.fromEntries(days.map((day) => [day, allDay])),
  delivery_minutes_min: 30,
  delivery_minutes_max: 60,
  discount_percent: 0,
  free_delivery: false,
  minimum_order: nothing,
  take_away: false,
  schedule_order: false,
  featured: false,
  active: true,
} satisfies Partial<StoreToWrite>;

function rowOf({ module: type, zone: slug, ...store }: GivenStore, { zones, modules }: ImportContext): StoreToWrite {
  const [zone, module] = [zones.get(slug), modules.get(type)];
  if (!zone || !module) throw new Error(`The store ${store.slug} was not checked before it was written`);
  return {
    ...defaults,
    module_id: module.id,
    zone_id: zone.id,
    monogram: monogramOf(store.name),
    cover_images: [module.image],
    ...store,
  };
}

function changedBy({ slug: _slug, module: _module, zone: _zone, ...store }: GivenStore): (keyof StoreToWrite)[] {
  return ['monogram', ...(Object.keys(store) as (keyof StoreToWrite)[])];
}

/** The first letters of the first two words; '&' is none. */
function monogramOf(name: string): string {
  const words = name.split(/\s+/u).filter((word) => /^[\p{L}\p{N}]/u.test(word));
  return words
    .slice(0, 2)
    .map((word) => [...word][0])
    .join('')
    .toUpperCase();
}
