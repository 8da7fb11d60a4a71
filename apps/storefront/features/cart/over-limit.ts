import { toast } from 'ui/feedback/toast.ts';
import { pageContext } from '#features/config/page-context.ts';
import type { Room } from '#features/items/choices/item-choice.ts';
import { cartTexts } from './cart-texts.tsx';

/** Shows why no more can be added [CART-21] [CART-22] [CART-23] [CART-24]. */
export function showOverLimit({ refused }: Room): void {
  const words = refused === 'over_maximum' ? cartTexts.outOfLimits : cartTexts.outOfStock;
  toast({ text: pageContext().i18n._(words), tone: 'warn' });
}
