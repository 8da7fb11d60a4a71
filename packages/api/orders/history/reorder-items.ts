import type { Refused } from 'market/calls/refusal-details';
import {
  type CartChoice,
  fingerprintOf,
  maxThatFits,
  priceChosen,
  quantityInCart,
  refusalOfChosen,
  refusalToAddToCart,
} from 'market/cart/cart.rules';
import type { ReorderChange } from 'market/orders/orders-history.contract';
import { type Money, minus, roundingStep, toDecimal } from 'market/values/money';
import { type CartLineRow, linesOfShopper } from '#api/cart/cart.data.ts';
import { basketsOf } from '#api/cart/cart-baskets.data.ts';
import { type GoodsRow, goodsByIds } from '#api/cart/cart-goods.data.ts';
import { addToCart } from '#api/cart/change-cart.ts';
import { asGoods, clockOf } from '#api/cart/goods-of-row.ts';
import { chosenOf, showCart } from '#api/cart/show-cart.ts';
import { switchCart } from '#api/cart/switch-cart.ts';
import { settingsOf } from '#api/config/read-settings.ts';
import type { ApiContext } from '#api/http/api-context.ts';
import { type Shopper, shopperKeyOf } from '#api/http/callers/callers.ts';
import { Refusal, refuse } from '#api/http/refusal.ts';
import type { HistoryLine } from './orders-history.data.ts';
import { ownOrder } from './show-orders.ts';

export interface Reordering {
  shopper: Shopper;
  orderId: string;
  clearsOtherStore: boolean;
  /** A cart of another store waits as a basket. */
  startsAnother: boolean;
  /** The zones of the shopper's place. */
  zoneIds: readonly number[];
  language: string;
}

/**
 * Puts the available items of an order into the cart, at current prices and quantities, and returns the differences.
 * Asks before it replaces a cart of another store [CART-32].
 */
export async function reorderItems(context: ApiContext, reordering: Reordering) {
  const { shopper, orderId, clearsOtherStore, startsAnother, zoneIds, language } = reordering;
  const order = await ownOrder(context.db, shopper, orderId);
  const { module_id: moduleId, lines, currency, store } = order;
  const { digit_after_decimal_point: digits } = await settingsOf(context.db);
  const cartOf = { shopper, moduleId, storeId: store?.id ?? 0 };
  const fits = !(await mustFitStore(context, cartOf, clearsOtherStore || startsAnother));
  const isBack = (fits || startsAnother) && (await takeBack(context, cartOf));
  const isOther = !fits && !isBack;
  const rows = new Map((await goodsByIds(context.db, idsOf(lines))).map((row) => [row.id, row]));
  const outcomes: Outcome[] = [];
  for (const line of lines) {
    const clears = isOther && outcomes.every(({ added }) => added === 0);
    const wish = {
      shopper,
      moduleId,
      line,
      row: rows.get(line.item_id),
      clears,
      startsAnother,
      roundTo: roundingStep(digits),
    };
    outcomes.push(await putAgain(context, wish));
  }
  const added = outcomes.filter((outcome) => outcome.added > 0).length;
  const merged = outcomes.filter((outcome) => outcome.wasThere).length;
  const closed = outcomes.find(({ refused }) => refused)?.refused;
  if (added === 0) refuse(closed);
  const changes = outcomes.flatMap(({ change }) => change ?? []);
  const cart = await showCart(context, { shopper, moduleId, zoneIds, language });
  return { module_id: moduleId, currency, added, merged, changes, cart };
}

/** Returns whether the cart of the module has items of another store; refuses unless they may be removed. */
async function mustFitStore(
  { db }: ApiContext,
  { shopper, moduleId, storeId }: { shopper: Shopper; moduleId: number; storeId: number },
  clearsOtherStore: boolean,
): Promise<boolean> {
  const cart = await linesOfShopper(db, shopperKeyOf(shopper), moduleId);
  const isOther = cart.some(({ store_id: inCart }) => inCart !== storeId);
  if (isOther && !clearsOtherStore) throw new Refusal('other_store');
  return isOther;
}

/** Makes goods of the store that wait the cart again; returns whether there were some. */
async function takeBack(
  { db }: ApiContext,
  { shopper, moduleId, storeId }: { shopper: Shopper; moduleId: number; storeId: number },
): Promise<boolean> {
  const key = shopperKeyOf(shopper);
  const waits = (await basketsOf(db, key)).some((one) => one.module_id === moduleId && one.store_id === storeId);
  if (waits) await switchCart(db, { shopper: key, moduleId, storeId, setsAside: true });
  return waits;
}

interface Wish {
  shopper: Shopper;
  moduleId: number;
  line: HistoryLine;
  /** Undefined for an item that no longer exists. */
  row: GoodsRow | undefined;
  /** Takes the place of another store's goods. */
  clears: boolean;
  startsAnother: boolean;
  roundTo: Money;
}

interface Outcome {
  /** Units, with those that were in the cart already. */
  added: number;
  wasThere?: boolean;
  /** The store takes no orders now. */
  refused: Refused | undefined;
  change: ReorderChange | undefined;
}

/** Adds one line, with as many units as fit in addition to the cart. */
async function putAgain(
  context: ApiContext,
  { shopper, moduleId, line, row, clears, startsAnother, roundTo }: Wish,
): Promise<Outcome> {
  if (!row) return leftOut(line, 'gone', null);
  const at = context.now();
  const goods = asGoods(row, at);
  const chosen = chosenAgain(line);
  const cart = clears ? [] : await linesOfShopper(context.db, shopperKeyOf(shopper), moduleId);
  const there = unitsThere(cart, line.item_id, chosen);
  if (there >= line.quantity) return { added: line.quantity, wasThere: true, refused: undefined, change: undefined };
  const missing = { ...chosen, quantity: chosen.quantity - there };
  const quantity = maxThatFits(goods, missing, quantityInCart(cart.map(asCartEntry), line.item_id, chosen.variation));
  const fault =
    refusalOfChosen(goods, { ...chosen, quantity: Math.max(quantity, 1) }) ??
    refusalToAddToCart(goods, clockOf(row, at), at);
  if (fault) return leftOut(line, kindOfFault(fault.refused), null, isShut(fault) ? fault : undefined);
  if (quantity === 0) return leftOut(line, 'out_of_stock', null);
  const priced = priceChosen(goods, { ...chosen, quantity }, roundTo);
  const today = minus(priced.unitPrice, priced.unitDiscount);
  try {
    await addToCart(context, {
      shopper,
      itemId: line.item_id,
      chosen: { ...chosen, quantity },
      clearsOtherStore: clears,
      startsAnother: startsAnother && clears,
    });
  } catch (error) {
    // Another shopper bought the last ones.
    if (!(error instanceof Refusal) || error.code === 'other_store' || error.code === 'overloaded') throw error;
    return leftOut(line, kindOfFault(error.code), today);
  }
  return { added: there + quantity, refused: undefined, change: changeOf(line, there + quantity, today) };
}

/** Returns how many units of an item in the same kind are in the cart already: a second press adds nothing. */
function unitsThere(cart: readonly CartLineRow[], itemId: number, chosen: CartChoice): number {
  const wanted = fingerprintOf(itemId, chosen);
  const same = cart.find((line) => fingerprintOf(line.item_id, chosenOf(line)) === wanted);
  return same?.quantity ?? 0;
}

function changeOf(line: HistoryLine, added: number, today: Money): ReorderChange | undefined {
  if (added < line.quantity) return describe(line, 'fewer', added, today);
  return today === paidFor(line) ? undefined : describe(line, 'price', added, today);
}

function isShut({ refused }: Refused): boolean {
  return refused === 'store_closed' || refused === 'store_paused';
}

function leftOut(line: HistoryLine, kind: ReorderChange['kind'], today: Money | null, refused?: Refused): Outcome {
  return { added: 0, refused, change: describe(line, kind, 0, today) };
}

function describe(line: HistoryLine, kind: ReorderChange['kind'], added: number, today: Money | null): ReorderChange {
  return {
    item_id: line.item_id,
    name: line.name,
    kind,
    ordered: line.quantity,
    added,
    old_price: toDecimal(paidFor(line)),
    new_price: today === null ? null : toDecimal(today),
  };
}

/** The price of one unit at that time, without add-ons. */
function paidFor({ unit_price: price, unit_discount: discount }: HistoryLine): Money {
  return minus(price, discount);
}

function kindOfFault(code: string): ReorderChange['kind'] {
  if (['out_of_stock', 'variation_out_of_stock', 'over_maximum'].includes(code)) return 'out_of_stock';
  return ['store_closed', 'store_paused', 'item_not_available'].includes(code) ? 'not_available' : 'gone';
}

function chosenAgain({ quantity, variation, food_variations: choices, add_ons: addOns }: HistoryLine): CartChoice {
  return { quantity, variation, choices, addOns: addOns.map(({ id, quantity }) => ({ id, quantity })) };
}

function asCartEntry({
  item_id: itemId,
  variation,
  quantity,
}: {
  item_id: number;
  variation: string | null;
  quantity: number;
}) {
  return { itemId, variation, quantity };
}

function idsOf(lines: HistoryLine[]): number[] {
  return [...new Set(lines.map(({ item_id: id }) => id))];
}
