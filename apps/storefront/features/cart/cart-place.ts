import { deleteInTab, savedInTab, saveInTab } from '#browser/saved-in-tab.ts';
import type { ChosenPlace } from '#features/places/save-place.ts';

/** The last place that the cart of this tab could be delivered to. */
interface CartPlace extends ChosenPlace {
  /** Whether a message said that the cart is not delivered to the new place. */
  isWarned: boolean;
}

const slot = 'cart-place';

export function saveCartPlace(place: CartPlace): void {
  saveInTab(slot, place);
}

export function savedCartPlace(): CartPlace | undefined {
  return savedInTab(slot) as CartPlace | undefined;
}

export function deleteCartPlace(): void {
  deleteInTab(slot);
}
