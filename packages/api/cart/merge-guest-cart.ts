import { maxThatFits, quantityInCart } from 'market/cart/cart.rules';
import type { Transaction } from '#api/db/connection.ts';
import { customerKey } from '#api/db/shopper-keys.ts';
import { shopperKeyOf } from '#api/http/callers/callers.ts';
import { type CartLineRow, emptyCarts, linesOfShopper } from './cart.data.ts';
import { goodsByIds } from './cart-goods.data.ts';
import { addLines, lockCartsToMerge, moveLines, namesOfStores } from './cart-merge.data.ts';
import { asGoods } from './read-goods.ts';
import { chosenOf } from './show-cart.ts';

/** Two carts with items of different stores: `from` of the guest, `to` of the customer. */
export interface CartConflict {
  from: string;
  to: string;
}

export interface CartMerge {
  guestId: string;
  customerId: number;
  /** The answer to an earlier conflict; without one the guest's cart waits. */
  keep?: 'guest' | 'mine';
  at: Date;
}

/**
 * Merges a guest's cart into the customer's, once, module by module: completely into an empty cart, within limits into
 * one of the same store; if the stores differ it waits for the customer's choice, and nothing is lost [AUTH-126].
 */
export async function mergeGuestCart(transaction: Transaction, merge: CartMerge): Promise<CartConflict | null> {
  const guest = shopperKeyOf({ kind: 'guest', guestId: merge.guestId });
  const customer = customerKey(merge.customerId);
  // Most guests have nothing, and nothing needs no lock.
  if ((await linesOfShopper(transaction, guest)).length === 0) return null;
  await lockCartsToMerge(transaction, { guest, customer });
  const theirs = Map.groupBy(await linesOfShopper(transaction, guest), ({ module_id: id }) => id);
  const mine = Map.groupBy(await linesOfShopper(transaction, customer), ({ module_id: id }) => id);
  const conflicts: [from: number, to: number][] = [];
  for (const [moduleId, lines] of theirs) {
    const own = mine.get(moduleId) ?? [];
    const both = { from: guest, to: customer, moduleId, at: merge.at };
    const [from, to] = [lines[0]?.store_id, own[0]?.store_id];
    if (from === undefined || to === undefined) await moveLines(transaction, both);
    else if (from === to) await addWithinLimits(transaction, both, lines, own);
    else if (merge.keep === 'guest') await takeOver(transaction, both);
    else if (merge.keep === 'mine') await emptyCarts(transaction, guest, moduleId);
    else conflicts.push([from, to]);
  }
  return conflictOf(transaction, conflicts[0]);
}

interface Hands {
  from: string;
  to: string;
  moduleId: number;
  at: Date;
}

async function takeOver(transaction: Transaction, both: Hands): Promise<void> {
  await emptyCarts(transaction, both.to, both.moduleId);
  await moveLines(transaction, both);
}

async function addWithinLimits(
  transaction: Transaction,
  { from, to, moduleId, at }: Hands,
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
