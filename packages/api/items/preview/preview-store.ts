import type { Contract } from 'market/calls/contract';
import type { QueryOf, ReplyOf } from 'market/calls/endpoint';
import { isOffSale } from 'market/items/items-menu.rules';
import {
  clockText,
  isPreviewMoment,
  momentOfClock,
  type NotOrderedReason,
  previewDays,
  whyNotOrdered,
  whyNotShown,
} from 'market/items/shown/items-preview.rules';
import type { vendorPreviewContract } from 'market/items/shown/items-preview.vendor.contract';
import { wallClock, type ZoneTime, zoneClock } from 'market/stores/stores.rules';
import { dayMilliseconds } from 'market/values/durations';
import { imagePath } from 'market/values/image-path';
import type { ApiContext } from '#api/http/api-context.ts';
import type { Call, Handlers } from '#api/http/bind.ts';
import type { Scope } from '#api/http/callers/scope.ts';
import { type Page, sliceOf } from '#api/http/list-pages.ts';
import { fieldRefusal, Refusal } from '#api/http/refusal.ts';
import { loadCatalogContext } from '#api/stores/load-catalog-context.ts';
import { hiddenRows, type PreviewStore, previewStore, type WhyRow, whyRows } from './items-preview.data.ts';

/** The calls with which the storefront shows a store and its items. */
export interface StorefrontCalls {
  stores: Pick<Handlers<Contract['stores']>, 'details'>;
  items: Pick<Handlers<Contract['items']>, 'list' | 'details'>;
  promotions: Pick<Handlers<Contract['promotions']>, 'coupons'>;
  zones: Pick<Handlers<Contract['zones']>, 'check'>;
}

/** Makes them for a context: a preview has one of another moment. */
export type StorefrontCallsIn = (context: ApiContext) => StorefrontCalls;

type Previews = typeof vendorPreviewContract;
type Seen = QueryOf<Previews['show']>;
type SeenCall = Call<Previews['show'] | Previews['items'] | Previews['item']>;

/** Coupons that a preview shows. */
const shownCoupons = { limit: 20, offset: 1 };

/** A store, seen at a moment from a place. */
interface Sight {
  store: PreviewStore;
  /** Of this moment. */
  context: ApiContext;
  storefront: StorefrontCalls;
  scope: Scope;
  zone: ZoneTime;
  at: Date;
  isInZone: boolean;
  /** Its zone is served, with the module of the store. */
  isOffered: boolean;
}

/** Returns the page of a store as a shopper sees it [STO-041]. */
export async function previewPage(
  context: ApiContext,
  storefrontIn: StorefrontCallsIn,
  call: Call<Previews['show']>,
): Promise<ReplyOf<Previews['show']>> {
  const sight = await look(context, storefrontIn, call);
  const { store, storefront, scope, isOffered } = sight;
  const requested = asShopper(call, scope);
  const [details, { coupons }] = await Promise.all([
    isOffered ? storefront.stores.details({ ...requested, params: { id: String(store.id) }, query: undefined }) : null,
    storefront.promotions.coupons({ ...requested, params: undefined, query: { store_id: store.id, ...shownCoupons } }),
  ]);
  const now = context.now();
  const inDays = (days: number) =>
    clockText(wallClock(store.time_zone, new Date(now.getTime() + days * dayMilliseconds)));
  return {
    now: now.toISOString(),
    ...momentOf(sight),
    first_at: inDays(-previewDays.before),
    last_at: inDays(previewDays.ahead),
    time_zone: store.time_zone,
    currency: store.currency,
    is_in_zone: sight.isInZone,
    store: details,
    coupons,
  };
}

/** Returns a page of the items that a shopper sees, with why one cannot be ordered then [STO-041]. */
export async function listPreviewedItems(
  context: ApiContext,
  storefrontIn: StorefrontCallsIn,
  call: Call<Previews['items']>,
): Promise<ReplyOf<Previews['items']>> {
  const sight = await look(context, storefrontIn, call);
  const { limit, offset } = call.query;
  const wanted = { store_id: sight.store.id, limit, offset };
  const page = await sight.storefront.items.list({ ...asShopper(call, sight.scope), params: undefined, query: wanted });
  const rows = await whyRows(
    context.db,
    sight.store.id,
    page.items.map(({ id }) => id),
  );
  const rowOf = new Map(rows.map((row) => [row.id, row]));
  return {
    ...page,
    ...momentOf(sight),
    // One that was hidden since the page was read has no row with a reason of its own.
    items: page.items.map((item) => ({ ...item, ...whyOf(sight, rowOf.get(item.id), item) })),
  };
}

/** Returns a page of the items that no shopper sees [STO-041]. */
export async function listHiddenItems(
  { db }: Pick<ApiContext, 'db'>,
  storeId: number,
  { limit, offset }: Page,
): Promise<ReplyOf<Previews['hidden']>> {
  const rows = await hiddenRows(db, storeId, sliceOf({ limit, offset }));
  // A page after the last one has no row that says how many there are.
  const [counted] = rows.length === 0 && offset > 1 ? await hiddenRows(db, storeId, { limit: 1, skip: 0 }) : rows;
  const items = rows.map(({ id, name, image, active, hidden_reason: hiddenReason }) => ({
    ...{ id, name, image_full_url: imagePath(image), hidden_reason: hiddenReason },
    reasons: whyNotShown({ active, hiddenReason, isOffered: true }),
  }));
  return { total_size: counted?.total ?? 0, limit, offset, items };
}

/** Returns one item as a shopper sees it, or why none does; refuses that of another store like an unknown one [STO-041]. */
export async function previewItem(
  context: ApiContext,
  storefrontIn: StorefrontCallsIn,
  call: Call<Previews['item']>,
): Promise<ReplyOf<Previews['item']>> {
  const sight = await look(context, storefrontIn, call);
  const [row] = await whyRows(context.db, sight.store.id, [call.params.item_id]);
  if (!row) throw new Refusal('item_not_found');
  const isShown = row.active && sight.isOffered;
  const details = isShown
    ? await sight.storefront.items.details({
        ...asShopper(call, sight.scope),
        params: { id: String(row.id) },
        query: undefined,
      })
    : null;
  return { ...momentOf(sight), id: row.id, name: row.name, ...whyOf(sight, row, details), item: details };
}

function momentOf({ zone, at }: Sight) {
  return { at: at.toISOString(), local_at: clockText(zoneClock(zone, at)) };
}

type ShownItem = Parameters<typeof whyNotOrdered>[0]['item'];

function whyOf({ zone, at, isOffered }: Sight, row: WhyRow | undefined, item: ShownItem | null) {
  const isOff = row !== undefined && isOffSale({ soldOut: row.sold_out, soldOutUntil: row.sold_out_until }, at);
  const hiddenReason = row?.hidden_reason ?? null;
  const reasons: NotOrderedReason[] = item
    ? whyNotOrdered({ item, isOffSale: isOff, zone, at })
    : whyNotShown({ active: row?.active ?? false, hiddenReason, isOffered });
  return {
    reasons,
    sold_out_until: isOff ? (row.sold_out_until?.toISOString() ?? null) : null,
    hidden_reason: hiddenReason,
  };
}

/** Returns a call of the storefront by a guest who looks from there. */
function asShopper(call: SeenCall, scope: Scope) {
  return { ...call, caller: undefined, guestId: undefined, body: undefined, scope };
}

/** Returns the store of a call, with the calls of the storefront as they answer at its moment and place. */
async function look(context: ApiContext, storefrontIn: StorefrontCallsIn, call: SeenCall): Promise<Sight> {
  const { language, ...seen } = call.query;
  const store = await previewStore(context.db, call.caller.storeId);
  if (!store) throw new Refusal('store_not_found');
  const at = momentIn(seen, store.time_zone, context.now());
  const moved = at ? atMoment(context, store, at) : context;
  const storefront = storefrontIn(moved);
  const place = placeIn(seen);
  const from = place ?? { lat: store.lat, lng: store.lng };
  const zoneIds = place ? await zonesOf(storefront, call, place) : [store.zone_id];
  const { zones, modules } = await loadCatalogContext(moved);
  return {
    ...{ store, context: moved, storefront },
    scope: { zoneIds, moduleId: store.module_id, at: from, language },
    zone: { time_zone: store.time_zone, demo_minute: at ? null : store.demo_minute },
    at: moved.now(),
    isInZone: zoneIds.includes(store.zone_id),
    isOffered: zones.has(store.zone_id) && modules.has(store.module_id),
  };
}

/** Returns the context at another moment: the clocks of a demo do not stand still then, and closings are over that end before. */
function atMoment(context: ApiContext, { id, closed_until: until }: PreviewStore, at: Date): ApiContext {
  const reopened = new Set(until && until <= at ? [id] : []);
  return { ...context, now: () => at, preview: { reopened } };
}

/** Returns the moment that is wanted; undefined for now. */
function momentIn({ at: text }: Pick<Seen, 'at'>, timeZone: string, now: Date): Date | undefined {
  if (text === undefined) return undefined;
  const at = momentOfClock(text, timeZone);
  if (!at) throw fieldRefusal('at', 'Send a date and time of the zone, such as 2026-11-29T10:00.');
  if (!isPreviewMoment(at, now)) throw fieldRefusal('at', 'Choose a time from a week ago to a year ahead.');
  return at;
}

function placeIn({ lat, lng }: Pick<Seen, 'lat' | 'lng'>) {
  if (lat === undefined && lng === undefined) return undefined;
  if (lat === undefined || lng === undefined) throw fieldRefusal(lat === undefined ? 'lat' : 'lng', 'Send a number.');
  return { lat, lng };
}

async function zonesOf({ zones }: StorefrontCalls, call: SeenCall, place: { lat: number; lng: number }) {
  const { zone_id: ids } = await zones.check({ ...asShopper(call, call.scope), params: undefined, query: place });
  return ids;
}
