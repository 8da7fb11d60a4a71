import { msg } from '@lingui/core/macro';

/** Messages after an action on the cart. Each place has its own for a removal [CART-15] [CART-16] [CART-17]. */
export const cartTexts = {
  added: msg`Item added to cart`,
  updated: msg`Item updated successfully`,
  cleared: msg`Your cart has been cleared successfully. And selected item added to the cart.`,
  merged: msg`Nothing was added twice.`,
  unchanged: msg`No changes found to update.`,
  viewCart: msg`View cart`,
  orderLater: msg`This item is not available right now. You can order it later.`,
  notAvailable: (name: string) => msg`${name} is not available right now.`,
  priceChanged: (name: string, old: string, now: string) =>
    msg`The price of ${name} has changed from ${old} to ${now}.`,
  outOfStock: msg`Out of Stock`,
  outOfLimits: msg`Out of Limits`,
  removed: {
    drawer: msg`Cart item remove successfully`,
    card: msg`Removed from cart.`,
    checkout: msg`Item removed from cart`,
  },
};
