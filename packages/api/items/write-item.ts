import type { Item } from 'market/items/items.contract';
import { campaignInDates, maxPerCart, promotionNow, type ZoneMoment } from 'market/promotions/promotions.rules';
import { type Money, toDecimal } from 'market/values/money';
import { jsonString, memoize } from '#api/http/raw-json.ts';
import { promotionsIn, writeCampaignDates, writePromotion } from '#api/promotions/write-promotion.ts';
import { type CatalogContext, clocksAt } from '#api/stores/load-catalog-context.ts';
import { hoursIn, isStoreOpen, timeText } from '#api/stores/read-hours.ts';
import { averageOf, imageUrl } from '#api/stores/show-store.ts';
import type { ItemRow } from './items.data.ts';

/**
 * Writes rows as items of the contract, all of one moment: the fields without the braces around them. Building objects
 * first would cost as much as the rest of a list; tests compare the output with the contract.
 */
export function itemWriter(catalog: CatalogContext, at: Date): (row: ItemRow) => string {
  const clockIn = clocksAt(catalog, at);
  return (row) => {
    const name = jsonString(row.name);
    const { discount_percent: storeDiscount } = row;
    const clock = clockIn(row.zone_id);
    const isOpen = isStoreOpen(row.store_active, hoursIn(row.opening_hours), clock);
    const { promotion, campaign } =
      row.promotions === null || !clock ? unpromoted : promotionsAt(row, row.promotions, { at, minute: clock.minute });
    return (
      `"id":${row.id},"slug":${jsonString(row.slug)},"name":${name},"title":${name},"image":${jsonString(row.image)},` +
      `"storage":"public","image_full_url":${jsonString(imageUrl(row.image))},` +
      `"images_full_url":${texts(row.images.map(imageUrl))},"category_id":${row.category_id},` +
      `"category_ids":${categoriesOf(row.category_id, catalog)},"price":${toDecimal(row.price)},` +
      `"discount":${row.discount_type === 'percent' ? row.discount : toDecimal(row.discount)},` +
      `"discount_type":"${row.discount_type}","store_discount":${storeDiscount},"restaurant_discount":${storeDiscount},` +
      `"no_promotion":${row.no_promotion},"promotion":${writePromotion(promotion)},"store_id":${row.store_id},"store_name":${jsonString(row.store_name)},` +
      `"store_slug":${jsonString(row.store_slug)},"store_open":${isOpen},"module_id":${row.module_id},` +
      `"module":{"module_type":"${catalog.modules.get(row.module_id) ?? ''}"},"zone_id":${row.zone_id},` +
      `"unit_type":${jsonString(catalog.translate(row.unit_type))},"generic_name":${texts(row.generic_names)},"veg":${flag(row.veg)},` +
      `"halal_tag_status":${catalog.halalTagStatus},"is_halal":${flag(row.is_halal)},` +
      `"recommended":${flag(row.recommended)},"organic":${flag(row.organic)},` +
      `"avg_rating":${averageOf(row.rating_sum, row.rating_count)},"rating_count":${row.rating_count},` +
      `"wishlist_count":${row.wishlist_count},"stock":${row.stock},"maximum_cart_quantity":${maxPerCart(promotion, row.maximum_cart_quantity)},` +
      `"schedule_order":${row.schedule_order},"available_time_starts":${time(row.available_from)},` +
      `"available_time_ends":${time(row.available_until)},${writeCampaignDates(campaign)},` +
      `"is_prescription_required":${flag(row.is_prescription_required)},"description":${jsonString(row.description)},` +
      `"nutritions_name":${texts(row.nutrition)},"allergies_name":${texts(row.allergens.map(catalog.translate))},"tags":${texts(row.tags)},` +
      `"variations":${row.variations === null ? '[]' : variationsIn(row.variations)},` +
      `"choice_options":${row.choice_options},"food_variations":${foodVariationsIn(row.food_variations)},` +
      `"add_ons":${row.add_ons === null ? '[]' : addOnsIn(row.add_ons)}`
    );
  };
}

const unpromoted = { promotion: undefined, campaign: undefined };

function promotionsAt({ no_promotion: noPromotion }: ItemRow, stored: string, moment: ZoneMoment) {
  const promotions = promotionsIn(stored);
  return {
    promotion: promotionNow(promotions, noPromotion, moment),
    campaign: campaignInDates(promotions, noPromotion, moment),
  };
}

function flag(on: boolean): 0 | 1 {
  return on ? 1 : 0;
}

function time(minute: number | null): string | null {
  return minute === null ? null : `"${timeText(minute)}"`;
}

function texts(list: readonly string[]): string {
  return list.length === 0 ? '[]' : `[${list.map(jsonString).join()}]`;
}

/** The main category first, as position 1. */
function categoriesOf(id: number, { categories }: CatalogContext): string {
  const parent = categories.get(id)?.parent_id ?? null;
  if (parent === null) return `[{"id":${id},"position":1}]`;
  return `[{"id":${parent},"position":1},{"id":${id},"position":2}]`;
}

const variationsIn = memoize((text) => {
  const variants = JSON.parse(text) as [type: string, price: Money, stock: number | null][];
  const variations: Item['variations'] = variants.map(([type, price, stock]) => ({
    type,
    price: toDecimal(price),
    stock,
  }));
  return JSON.stringify(variations);
});

const addOnsIn = memoize((text) => {
  const stored = JSON.parse(text) as [id: number, name: string, price: Money][];
  const addOns: Item['add_ons'] = stored.map(([id, name, price]) => ({ id, name, price: toDecimal(price) }));
  return JSON.stringify(addOns);
});

type StoredGroup = Omit<Item['food_variations'][number], 'values'> & { values: { label: string; price: Money }[] };

const foodVariationsIn = memoize((text) => {
  const stored = JSON.parse(text) as StoredGroup[];
  const groups: Item['food_variations'] = stored.map(({ name, type, min, max, required, values }) => ({
    name,
    type,
    min,
    max,
    required,
    values: values.map(({ label, price }) => ({ label, optionPrice: toDecimal(price) })),
  }));
  return JSON.stringify(groups);
});
