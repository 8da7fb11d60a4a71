import { maxThatFits, quantityInCart } from 'market/cart/cart.rules';
import type { Transaction } from '#api/db/connection.ts';
import { customerKey } from '#api/db/shopper-keys.ts';
import { shopperKeyOf } from '#api/http/callers/callers.ts';
import { type CartLineRow, emptyCarts, linesOfShopper } from './cart.data.ts';
import { basketsOf, lockCart, setLinesAside, takeLinesBack } from './cart-baskets.data.ts';
import { goodsByIds } from './cart-goods.data.ts';
import { addLines, lockCartsToMerge, moveLines, namesOfStores } from './cart-merge.data.ts';
import { asGoods } from './goods-of-row.ts';
import { chosenOf } from './show-cart.ts';
import { moveBaskets } from './switch-cart.ts';

/** Two carts with items of different stores: `from` of the guest, `to` of the customer. */
export interface CartConflict {
  from: string;
  to: string;
}

export interface CartMerge {
  guestId: string;
  customerId: number;
  /** The answer to an earlier conflict; without one the guest's cart waits. */
  keep?: 'guest' | 'mine' | 'both';
  at: Date;
}

/**
 * Merges a guest's cart into the customer's, once, module by module: completely into an empty cart, within limits into
 * one of the same store; if the stores differ it waits for the customer's choice, and nothing is lost [AUTH-126].
 */
export async function mergeGuestCart(transaction: Transaction, merge: CartMerge): Promise<CartConflict | null> {
  const guest = shopperKeyOf({ kind: 'guest', guestId: merge.guestId });
  const customer = customerKey(merge.customerId);
  const waiting = await basketsOf(transaction, guest);
  // Most guests have nothing, and nothing needs no lock.
  if (waiting.length === 0 && (await linesOfShopper(transaction, guest)).length === 0) return null;
  await lockCartsToMerge(transaction, { guest, customer });
  if (waiting.length > 0) await moveBaskets(transaction, { from: guest, to: customer });
  await takeBackBaskets(transaction, customer);
  const theirs = Map.groupBy(await linesOfShopper(transaction, guest), ({ module_id: id }) => id);
  const mine = Map.groupBy(await linesOfShopper(transaction, customer), ({ module_id: id }) => id);
  const conflicts: [from: number, to: number][] = [];
  for (const [moduleId, lines] of theirs) {
    const carts = { from: guest, to: customer, moduleId, at: merge.at };
    const conflict = await mergeModule(transaction, carts, { lines, own: mine.get(moduleId) ?? [], keep: merge.keep });
    if (conflict) conflicts.push(conflict);
  }
  await takeBackBaskets(transaction, customer);
  return conflictOf(transaction, conflicts[0]);
}

interface MergedLines extends Pick<CartMerge, 'keep'> {
  lines: CartLineRow[];
  own: CartLineRow[];
}

/** Merges the carts of one module; returns their stores if the customer must choose first. */
async function mergeModule(
  transaction: Transaction,
  carts: CartsOfModule,
  { lines, own, keep }: MergedLines,
): Promise<[from: number, to: number] | undefined> {
  const [from, to] = [lines[0]?.store_id, own[0]?.store_id];
  if (from === undefined || to === undefined) await moveLines(transaction, carts);
  else if (from === to) await addWithinLimits(transaction, carts, lines, own);
  else if (keep === 'guest') await takeOver(transaction, carts);
  else if (keep === 'both') await keepBoth(transaction, carts);
  else if (keep === 'mine') await emptyCarts(transaction, carts.from, carts.moduleId);
  else return [from, to];
  return undefined;
}

interface CartsOfModule {
  from: string;
  to: string;
  moduleId: number;
  at: Date;
}

async function takeOver(transaction: Transaction, carts: CartsOfModule): Promise<void> {
  await emptyCarts(transaction, carts.to, carts.moduleId);
  await moveLines(transaction, carts);
}

/** The guest's cart becomes the cart; the customer's lines become a basket. */
async function keepBoth(transaction: Transaction, carts: CartsOfModule): Promise<void> {
  const cart = await lockCart(transaction, carts.to, carts.moduleId);
  if (cart) await setLinesAside(transaction, cart.id);
  await moveLines(transaction, carts);
}

/** Puts a basket back into the cart if the cart has goods of the same store. */
async function takeBackBaskets(transaction: Transaction, shopper: string): Promise<void> {
  const baskets = await basketsOf(transaction, shopper);
  if (baskets.length === 0) return;
  const lines = await linesOfShopper(transaction, shopper);
  for (const { cart_id: cartId, store_id: storeId } of baskets) {
    const isInCart = lines.some((line) => line.cart_id === cartId && line.store_id === storeId);
    if (isInCart) await takeLinesBack(transaction, cartId, storeId);
  }
}

async function addWithinLimits(
  transaction: Transaction,
  { from, to, moduleId, at }: CartsOfModule,
  lines: CartLineRow[],
  own: CartLineRow[],
): Promise<void> {
  const rows = await goodsByIds(transaction, [...new Set(lines.map(({ item_id: id }) => id))]);
  const goods = new Map(rows.map((row) => [row.id, asGoods(row, at)]));
  const inCart = own.map(asCartEntry);
  const units = [];
  for (const line of lines) {
    const chosen = chosenOf(line);
    const quantity = maxThatFits(goods.get(line.item_id), chosen, quantityInCart(inCart, line.item_id, line.variation));
    if (quantity === 0) continue;
    units.push({ lineId: line.id, quantity });
    inCart.push({ ...asCartEntry(line), quantity });
  }
  if (units.length > 0) await addLines(transaction, { to, moduleId, units });
  await emptyCarts(transaction, from, moduleId);
}

function asCartEntry({ item_id: itemId, variation, quantity }: CartLineRow) {
  return { itemId, variation, quantity };
}

async function conflictOf(
  transaction: Transaction,
  conflict: [from: number, to: number] | undefined,
): Promise<CartConflict | null> {
  if (!conflict) return null;
  const names = await namesOfStores(transaction, conflict);
  const [from, to] = conflict.map((id) => names.get(id) ?? '');
  return { from: from ?? '', to: to ?? '' };
}
