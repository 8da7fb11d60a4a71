import type { Basket } from 'market/cart/cart.contract';
import { fromDecimal, plus, toDecimal } from 'market/values/money';
import type { ApiContext } from '#api/http/api-context.ts';
import { shopperKeyOf } from '#api/http/callers/callers.ts';
import { type CartLineRow, linesOfShopper } from './cart.data.ts';
import { type BasketRow, basketsOf } from './cart-baskets.data.ts';
import { type CartRequest, lineReplies } from './show-cart.ts';

/** As many pictures as a row of a basket shows. */
const maxImages = 4;

interface WaitingLines {
  id: number | null;
  lines: CartLineRow[];
}

/** Returns the baskets that wait beside the cart: those set aside, and the carts of other modules. */
export async function showBaskets(context: ApiContext, request: CartRequest): Promise<Basket[]> {
  const { shopper, moduleId } = request;
  const key = shopperKeyOf(shopper);
  const [aside, inCarts] = await Promise.all([basketsOf(context.db, key), linesOfShopper(context.db, key)]);
  // Without a module the cart is that of all modules.
  const elsewhere = moduleId === undefined ? [] : inCarts.filter(({ module_id: id }) => id !== moduleId);
  const carts = [...Map.groupBy(elsewhere, ({ cart_id: id }) => id).values()].map((lines) => ({ id: null, lines }));
  const waiting: WaitingLines[] = [...aside.map(linesOfBasket), ...carts];
  const showLines = await lineReplies(
    context,
    request,
    waiting.flatMap(({ lines }) => lines),
  );
  return waiting.flatMap(({ id, lines }) => {
    const shown = showLines(lines);
    const [first] = shown;
    // All of its items are gone, or their zone is closed.
    if (!first) return [];
    const total = plus(...shown.map(({ total_price }) => fromDecimal(total_price)));
    const { module_id, zone, item } = first;
    return [
      {
        id,
        module_id,
        module_type: item.module.module_type,
        store_id: item.store_id,
        store_name: item.store_name,
        zone,
        is_delivered_here: shown.every((line) => line.is_delivered_here),
        quantity: shown.reduce((sum, { quantity }) => sum + quantity, 0),
        total: toDecimal(total),
        // Lines of items that are gone are shown by none.
        problems: lines.length - shown.length + shown.filter(({ problem }) => problem !== null).length,
        is_store_closed: shown.some(({ problem }) => problem === 'store_closed' || problem === 'store_paused'),
        images_full_url: shown.slice(0, maxImages).map((line) => line.item.image_full_url),
      },
    ];
  });
}

/** The lines of a basket as those of a cart; they get ids when it is the cart again. */
function linesOfBasket({ id, cart_id, module_id, store_id, lines }: BasketRow): WaitingLines {
  return { id, lines: lines.map((line, at) => ({ ...line, id: at, cart_id, module_id, store_id })) };
}
