import { forgetInTab, keepInTab, keptInTab } from '#browser/saved-in-tab.ts';
import type { ChosenPlace } from '#features/places/save-place.ts';

/** The last place that the cart of this tab could be delivered to. */
interface CartPlace extends ChosenPlace {
  /** The shopper was told that the cart is not delivered to the place that came after it. */
  isTold: boolean;
}

const slot = 'cart-place';

export function keepCartPlace(place: CartPlace): void {
  keepInTab(slot, place);
}

export function keptCartPlace(): CartPlace | undefined {
  return keptInTab(slot) as CartPlace | undefined;
}

export function forgetCartPlace(): void {
  forgetInTab(slot);
}
