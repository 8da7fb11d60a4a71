import { maxBaskets, mergedBasket } from 'market/cart/cart.rules';
import type { Transaction } from '#api/db/connection.ts';
import { transact } from '#api/db/transact.ts';
import type { ApiContext } from '#api/http/api-context.ts';
import { type Shopper, shopperKeyOf } from '#api/http/callers/callers.ts';
import { Refusal } from '#api/http/refusal.ts';
import {
  basketById,
  basketsOf,
  cartToFill,
  deleteBasket,
  emptyCart,
  lockCart,
  setLinesAside,
  takeLinesBack,
  writeBasket,
} from './cart-baskets.data.ts';

interface Switch {
  /** The key of a shopper. */
  shopper: string;
  moduleId: number;
  storeId: number;
  /** Whether lines of another store become a basket; otherwise they are deleted. */
  setsAside: boolean;
}

/**
 * Switches the cart of a module to a store. Lines of another store become a basket, or are deleted; a basket of this
 * store is merged into the cart.
 */
export function switchCart(db: ApiContext['db'], { shopper, moduleId, storeId, setsAside }: Switch): Promise<void> {
  return transact(db, async (transaction) => {
    const cart = await lockCart(transaction, shopper, moduleId);
    if (!cart) return;
    if (cart.store_id !== storeId && setsAside) {
      // The basket that is restored frees a place.
      const waits = (await basketsOf(transaction, shopper)).filter((basket) => basket.cart_id === cart.id);
      const others = waits.filter((basket) => basket.store_id !== storeId);
      if (others.length + 2 > maxBaskets) throw new Refusal('too_many_baskets');
      await setLinesAside(transaction, cart.id);
    } else if (cart.store_id !== storeId) await emptyCart(transaction, cart.id);
    await takeLinesBack(transaction, cart.id, storeId);
  });
}

/** Makes a basket the cart of its module, and returns the module; one of another shopper is not found. */
export async function switchToBasket({ db }: ApiContext, caller: Shopper, basketId: number): Promise<number> {
  const shopper = shopperKeyOf(caller);
  const basket = await basketById(db, shopper, basketId);
  if (!basket) throw new Refusal('basket_not_found');
  await switchCart(db, { shopper, moduleId: basket.module_id, storeId: basket.store_id, setsAside: true });
  return basket.module_id;
}

export async function removeBasket({ db }: ApiContext, caller: Shopper, basketId: number): Promise<void> {
  if (!(await deleteBasket(db, shopperKeyOf(caller), basketId))) throw new Refusal('basket_not_found');
}

/** Moves baskets to another shopper; a basket of a store that the shopper already has is merged into that one. */
export async function moveBaskets(transaction: Transaction, { from, to }: { from: string; to: string }): Promise<void> {
  const own = await basketsOf(transaction, to);
  for (const basket of await basketsOf(transaction, from)) {
    // Of two concurrent calls, the one whose delete succeeds moves the basket.
    if (!(await deleteBasket(transaction, from, basket.id))) continue;
    const isSame = ({ module_id, store_id }: typeof basket) =>
      module_id === basket.module_id && store_id === basket.store_id;
    const lines = mergedBasket(own.find(isSame)?.lines ?? [], basket.lines);
    const cartId = await cartToFill(transaction, to, basket);
    await writeBasket(transaction, { cartId, storeId: basket.store_id, lines });
  }
}
