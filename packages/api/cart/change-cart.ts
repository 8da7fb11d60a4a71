import {
  type CartChoice,
  fingerprintOf,
  isOtherStore,
  quantityInCart,
  refusalOfChosen,
  refusalToAddToCart,
} from 'market/cart/cart.rules';
import type { Database } from '#api/db/connection.ts';
import type { ApiContext } from '#api/http/api-context.ts';
import { type Shopper, shopperKeyOf } from '#api/http/callers/callers.ts';
import { Refusal, refuse } from '#api/http/refusal.ts';
import { cartForItem, cartOfLine, putLine, rewriteLine } from './cart.data.ts';
import { type GoodsRow, goodsByIds } from './cart-goods.data.ts';
import { asGoods, clockOf } from './goods-of-row.ts';
import { switchCart } from './switch-cart.ts';

interface Wish {
  shopper: Shopper;
  itemId: number;
  chosen: CartChoice;
}

/** What happens to a cart with items of another store; without either, the item is refused. */
export interface OtherStoreAnswer {
  clearsOtherStore: boolean;
  /** It waits as a basket. */
  startsAnother?: boolean;
}

/** Puts an item into the cart of its module. Where two tabs add from two stores at once, one is refused [CART-32]. */
export function addToCart(
  { db, now, itemCounts }: ApiContext,
  { shopper: caller, itemId, chosen, clearsOtherStore, startsAnother = false }: Wish & OtherStoreAnswer,
): Promise<void> {
  const shopper = shopperKeyOf(caller);
  return repeatingIfOutdated(async () => {
    const [row, cart] = await Promise.all([findGoods(db, itemId), cartForItem(db, shopper, itemId)]);
    const { store, module_id: moduleId } = row;
    const [goods, lines] = [asGoods(row, now()), cart?.lines ?? []];
    refuse(refusalToAddToCart(goods, clockOf(row, now()), now()));
    const empties = lines.length > 0 && isOtherStore(cart?.storeId ?? null, store.id);
    refuse(refusalOfChosen(goods, chosen, quantityInCart(lines, itemId, chosen.variation)));
    if (empties && !clearsOtherStore && !startsAnother) throw new Refusal('other_store');
    // False repeats the change on the switched cart: with the basket that has come back, the item may exceed the maximum.
    if (cart && (cart.hasWaiting || (empties && startsAnother))) {
      await switchCart(db, { shopper, moduleId, storeId: store.id, setsAside: startsAnother });
      return false;
    }
    const placement = { shopper, moduleId, storeId: store.id, version: cart?.version ?? 0, empties };
    const isPut = await putLine(db, placement, { ...chosen, itemId, fingerprint: fingerprintOf(itemId, chosen) });
    if (isPut) itemCounts?.putIntoCart(itemId);
    return isPut;
  });
}

/** Changes a line to another variation or quantity; another shopper's line is not found. */
export function updateLine(
  { db, now }: ApiContext,
  { shopper, lineId, chosen }: Omit<Wish, 'itemId'> & { lineId: number },
): Promise<void> {
  return repeatingIfOutdated(async () => {
    const cart = await cartOfLine(db, shopperKeyOf(shopper), lineId);
    const line = cart?.lines.find(({ id }) => id === lineId);
    if (!cart || !line) throw new Refusal('cart_line_not_found');
    const { itemId } = line;
    const others = cart.lines.filter(({ id }) => id !== lineId);
    const goods = asGoods(await findGoods(db, itemId), now());
    refuse(refusalOfChosen(goods, chosen, quantityInCart(others, itemId, chosen.variation)));
    return rewriteLine(db, cart, lineId, { ...chosen, itemId, fingerprint: fingerprintOf(itemId, chosen) });
  });
}

const maxTries = 50;

/** Repeats a change while it returns false: it was decided on a cart that has changed since. */
async function repeatingIfOutdated(change: () => Promise<boolean>): Promise<void> {
  for (let tries = 0; tries < maxTries; tries++) if (await change()) return;
  throw new Refusal('overloaded');
}

async function findGoods(db: Database, itemId: number): Promise<GoodsRow> {
  const [row] = await goodsByIds(db, [itemId]);
  if (!row?.active) throw new Refusal('item_not_found');
  return row;
}
