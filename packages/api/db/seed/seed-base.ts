import { type ModuleType, moduleTypes, traitsOf } from 'market/modules/modules.rules';
import { type Money, money } from 'market/values/money';
import type { BulkLoad } from './bulk-load.ts';
import type { DemoCategory, DemoData, DemoZone } from './demo-shapes.ts';

/** Ids by which other rows refer to zones, categories and brands. */
export interface SeedBase {
  moduleId: (type: ModuleType) => number;
  zoneId: (id: string) => number;
  category: (type: ModuleType, id: string) => { id: number; name: string };
  brandId: (type: ModuleType, id: string | null | undefined) => number | null;
  conditionId: (id: string) => number;
}

/** Whole naira or shillings as minor units. */
export function whole(amount: number): Money {
  return money(amount * 100);
}

/** Writes what all stores need: modules, zones, categories, brands. Ids follow the order of the files. */
export function seedBase(load: BulkLoad, data: DemoData): SeedBase {
  const moduleIds = new Map(moduleTypes.map((type, place) => [type, place + 1]));
  const zoneIds = new Map(data.zones.map(({ id }, place) => [id, place + 1]));
  const moduleId = (type: ModuleType) => numberIn(moduleIds, type);
  for (const type of moduleTypes) addModule(load, type, moduleId(type), data.imageOf(traitsOf(type).image));
  for (const zone of data.zones) addZone(load, zone, numberIn(zoneIds, zone.id), moduleId);
  const categories = addCategories(load, data, moduleId);
  const brands = addBrands(load, data, moduleId);
  const conditions = addConditions(load, data);
  for (const type of moduleTypes) addWords(load, data, type, moduleId(type));
  addTranslations(load, data);
  return {
    conditionId: (id) => numberIn(conditions, id),
    moduleId,
    zoneId: (id) => numberIn(zoneIds, id),
    category: (type, id) => {
      const found = categories.get(`${type}/${id}`);
      if (!found) throw new Error(`No category ${id} in ${type}`);
      return found;
    },
    brandId: (type, id) => (id ? numberIn(brands, `${type}/${id}`) : null),
  };
}

function numberIn<K>(numbers: ReadonlyMap<K, number>, key: K): number {
  const found = numbers.get(key);
  if (found === undefined) throw new Error(`The demo data name ${key}, which does not exist`);
  return found;
}

function addModule(load: BulkLoad, type: ModuleType, id: number, image: string): void {
  load.add('modules', { id, module_type: type, name: traitsOf(type).name, image, position: id, active: true });
}

function addZone(load: BulkLoad, zone: DemoZone, id: number, moduleId: SeedBase['moduleId']): void {
  load.add('zones', {
    id,
    slug: zone.id,
    name: zone.name,
    city: zone.city,
    country: zone.country,
    currency: zone.currency,
    time_zone: zone.time_zone,
    area: `(${zone.area.map(({ lat, lng }) => `(${lng},${lat})`).join(',')})`,
    center_lat: zone.center.lat,
    center_lng: zone.center.lng,
    cash_on_delivery: zone.cash_on_delivery,
    cash_on_delivery_cap: zone.cash_on_delivery_cap === null ? null : whole(zone.cash_on_delivery_cap),
    digital_payment: zone.digital_payment,
    distance_factor: zone.distance_factor,
    tax_basis_points: Math.round(zone.tax.rate * 100),
    tax_inclusive: zone.tax.inclusive,
    free_delivery_over: zone.free_delivery_over === null ? null : whole(zone.free_delivery_over),
  });
  for (const type of zone.modules) {
    const { base, per_km, minimum, maximum, included_km } = zone.delivery[type];
    load.add('zone_modules', {
      zone_id: id,
      module_id: moduleId(type),
      delivery_base: whole(base),
      delivery_per_km: whole(per_km),
      delivery_minimum: whole(minimum),
      delivery_maximum: whole(maximum),
      included_metres: Math.round(included_km * 1000),
    });
  }
}

/** Slugs are unique across modules; the first module with a name keeps it without a suffix. */
function addCategories(load: BulkLoad, data: DemoData, moduleId: SeedBase['moduleId']) {
  const known = new Map<string, { id: number; name: string }>();
  const slugs = new Set<string>();
  const add = (type: ModuleType, category: DemoCategory, parentId: number | null, position: number): number => {
    const id = known.size + 1;
    known.set(`${type}/${category.id}`, { id, name: category.name });
    load.add('categories', {
      id,
      module_id: moduleId(type),
      parent_id: parentId,
      slug: freeSlug(slugs, category.id, type),
      name: category.name,
      description: category.description ?? '',
      image: data.imageOf(category.image),
      featured: category.featured === 1,
      position,
    });
    return id;
  };
  for (const type of moduleTypes) {
    for (const [place, category] of data.catalogues[type].categories.entries()) {
      const id = add(type, category, null, place);
      for (const [childPlace, child] of (category.childes ?? []).entries()) add(type, child, id, childPlace);
    }
  }
  return known;
}

function addBrands(load: BulkLoad, data: DemoData, moduleId: SeedBase['moduleId']): Map<string, number> {
  const known = new Map<string, number>();
  const slugs = new Set<string>();
  for (const type of moduleTypes) {
    for (const { id: name, ...brand } of data.catalogues[type].brands ?? []) {
      const id = known.size + 1;
      known.set(`${type}/${name}`, id);
      const slug = freeSlug(slugs, name, type);
      load.add('brands', { id, module_id: moduleId(type), slug, name: brand.name, image: null });
    }
  }
  return known;
}

function addConditions(load: BulkLoad, { catalogues, imageOf }: DemoData): Map<string, number> {
  const known = new Map<string, number>();
  for (const { id: slug, name, image } of moduleTypes.flatMap((type) => catalogues[type].common_conditions ?? [])) {
    const id = known.size + 1;
    known.set(slug, id);
    load.add('conditions', { id, slug, name, image: imageOf(image), position: id });
  }
  return known;
}

/** The reasons to choose a module and how it works, if the catalogue has them. */
function addWords(load: BulkLoad, { catalogues, imageOf }: DemoData, type: ModuleType, moduleId: number): void {
  const { why_choose: reasons = [], video_content: film } = catalogues[type];
  for (const [place, { image, ...reason }] of reasons.entries()) {
    load.add('why_choose', {
      id: moduleId * 100 + place,
      module_id: moduleId,
      image: imageOf(image),
      ...reason,
      position: place,
    });
  }
  if (film) load.add('video_content', { module_id: moduleId, ...film, banner_image: imageOf(film.banner_image) });
}

function addTranslations(load: BulkLoad, { translations }: DemoData): void {
  for (const [text, into] of Object.entries(translations)) {
    for (const [language, translation] of Object.entries(into))
      load.add('translations', { language, text, translation });
  }
}

/** The slug itself, or with the next word when it is taken. */
function freeSlug(taken: Set<string>, slug: string, next: string): string {
  const free = taken.has(slug) ? `${slug}-${next}` : slug;
  taken.add(free);
  return free;
}
