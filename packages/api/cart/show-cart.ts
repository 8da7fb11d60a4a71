import type { Refused } from 'market/calls/refusal-details';
import type { CartLine } from 'market/cart/cart.contract';
import {
  type CartChoice,
  fingerprintOf,
  isDeliveredTo,
  priceChosen,
  type QuantityInCart,
  quantityInCart,
  refusalOfChosen,
  refusalToAddToCart,
} from 'market/cart/cart.rules';
import type { Item } from 'market/items/items.contract';
import type { PricedLine } from 'market/pricing/pricing.rules';
import { type Money, minus, roundingStep, times, toDecimal } from 'market/values/money';
import { settingsOf } from '#api/config/read-settings.ts';
import type { ApiContext } from '#api/http/api-context.ts';
import { type Shopper, shopperKeyOf } from '#api/http/callers/callers.ts';
import { itemsByIds } from '#api/items/read-items.ts';
import { openingOf } from '#api/stores/read-hours.ts';
import { type CartLineRow, linesOfShopper } from './cart.data.ts';
import { type GoodsRow, goodsByIds } from './cart-goods.data.ts';
import { asGoods, clockOf } from './goods-of-row.ts';

export interface ExpectedPrice {
  itemId: number;
  chosen: CartChoice;
  price: unknown;
}

export interface CartRequest {
  shopper: Shopper;
  moduleId?: number | undefined;
  /** The zones of the shopper's place; none before a place is chosen. */
  zoneIds: readonly number[];
  language: string;
  /** The price of a variant that the client expected; compared, never trusted. */
  expected?: ExpectedPrice;
}

/** Returns the lines of a cart at current prices, each with the reason why it cannot be ordered. */
export async function showCart(context: ApiContext, request: CartRequest): Promise<CartLine[]> {
  const { shopper, moduleId } = request;
  const lines = await linesOfShopper(context.db, shopperKeyOf(shopper), moduleId);
  return (await lineReplies(context, request, lines))(lines);
}

/** Loads the items of `all` lines once; returns a function that turns the lines of one cart into its reply. */
export async function lineReplies(
  context: ApiContext,
  { zoneIds, language, expected }: Pick<CartRequest, 'zoneIds' | 'language' | 'expected'>,
  all: readonly Pick<CartLineRow, 'item_id'>[],
): Promise<(lines: readonly CartLineRow[]) => CartLine[]> {
  if (all.length === 0) return () => [];
  const { db } = context;
  const ids = [...new Set(all.map(({ item_id }) => item_id))];
  const [rows, items, settings] = await Promise.all([
    goodsByIds(db, ids),
    itemsByIds(context, ids, language),
    settingsOf(db),
  ]);
  const goods = new Map(rows.map((row) => [row.id, row]));
  const cards = new Map(items.map((item) => [item.id, item]));
  const roundTo = roundingStep(settings.digit_after_decimal_point);
  return (lines) =>
    lines.flatMap((line, index) => {
      const [row, item] = [goods.get(line.item_id), cards.get(line.item_id)];
      // An item of a zone that is now closed can be neither shown nor ordered.
      if (!row || !item) return [];
      const before = lines.slice(0, index).map(({ item_id: itemId, ...other }) => ({ ...other, itemId }));
      const inCart = quantityInCart(before, line.item_id, line.variation);
      return [showLine({ line, row, item, zoneIds, roundTo, at: context.now(), inCart, expected })];
    });
}

interface LineParts {
  line: CartLineRow;
  row: GoodsRow;
  item: Item;
  zoneIds: readonly number[];
  roundTo: Money;
  at: Date;
  /** Units of the same item in the lines before it. */
  inCart: QuantityInCart;
  expected: ExpectedPrice | undefined;
}

function showLine({ line, row, item, zoneIds, roundTo, at, inCart, expected }: LineParts): CartLine {
  const goods = asGoods(row, at);
  const chosen = chosenOf(line);
  const priced = priceChosen(goods, chosen, roundTo);
  return {
    id: line.id,
    module_id: line.module_id,
    item_id: line.item_id,
    item,
    zone: zoneOf(row),
    is_delivered_here: isDeliveredTo(zoneIds, row.zone_id),
    quantity: line.quantity,
    variation: row.variations
      .filter(({ type }) => type === line.variation)
      .map((kind) => ({ type: kind.type, price: toDecimal(kind.price), stock: kind.stock })),
    food_variations: line.food_variations.map(({ name, labels }) => ({ name, values: { label: labels } })),
    addons: addOnsOf(line, row),
    price: toDecimal(priced.unitPrice),
    discount: toDecimal(times(priced.unitDiscount, line.quantity)),
    discount_reason: priced.discountReason,
    add_on_total: toDecimal(priced.addOnTotal),
    total_price: toDecimal(priced.lineTotal),
    price_changed: expected !== undefined && isAbout(expected, line) && !isPriceOf(expected.price, priced),
    problem: problemOf(refusalOfChosen(goods, chosen, inCart) ?? refusalToAddToCart(goods, clockOf(row, at), at)),
    store_opens_at: openingOf(goods.store.pause?.opening),
    store_pause_reason: goods.store.pause?.reason ?? null,
  };
}

/** Where the store delivers free of charge there is no amount to reach. */
function zoneOf({ zone_id: id, zone_name: name, zone_city: city, zone, store }: GoodsRow): CartLine['zone'] {
  const { currency } = zone;
  const over = store.free_delivery ? null : zone.free_delivery_over;
  return { id, name, city, currency, free_delivery_over: over === null ? null : toDecimal(over) };
}

function isAbout({ itemId, chosen }: ExpectedPrice, line: CartLineRow): boolean {
  return fingerprintOf(itemId, chosen) === fingerprintOf(line.item_id, chosenOf(line));
}

/** A client may name the price before the discount, after it, or none. */
function isPriceOf(named: unknown, { unitPrice, unitDiscount }: PricedLine): boolean {
  const number = typeof named === 'string' ? Number(named) : named;
  return [undefined, toDecimal(unitPrice), toDecimal(minus(unitPrice, unitDiscount))].some((price) => price === number);
}

export function chosenOf({ quantity, variation, food_variations: choices, add_ons: addOns }: CartLineRow): CartChoice {
  return { quantity, variation, choices, addOns };
}

function addOnsOf({ add_ons: chosen }: CartLineRow, { add_ons: known }: GoodsRow): CartLine['addons'] {
  return chosen.flatMap(({ id, quantity }) =>
    known
      .filter((addOn) => addOn.id === id)
      .map(({ name, price }) => ({ id, name, price: toDecimal(price), quantity })),
  );
}

const problems = new Set<string>([
  'out_of_stock',
  'variation_out_of_stock',
  'over_maximum',
  'item_not_available',
  'store_closed',
  'store_paused',
]);

function problemOf(fault: Refused | undefined): CartLine['problem'] {
  if (!fault) return null;
  // Whatever else is wrong, this variation of the item is no longer there.
  return problems.has(fault.refused) ? (fault.refused as CartLine['problem']) : 'item_not_found';
}
