import { msg } from '@lingui/core/macro';
import { toast } from 'ui/feedback/toast.ts';
import { cartContext } from '#features/cart/cart-context.ts';

/** Explains why an order was not sent right after rendering, or after a change. */
export function showNotYet(awaited: 'pictures' | 'total'): void {
  const { i18n } = cartContext();
  toast({ text: i18n._(words[awaited]), tone: 'warn' });
}

const words = {
  pictures: msg`The place for your prescription is still loading. Try again in a moment.`,
  total: msg`The total is being worked out. Try again in a moment.`,
};
