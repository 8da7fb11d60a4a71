import { wishlistContract } from 'market/wishlist/wishlist.contract';
import { createApiClient } from '#browser/api-client.ts';
import type { Wishes, WishKind } from './wish-store.ts';

const { wishlist } = createApiClient({ wishlist: wishlistContract });

export type WishList = Awaited<ReturnType<typeof wishlist.list>>;

/** Of the module and the zones that are shopped in. */
export function readWishList(): Promise<WishList> {
  return wishlist.list({});
}

/** All of them, of every module. */
export async function readWishIds(): Promise<Wishes> {
  const { items, stores } = await wishlist.ids({});
  return { item: new Set(items), store: new Set(stores) };
}

/** Returns the message of the API [WISH-09] [WISH-10]. */
export async function sendWish(kind: WishKind, id: number, wanted: boolean): Promise<string> {
  const wish = kind === 'item' ? { item_id: id } : { store_id: id };
  const { message } = await (wanted ? wishlist.add({ body: wish }) : wishlist.remove({ query: wish }));
  return message;
}
