import { setPreference } from 'app-kit/browser/save-preference.ts';
import { toast } from 'ui/feedback/toast.ts';
import { openOverlay } from '#browser/overlay-store.ts';
import { confirmedLines } from '#features/cart/cart-calls.ts';
import { changeCartState } from '#features/cart/cart-store.ts';
import { cartTexts } from '#features/cart/cart-texts.tsx';
import { notifyOtherTabs } from '#features/cart/elsewhere/other-tabs.ts';
import { openCart } from '#features/cart/open-cart.ts';
import { pageContext } from '#features/config/page-context.ts';
import { showFault } from '#features/config/show-fault.tsx';
import { type OtherStoreCart, type Reordered, sendReorder } from './order-history-calls.ts';

export interface OrderToRepeat {
  id: string;
  storeName: string;
  moduleId: number;
  moduleType: string;
}

/**
 * Puts an order into the cart in one tap, and opens the cart; where something is not as it was, `onChanges` shows that
 * first. A cart of another store is asked about [CART-32].
 */
export async function orderAgain(
  order: OrderToRepeat,
  onChanges: (reordered: Reordered) => void,
  other: OtherStoreCart = 'ask',
): Promise<void> {
  try {
    const reordered = await sendReorder(order.id, other);
    if (!reordered) return askAboutOtherStore(order, onChanges);
    await showCartOf(order, reordered);
    if (reordered.merged > 0) toast({ text: pageContext().i18n._(cartTexts.merged), tone: 'ok', seconds: 5 });
    if (reordered.changes.length > 0) onChanges(reordered);
    else openCart();
  } catch (error) {
    showFault(error, pageContext().i18n, () => void orderAgain(order, onChanges, other));
  }
}

function askAboutOtherStore(order: OrderToRepeat, onChanges: (reordered: Reordered) => void): void {
  const line = confirmedLines().find(({ module_id: id }) => id === order.moduleId);
  openOverlay({
    kind: 'other_store',
    from: { name: line?.item.store_name ?? '' },
    to: { name: order.storeName },
    onConfirm: () => orderAgain(order, onChanges, 'clear'),
    onKeepBoth: () => orderAgain(order, onChanges, 'another'),
  });
}

/** Each module has its own cart, so ordering again switches to the module of the order. */
async function showCartOf({ moduleType }: OrderToRepeat, { module_id: id, cart }: Reordered): Promise<void> {
  const { market, revalidate } = pageContext();
  if (market.module?.id !== id) {
    setPreference('module', JSON.stringify({ id, module_type: moduleType }));
    await revalidate();
  }
  changeCartState({ confirmed: cart });
  notifyOtherTabs(cart);
}
