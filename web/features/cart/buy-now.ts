import { bodyOf, type Chosen, hasPlace } from './add-to-cart.ts';
import { surroundings } from './surroundings.ts';

/** Where the checkout of this tab finds what was chosen: a list in the words of the cart's calls [ITEM-35]. */
const slot = 'buy-now';

/** Orders one choice alone, past the cart. */
export function buyNow(chosen: Chosen): void {
  if (!hasPlace()) return;
  sessionStorage.setItem(slot, JSON.stringify([bodyOf(chosen)]));
  void surroundings().navigate('/checkout?page=buy_now');
}
