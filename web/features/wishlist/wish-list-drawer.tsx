import type { OverlayProps } from '#features/cart/overlay-store.ts';

/** What the customer has a heart for, in two tabs [WISH-01]. */
export function WishListDrawer(_props: OverlayProps<'wish_list'>) {
  return null;
}
