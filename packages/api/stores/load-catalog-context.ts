import { type WallClock, zoneClock } from 'market/stores/stores.rules';
import { type Money, roundingStep } from 'market/values/money';
import { offeredModules } from '#api/config/brand-of-market.ts';
import { settingsOf } from '#api/config/read-settings.ts';
import { asWritten, type Translate, translationInto } from '#api/config/translate-names.ts';
import type { ApiContext } from '#api/http/api-context.ts';
import { answerCache } from '#api/http/cache/answer-cache.ts';
import { cachePolicies } from '#api/http/cache/cache-policies.ts';
import type { Scope } from '#api/http/callers/scope.ts';
import { type CatalogCategory, type CatalogZone, catalogRows } from './stores-catalog.data.ts';

/** Reference data of stores and items: small, needed by every list, rarely changed. */
export interface CatalogContext {
  zones: ReadonlyMap<number, CatalogZone>;
  /** The type of each module that is offered. */
  modules: ReadonlyMap<number, string>;
  /** In the order of the menu. */
  categories: ReadonlyMap<number, CatalogCategory>;
  /** The smallest amount that is shown. */
  roundTo: Money;
  halalTagStatus: 0 | 1;
  /** Of the call. */
  language: string;
  /** The operator's words, such as units, in the language of the call; the names of categories are in it already. */
  translate: Translate;
  /** In a preview: stores whose closing by an operator is over at its moment, though they are closed still [STO-041]. */
  reopened?: ReadonlySet<number> | undefined;
}

/** As fresh as the settings are. */
const cached = answerCache<CatalogContext>(cachePolicies.catalog);

/** Returns the reference data of stores and items, with names in the language of the call. */
export async function loadCatalogContext(
  { preview, ...context }: Pick<ApiContext, 'db' | 'brand' | 'preview'>,
  language = 'en',
): Promise<CatalogContext> {
  const catalog = await loadPresentContext(context, language);
  return preview ? inPreview(catalog, preview.reopened) : catalog;
}

/** Returns the catalog for a moment that was chosen: the clocks of a demo do not stand still then [STO-041]. */
function inPreview(catalog: CatalogContext, reopened: ReadonlySet<number>): CatalogContext {
  const zones = [...catalog.zones.values()].map((zone) => ({ ...zone, demo_minute: null }));
  return { ...catalog, zones: new Map(zones.map((zone) => [zone.id, zone])), reopened };
}

/** Returns a store or a part of one with whether it takes orders at all, at the moment of the catalog. */
export function asOpened<Row extends { id: number; active: boolean }>(row: Row, { reopened }: CatalogContext): Row {
  return !row.active && reopened?.has(row.id) ? { ...row, active: true } : row;
}

function loadPresentContext(context: Pick<ApiContext, 'db' | 'brand'>, language: string): Promise<CatalogContext> {
  if (language === 'en') return loadUntranslatedContext(context);
  return cached(context.db, keyOf(context, language), async () => {
    const [catalog, translate] = await Promise.all([
      loadUntranslatedContext(context),
      translationInto(context.db, language),
    ]);
    const categories = [...catalog.categories.values()].map((row) => ({ ...row, name: translate(row.name) }));
    return {
      ...catalog,
      language,
      translate,
      categories: new Map(categories.map((category) => [category.id, category])),
    };
  });
}

function keyOf({ brand }: Pick<ApiContext, 'brand'>, language: string): string {
  return `ground ${language} ${brand?.modules?.join(' ') ?? ''}`;
}

/** What the brand does not offer is not there, as if the operator had switched the module off. */
function loadUntranslatedContext({ db, brand }: Pick<ApiContext, 'db' | 'brand'>): Promise<CatalogContext> {
  return cached(db, keyOf({ brand }, 'en'), async () => {
    const [{ zones, modules, categories }, settings] = await Promise.all([catalogRows(db), settingsOf(db)]);
    return {
      zones: new Map(zones.map((zone) => [zone.id, zone])),
      modules: new Map(offeredModules(modules, brand).map(({ id, module_type }) => [id, module_type])),
      categories: new Map(categories.map((category) => [category.id, category])),
      roundTo: roundingStep(settings.digit_after_decimal_point),
      halalTagStatus: settings.halal_tag_status,
      language: 'en',
      translate: asWritten,
    };
  });
}

/** The part of the catalog that a call may see [API-09]; without a module it is all of them. */
export interface VisibleScope {
  zoneIds: number[];
  moduleIds: number[];
}

/** Undefined if nothing is visible: no zone is chosen, or none is served. */
export function visibleScopeOf(
  { zoneIds, moduleId }: Scope,
  { zones, modules }: CatalogContext,
): VisibleScope | undefined {
  const served = zoneIds.filter((id) => zones.has(id));
  const moduleIds = moduleId === undefined ? [...modules.keys()] : modules.has(moduleId) ? [moduleId] : [];
  return served.length === 0 || moduleIds.length === 0 ? undefined : { zoneIds: served, moduleIds };
}

/** The wall clocks of the zones at one moment, each read once. */
export function clocksAt({ zones }: CatalogContext, at: Date): (zoneId: number) => WallClock | undefined {
  const read = new Map<number, WallClock>();
  return (zoneId) => {
    const known = read.get(zoneId);
    if (known) return known;
    const zone = zones.get(zoneId);
    if (!zone) return undefined;
    const clock = zoneClock(zone, at);
    read.set(zoneId, clock);
    return clock;
  };
}
