import { setPreference } from 'app-kit/browser/save-preference.ts';
import { CallRefused } from 'market/calls/client';
import type { CartLine } from 'market/cart/cart.contract';
import { type CartChoice, isOtherStore, isUnchanged } from 'market/cart/cart.rules';
import type { ListedItem } from 'market/items/items.contract';
import type { PricedLine } from 'market/pricing/pricing.rules';
import { toDecimal } from 'market/values/money';
import { toast } from 'ui/feedback/toast.ts';
import { openOverlay } from '#browser/overlay-store.ts';
import { pageContext } from '#features/config/page-context.ts';
import { showFault } from '#features/config/show-fault.tsx';
import { type AddBody, confirmedLines, readCart, sendAdd, sendUpdate } from './cart-calls.ts';
import { cartState, changeCartState } from './cart-store.ts';
import { cartTexts } from './cart-texts.tsx';
import { bodyOfCartChoice, cartChoiceOfLine } from './drawer/line-choice.ts';
import { openCart } from './open-cart.ts';

export interface Chosen {
  item: ListedItem;
  choice: CartChoice;
  priced: PricedLine;
}

/** Adds a choice to the cart, after a question if one is needed. Calls `onAdded` on success only. */
export async function addToCart(chosen: Chosen, onAdded?: () => void): Promise<void> {
  if (!ensurePlace()) return;
  const storeInCart = linesBeside(chosen)[0]?.item.store_id ?? null;
  if (isOtherStore(storeInCart, chosen.item.store_id)) return askAboutOtherStore(chosen, onAdded);
  await withBusyItem(chosen.item.id, () => send(chosen, 'ask', onAdded));
}

/** Asks for the delivery place if it is unknown; returns whether it is known [CART-29]. */
export function ensurePlace(): boolean {
  const { market } = pageContext();
  if (market.place && market.zone) return true;
  openOverlay({ kind: 'insert_location' });
  return false;
}

/** Each module has its own cart. */
function linesBeside({ item }: Chosen): CartLine[] {
  return confirmedLines().filter(({ module_id }) => module_id === item.module_id);
}

/** Names both stores, and offers to replace the cart or to begin another one [CART-32]. */
function askAboutOtherStore(chosen: Chosen, onAdded?: () => void): void {
  const lines = linesBeside(chosen);
  const count = lines.reduce((sum, { quantity }) => sum + quantity, 0);
  openOverlay({
    kind: 'other_store',
    from: { name: lines[0]?.item.store_name ?? '', count },
    to: { name: chosen.item.store_name, count: chosen.choice.quantity },
    onConfirm: () => send(chosen, 'clear', onAdded),
    onKeepBoth: () => send(chosen, 'another', onAdded),
  });
}

/** What is done with a cart of another store. */
type OtherStore = 'ask' | 'clear' | 'another';

async function send(chosen: Chosen, other: OtherStore, onAdded?: () => void): Promise<void> {
  const isNewModule = enterModuleOf(chosen.item);
  try {
    const answer = { clear_other_store: other === 'clear', start_another: other === 'another' };
    await sendAdd({ ...bodyOf(chosen), ...answer });
    showAdded(other);
    onAdded?.();
    if (isNewModule) await pageContext().revalidate();
  } catch (error) {
    // Another tab or device has filled the cart meanwhile.
    if (error instanceof CallRefused && error.code === 'other_store') {
      await readCart();
      return askAboutOtherStore(chosen, onAdded);
    }
    showFault(error, pageContext().i18n, () => void send(chosen, other, onAdded));
    await readCart().catch(() => undefined);
  }
}

/** Sends the new choice of a line. Without a change there is nothing to send [CART-28]. */
export async function updateLine(line: CartLine, chosen: Chosen, onUpdated?: () => void): Promise<void> {
  const { i18n } = pageContext();
  if (isUnchanged(chosen.item.id, cartChoiceOfLine(line), chosen.choice)) {
    return toast({ text: i18n._(cartTexts.unchanged), tone: 'warn' });
  }
  try {
    await sendUpdate({ ...bodyOf(chosen), cart_id: line.id });
    toast({ text: i18n._(cartTexts.updated), tone: 'ok' });
    onUpdated?.();
  } catch (error) {
    showFault(error, i18n, () => void updateLine(line, chosen, onUpdated));
    await readCart().catch(() => undefined);
  }
}

/** A choice as cart and direct order take it. */
export function bodyOf({ item, choice, priced }: Chosen): AddBody {
  return bodyOfCartChoice(item.id, choice, toDecimal(priced.unitPrice));
}

function showAdded(other: OtherStore): void {
  const { i18n } = pageContext();
  const action = { label: i18n._(cartTexts.viewCart), onPress: openCart };
  if (other === 'clear') toast({ text: i18n._(cartTexts.cleared), tone: 'ok', seconds: 5 });
  else toast({ text: i18n._(cartTexts.added), tone: 'ok', action });
}

/** Adding an item of another module switches to that module; returns whether it is new. */
function enterModuleOf({ module_id: id, module: { module_type } }: ListedItem): boolean {
  if (pageContext().market.module?.id === id) return false;
  setPreference('module', JSON.stringify({ id, module_type }));
  return true;
}

async function withBusyItem<Answer>(itemId: number, work: () => Promise<Answer>): Promise<Answer> {
  changeCartState({ adding: new Set(cartState().adding).add(itemId) });
  try {
    return await work();
  } finally {
    const adding = new Set(cartState().adding);
    adding.delete(itemId);
    changeCartState({ adding });
  }
}
