import { priceAt, saleSpanAt } from 'market/items/hours/items-hours.rules';
import type { Item } from 'market/items/items.contract';
import { isOffSale } from 'market/items/items-menu.rules';
import { campaignInDates, maxPerCart, promotionNow, type ZoneMoment } from 'market/promotions/promotions.rules';
import { timeText, type WallClock, type ZoneTime } from 'market/stores/stores.rules';
import { imagePath } from 'market/values/image-path';
import { type Money, toDecimal } from 'market/values/money';
import { memoize } from '#api/http/cache/memoize.ts';
import { campaignDates, promotionsIn, shownPromotion } from '#api/items/convert-promotion.ts';
import { asOpened, type CatalogContext, clocksAt } from '#api/stores/load-catalog-context.ts';
import { hoursIn, isStoreOpen, openingAgain, openingOf, type StoreAvailability } from '#api/stores/read-hours.ts';
import { averageOf } from '#api/stores/show-store.ts';
import { nameOfDay } from './hours/name-day.ts';
import { saleHoursOf, timedPriceIn, weekIn } from './hours/read-hours-of-item.ts';
import type { ItemRow } from './items.data.ts';

/** Returns a function that makes items of the contract from rows, all of one moment. */
export function itemReplyBuilder(catalog: CatalogContext, at: Date): (row: ItemRow) => Item {
  const clockIn = clocksAt(catalog, at);
  const { translate } = catalog;
  return (row) => {
    const { discount_percent: storeDiscount } = row;
    const clock = clockIn(row.zone_id);
    const { promotion, campaign } =
      row.promotions === null || !clock ? unpromoted : promotionsAt(row, row.promotions, { at, minute: clock.minute });
    const hours = hoursAt(row, clock, catalog.language);
    return {
      id: row.id,
      slug: row.slug,
      name: row.name,
      title: row.name,
      image: row.image,
      storage: 'public',
      image_full_url: imagePath(row.image),
      images_full_url: row.images.map(imagePath),
      category_id: row.category_id,
      category_ids: categoriesOf(row.category_id, catalog),
      price: toDecimal(priceNow(row, clock)),
      discount: row.discount_type === 'percent' ? row.discount : toDecimal(row.discount),
      discount_type: row.discount_type,
      store_discount: storeDiscount,
      restaurant_discount: storeDiscount,
      no_promotion: row.no_promotion,
      promotion: shownPromotion(promotion),
      store_id: row.store_id,
      store_name: row.store_name,
      store_slug: row.store_slug,
      ...availabilityOf(storeOf(row, catalog), catalog.zones.get(row.zone_id), clock, at),
      module_id: row.module_id,
      module: { module_type: catalog.modules.get(row.module_id) ?? '' },
      zone_id: row.zone_id,
      unit_type: translate(row.unit_type),
      generic_name: row.generic_names,
      veg: flag(row.veg),
      halal_tag_status: catalog.halalTagStatus,
      is_halal: flag(row.is_halal),
      recommended: flag(row.recommended),
      organic: flag(row.organic),
      avg_rating: averageOf(row.rating_sum, row.rating_count),
      rating_count: row.rating_count,
      wishlist_count: row.wishlist_count,
      stock: row.stock,
      sold_out: hours === never || isOffSale({ soldOut: row.sold_out, soldOutUntil: row.sold_out_until }, at),
      maximum_cart_quantity: maxPerCart(promotion, row.maximum_cart_quantity),
      schedule_order: row.schedule_order,
      ...hours,
      ...campaignDates(campaign),
      is_prescription_required: flag(row.is_prescription_required),
      description: row.description,
      nutritions_name: row.nutrition,
      allergies_name: row.allergens.map(translate),
      tags: row.tags,
      variations: row.variations === null ? [] : variationsIn(row.variations),
      choice_options: choiceOptionsIn(row.choice_options),
      food_variations: foodVariationsIn(row.food_variations),
      add_ons: row.add_ons === null ? [] : addOnsIn(row.add_ons),
    };
  };
}

function availabilityOf(
  store: StoreAvailability,
  zone: ZoneTime | undefined,
  clock: WallClock | undefined,
  at: Date,
): Pick<Item, 'store_open' | 'store_opens_at'> {
  const isOpen = isStoreOpen(store, clock, at);
  const opening = isOpen || !zone || !clock ? undefined : openingAgain(store, zone, clock, at);
  return { store_open: isOpen, store_opens_at: openingOf(opening) };
}

function storeOf(row: ItemRow, catalog: CatalogContext): StoreAvailability {
  const { store_id: id, store_active: stored, opening_hours: hours, paused_until } = row;
  const { active } = asOpened({ id, active: stored }, catalog);
  return { active, opening_hours: hoursIn(hours), paused_until };
}

const unpromoted = { promotion: undefined, campaign: undefined };

function promotionsAt({ no_promotion: noPromotion }: ItemRow, stored: string, moment: ZoneMoment) {
  const promotions = promotionsIn(stored);
  return {
    promotion: promotionNow(promotions, noPromotion, moment),
    campaign: campaignInDates(promotions, noPromotion, moment),
  };
}

type ShownHours = Pick<Item, 'available_time_starts' | 'available_time_ends' | 'available_day'>;

/** Of an item whose own hours and those of its category have no moment in common: it is shown as sold out. */
const never: ShownHours = { available_time_starts: null, available_time_ends: null, available_day: null };

/** Its daily hours; with hours by weekday those of now, else the next ones [STO-058]. */
function hoursAt(row: ItemRow, clock: WallClock | undefined, language: string): ShownHours {
  const { available_from: from, available_until: until } = row;
  if (!clock || (row.sale_week === null && row.category_week === null)) {
    return { available_time_starts: time(from), available_time_ends: time(until), available_day: null };
  }
  const weeks = { sale_week: weekIn(row.sale_week), category_week: weekIn(row.category_week) };
  const span = saleSpanAt(saleHoursOf({ available_from: from, available_until: until, ...weeks }), clock);
  if (!span) return never;
  const { day, from: start, until: end } = span;
  return {
    available_time_starts: time(start),
    available_time_ends: time(end),
    available_day: { day, name: nameOfDay(day, language) },
  };
}

/** What it costs at a moment, before any discount [STO-058]. Each variation has a price of its own, at all hours. */
function priceNow(row: ItemRow, clock: WallClock | undefined): Money {
  return priceAt(row.price, row.variations === null ? timedPriceIn(row) : undefined, clock);
}

function flag(on: boolean): 0 | 1 {
  return on ? 1 : 0;
}

function time(minute: number | null): string | null {
  return minute === null ? null : timeText(minute);
}

/** The main category first, as position 1. */
function categoriesOf(id: number, { categories }: CatalogContext): Item['category_ids'] {
  const parent = categories.get(id)?.parent_id ?? null;
  if (parent === null) return [{ id, position: 1 }];
  return [
    { id: parent, position: 1 },
    { id, position: 2 },
  ];
}

const choiceOptionsIn = memoize((text) => JSON.parse(text) as Item['choice_options']);

const variationsIn = memoize((text): Item['variations'] => {
  const variants = JSON.parse(text) as [type: string, price: Money, stock: number | null][];
  return variants.map(([type, price, stock]) => ({
    type,
    price: toDecimal(price),
    stock,
  }));
});

const addOnsIn = memoize((text): Item['add_ons'] => {
  const stored = JSON.parse(text) as [id: number, name: string, price: Money][];
  return stored.map(([id, name, price]) => ({ id, name, price: toDecimal(price) }));
});

type StoredGroup = Omit<Item['food_variations'][number], 'values'> & { values: { label: string; price: Money }[] };

const foodVariationsIn = memoize((text): Item['food_variations'] => {
  const stored = JSON.parse(text) as StoredGroup[];
  return stored.map(({ name, type, min, max, required, values }) => ({
    name,
    type,
    min,
    max,
    required,
    values: values.map(({ label, price }) => ({ label, optionPrice: toDecimal(price) })),
  }));
});
