import { toast } from 'ui/feedback/toast.ts';
import type { Room } from '#features/items/choices/item-choice.ts';
import { cartWords } from './cart-words.tsx';
import { surroundings } from './surroundings.ts';

/** Why no more can be taken [CART-21] [CART-22] [CART-23] [CART-24]. */
export function sayOverLimit({ refused }: Room): void {
  const words = refused === 'over_maximum' ? cartWords.outOfLimits : cartWords.outOfStock;
  toast({ text: surroundings().i18n._(words), tone: 'warn' });
}
