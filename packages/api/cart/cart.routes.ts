import type { Contract } from 'market/calls/contract';
import { transact } from '#api/db/transact.ts';
import type { ApiContext } from '#api/http/api-context.ts';
import type { Handlers } from '#api/http/bind.ts';
import { shopperKeyOf } from '#api/http/callers/callers.ts';
import { pageOfAll } from '#api/http/list-pages.ts';
import { Refusal } from '#api/http/refusal.ts';
import { deleteLine, emptyCarts } from './cart.data.ts';
import { addToCart, updateLine } from './change-cart.ts';
import { chosenIn } from './goods-of-row.ts';
import { mergeGuestCart } from './merge-guest-cart.ts';
import { showBaskets } from './show-baskets.ts';
import { showCart } from './show-cart.ts';
import { removeBasket, switchToBasket } from './switch-cart.ts';

export const cartRoutes = (context: ApiContext): Handlers<Contract['cart']> => ({
  async add({ body, caller: shopper, scope: { moduleId, zoneIds, language } }) {
    const wish = { shopper, itemId: body.item_id, chosen: chosenIn(body) };
    await addToCart(context, {
      ...wish,
      clearsOtherStore: body.clear_other_store,
      startsAnother: body.start_another,
    });
    return showCart(context, { shopper, moduleId, zoneIds, language, expected: { ...wish, price: body.price } });
  },
  async update({ body, caller: shopper, scope: { moduleId, zoneIds, language } }) {
    const chosen = chosenIn(body);
    await updateLine(context, { shopper, lineId: body.cart_id, chosen });
    return showCart(context, {
      shopper,
      moduleId,
      zoneIds,
      language,
      expected: { itemId: body.item_id, chosen, price: body.price },
    });
  },
  async merge({ body: { keep }, caller: shopper, guestId, scope: { moduleId, zoneIds, language } }) {
    if (guestId === undefined) throw new Refusal('guest_id_needed');
    const { customerId } = shopper;
    await transact(context.db, (transaction) =>
      mergeGuestCart(transaction, { guestId, customerId, keep, at: context.now() }),
    );
    return showCart(context, { shopper, moduleId, zoneIds, language });
  },
  async baskets({ caller: shopper, query, scope: { moduleId, zoneIds, language } }) {
    const baskets = await showBaskets(context, { shopper, moduleId, zoneIds, language });
    const { rows, page } = pageOfAll(baskets, query);
    return { ...page, baskets: rows };
  },
  async switch({ body, caller: shopper, scope: { zoneIds, language } }) {
    const moduleId = await switchToBasket(context, shopper, body.basket_id);
    return showCart(context, { shopper, moduleId, zoneIds, language });
  },
  async removeBasket({ query, caller: shopper, scope: { moduleId, zoneIds, language } }) {
    await removeBasket(context, shopper, query.basket_id);
    return showCart(context, { shopper, moduleId, zoneIds, language });
  },
  list({ caller: shopper, scope: { moduleId, zoneIds, language } }) {
    return showCart(context, { shopper, moduleId, zoneIds, language });
  },
  async removeItem({ query, caller: shopper, scope: { moduleId, zoneIds, language } }) {
    if (!(await deleteLine(context.db, shopperKeyOf(shopper), query.cart_id))) throw new Refusal('cart_line_not_found');
    return showCart(context, { shopper, moduleId, zoneIds, language });
  },
  async clear({ caller: shopper, scope: { moduleId, zoneIds, language } }) {
    await emptyCarts(context.db, shopperKeyOf(shopper), moduleId);
    return showCart(context, { shopper, moduleId, zoneIds, language });
  },
});
