import type { Contract } from 'market/calls/contract';
import type { ReplyOf } from 'market/calls/endpoint';
import { closesAt, days, otherDaysFrom, type Span, timeText, type WallClock } from 'market/stores/stores.rules';
import { imagePath } from 'market/values/image-path';
import type { ApiContext } from '#api/http/api-context.ts';
import type { Handlers } from '#api/http/bind.ts';
import { shopperKeyOf } from '#api/http/callers/callers.ts';
import { Refusal } from '#api/http/refusal.ts';
import { beginningOf } from './cap/say-beginning.ts';
import { listStores, pageOfStores, storesOfPage } from './list-stores.ts';
import { asOpened, type CatalogContext, clocksAt, loadCatalogContext } from './load-catalog-context.ts';
import { isStoreOpen } from './read-hours.ts';
import { storeReplyBuilder } from './show-store.ts';
import { categoryCountsOf, type StoreRow, storeBy, storesVisited } from './stores.data.ts';
import { wasStoreDeleted } from './stores-departed.data.ts';

type StoresContract = Contract['stores'];
type Details = ReplyOf<StoresContract['details']>;

export const storesRoutes = (context: ApiContext): Handlers<StoresContract> => ({
  list({ query, scope }) {
    return listStores(context, scope, query, {
      order: query.type,
      filter: query.filter,
      isFeatured: query.featured === 1,
    });
  },
  latest: ({ query, scope }) => listStores(context, scope, query, { order: 'newly_joined' }),
  popular: ({ query, scope }) => listStores(context, scope, query, { order: 'popular' }),
  topOffersNearby({ query, scope }) {
    return listStores(context, scope, query, { filter: 'discounted', order: scope.at ? 'nearest' : 'discount' });
  },
  visited({ query, scope, caller }) {
    return pageOfStores(context, scope, query, async ({ zoneIds, moduleIds }) => {
      const visits = await storesVisited(context.db, shopperKeyOf(caller), zoneIds, moduleIds);
      const ids = visits.map(({ store_id }) => store_id);
      return { total: ids.length, rows: await storesOfPage(context, ids, query) };
    });
  },
  async details({ params: { id }, scope }) {
    const { db, now } = context;
    const [row, catalog] = await Promise.all([storeNamed(context, id), loadCatalogContext(context, scope.language)]);
    const zone = row && catalog.zones.get(row.zone_id);
    const clock = row && clocksAt(catalog, now())(row.zone_id);
    if (!row || !zone || !clock || !catalog.modules.has(row.module_id)) {
      throw new Refusal((await wasStoreDeleted(db, id)) ? 'gone' : 'store_not_found');
    }
    return {
      ...storeReplyBuilder(catalog, now(), scope.at)(row),
      ...hoursOf(asOpened(row, catalog), clock, now()),
      time_zone: zone.time_zone,
      ...beginningOf(fullUntil(row, now()), zone, scope.language),
      reviews_enabled: row.reviews_enabled,
      categories: menuOf(await categoryCountsOf(db, row.id), catalog),
    };
  },
});

/** When it begins with an order that is placed now; null where that is at once. */
function fullUntil({ full_until: until }: StoreRow, at: Date): Date | null {
  return until && until > at ? until : null;
}

/** A slug may look like a number too. */
async function storeNamed({ db }: ApiContext, name: string): Promise<StoreRow | undefined> {
  const byId = /^[1-9]\d{0,8}$/.test(name) ? await storeBy(db, 'id', Number(name)) : undefined;
  return byId ?? storeBy(db, 'slug', name);
}

function hoursOf(
  row: StoreRow,
  clock: WallClock,
  at: Date,
): Pick<Details, 'closes_at' | 'opening_hours' | 'other_days'> {
  const { opening_hours: hours } = row;
  const isOpen = isStoreOpen(row, clock, at);
  const closing = isOpen ? closesAt(hours, clock) : undefined;
  return {
    closes_at: closing === undefined ? null : timeText(closing),
    opening_hours: Object.fromEntries(days.map((day) => [day, spansOf(hours[day])])),
    other_days: otherDaysFrom(hours, clock, shownDays).map((day) => ({ ...day, hours: spansOf(day.hours) })),
  };
}

/** How many days ahead customers see other hours. */
const shownDays = 14;

function spansOf(spans: readonly Span[]): [string, string][] {
  return spans.map(([from, until]) => [timeText(from), timeText(until)]);
}

type CategoryCount = Awaited<ReturnType<typeof categoryCountsOf>>[number];

/** The categories of a store in the order of its menu: those that it has arranged, then the others [STO-052]. */
function menuOf(counts: CategoryCount[], { categories }: CatalogContext): Details['categories'] {
  const countOf = new Map(counts.map((count) => [count.category_id, count]));
  const placeOf = (id: number) => countOf.get(id)?.position ?? Number.MAX_SAFE_INTEGER;
  return [...categories.values()]
    .filter(({ id }) => countOf.has(id))
    .sort((one, other) => placeOf(one.id) - placeOf(other.id))
    .map(({ id, slug, name, image }) => ({
      ...{ id, slug, name, image_full_url: imagePath(image) },
      item_count: countOf.get(id)?.count ?? 0,
    }));
}
