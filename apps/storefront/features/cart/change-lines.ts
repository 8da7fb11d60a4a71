import { CallRefused } from 'market/calls/client';
import type { CartLine } from 'market/cart/cart.contract';
import { toast } from 'ui/feedback/toast.ts';
import { pageContext } from '#features/config/page-context.ts';
import { showFault } from '#features/config/show-fault.tsx';
import { confirmedLines, readCart, sendRemove, sendUpdate } from './cart-calls.ts';
import { cartState, changeCartState } from './cart-store.ts';
import { cartTexts } from './cart-texts.tsx';
import { bodyOfCartChoice, cartChoiceOfLine } from './drawer/line-choice.ts';

/** Where a line is removed; each place has its own message [CART-15] [CART-16] [CART-17]. */
export type RemovalPlace = 'drawer' | 'card' | 'checkout';

/** Shows the wish at once. Presses while a call runs only change the wish; the last one is sent. */
export async function sendQuantity(line: CartLine, quantity: number): Promise<void> {
  const isSending = isWanted(line.id);
  want(line.id, quantity);
  if (isSending) return;
  try {
    await sendUntilMet(line);
  } catch (error) {
    deletePending(line.id);
    await showFailure(error, () => void sendQuantity(line, quantity));
  }
}

async function sendUntilMet(line: CartLine): Promise<void> {
  for (;;) {
    const quantity = cartState().wanted.get(line.id);
    if (!quantity) return;
    await sendUpdate({
      ...bodyOfCartChoice(line.item_id, { ...cartChoiceOfLine(line), quantity }, line.price),
      cart_id: line.id,
    });
    if (cartState().wanted.get(line.id) === quantity) return deletePending(line.id);
  }
}

/** Removes the line at once, and restores it if the server could not [CART-14]. */
export async function sendRemoval(line: CartLine, place: RemovalPlace): Promise<void> {
  want(line.id, 0);
  try {
    await sendRemove(line.id);
    const { i18n } = pageContext();
    toast({ text: i18n._(cartTexts.removed[place]), tone: 'ok' });
  } catch (error) {
    // It is gone already, as it was wished.
    if (error instanceof CallRefused && error.code === 'cart_line_not_found') return void (await readAgain());
    await showFailure(error, () => void sendRemoval(line, place));
  } finally {
    deletePending(line.id);
  }
}

/** After a refusal the cart may differ from the expected one; after a lost reply the change may have been made. */
async function showFailure(error: unknown, onAgain: () => void): Promise<void> {
  showFault(error, pageContext().i18n, onAgain);
  await readAgain();
}

async function readAgain(): Promise<void> {
  await readCart().catch(() => undefined);
}

function isWanted(lineId: number): boolean {
  return cartState().wanted.has(lineId);
}

function want(lineId: number, quantity: number): void {
  const { wanted } = cartState();
  changeCartState({ confirmed: confirmedLines(), wanted: new Map(wanted).set(lineId, quantity) });
}

function deletePending(lineId: number): void {
  const wanted = new Map(cartState().wanted);
  wanted.delete(lineId);
  changeCartState({ wanted });
}
