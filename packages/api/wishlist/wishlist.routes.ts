import type { Contract } from 'market/calls/contract';
import type { ApiContext } from '#api/http/api-context.ts';
import type { Handlers } from '#api/http/bind.ts';
import { Refusal } from '#api/http/refusal.ts';
import { showWishes } from './show-wishes.ts';
import { deleteWish, insertWish, type WishTarget, wishIdsOf } from './wishlist.data.ts';

export const wishlistRoutes = (context: ApiContext): Handlers<Contract['wishlist']> => ({
  list({ caller, scope }) {
    return showWishes(context, caller.customerId, scope);
  },
  ids({ caller }) {
    return wishIdsOf(context.db, caller.customerId);
  },
  /** Two hearts for one thing are one heart. */
  async add({ body, caller }) {
    const target = targetIn(body);
    if (!(await insertWish(context.db, caller.customerId, target))) throw unknown(target);
    return { message: 'Added to wish list' };
  },
  /** What another tab has taken off already is off. */
  async remove({ query, caller }) {
    await deleteWish(context.db, caller.customerId, targetIn(query));
    return { message: 'Removed from wish list' };
  },
});

function targetIn({
  item_id: itemId,
  store_id: storeId,
}: {
  item_id?: number | undefined;
  store_id?: number | undefined;
}): WishTarget {
  return { itemId, storeId };
}

function unknown({ itemId }: WishTarget): Refusal {
  return new Refusal(itemId === undefined ? 'store_not_found' : 'item_not_found');
}
