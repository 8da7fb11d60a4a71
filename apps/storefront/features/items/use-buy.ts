import type { ListedItem } from 'market/items/items.contract';
import { useState } from 'react';
import { pageContext } from '#features/config/page-context.ts';
import { type ChosenItem, chosenOf } from './choices/use-item-choice.ts';

export interface Buying {
  add: () => void;
  buyNow: () => void;
  isSending: boolean;
}

/** Puts the choice into the cart, or straight to the checkout; its code comes with the first press. */
export function useBuy(item: ListedItem, chosen: ChosenItem, onDone?: () => void): Buying {
  const [isSending, setSending] = useState(false);
  const { line } = chosen;
  const add = async () => {
    if (!chosen.isComplete()) return;
    setSending(true);
    const part = await import('#features/cart/add-to-cart.ts').catch(() => undefined);
    if (!part) pageContext().notifyOffline();
    else if (line) await part.updateLine(line, chosenOf(item, chosen), onDone);
    else await part.addToCart(chosenOf(item, chosen), onDone);
    setSending(false);
  };
  const buyNow = async () => {
    if (!chosen.isComplete()) return;
    const part = await import('#features/cart/buy-now.ts').catch(() => undefined);
    if (part) part.buyNow(chosenOf(item, chosen));
    else pageContext().notifyOffline();
  };
  return { add: () => void add(), buyNow: () => void buyNow(), isSending };
}
