import { useEffect, useRef, useState } from 'react';
import { useCartLines } from '#features/cart/cart-store.ts';
import type { CheckoutPlan, FirstQuote } from '../checkout-plan.ts';

const closedCodes: readonly (string | null | undefined)[] = ['store_closed', 'store_paused'];

/** Whether the store of the cart is closed and takes no scheduled orders: then its lines have a problem [FOOD-20]. */
export function useTakesNoneAhead(page: FirstQuote['page']): boolean {
  const lines = useCartLines();
  return page === 'cart' && lines.some(({ problem }) => closedCodes.includes(problem));
}

/** Whether a refused first price means that the order can only be for later. */
export function isForLater(refusal: FirstQuote['refusal'], takesNoneAhead: boolean): boolean {
  return !takesNoneAhead && closedCodes.includes(refusal?.code);
}

function closedMessage({ refusal }: Pick<FirstQuote, 'refusal'>): string | undefined {
  return refusal && closedCodes.includes(refusal.code) ? refusal.message : undefined;
}

/**
 * Why the store takes no order as soon as possible, and when it does again; undefined where it takes one. It stays
 * while another time is chosen [CUS-11].
 */
export function useClosedNow(first: FirstQuote, { quote, refusal }: Answer, isAhead: boolean): string | undefined {
  const [message, setMessage] = useState(() => closedMessage(first));
  useEffect(() => {
    if (!isAhead && (quote || refusal)) setMessage(closedMessage({ refusal }));
  }, [quote, refusal, isAhead]);
  return message;
}

type Answer = Pick<FirstQuote, 'quote' | 'refusal'>;

interface Answered extends Answer {
  takesNoneAhead: boolean;
  change: (part: Partial<CheckoutPlan>) => void;
}

/**
 * Chooses a later time if the store turns out to be closed at the first price, which the browser requests for Buy now.
 * A store that closes afterwards changes nothing that was chosen.
 */
export function useStartAhead(first: FirstQuote, { quote, refusal, takesNoneAhead, change }: Answered): void {
  const isAnswered = useRef(first.quote !== null || first.refusal !== null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, with the first answer
  useEffect(() => {
    if (isAnswered.current || !(quote || refusal)) return;
    isAnswered.current = true;
    if (isForLater(refusal, takesNoneAhead)) change({ isAhead: true });
  }, [quote, refusal]);
}
