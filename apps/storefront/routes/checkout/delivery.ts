import type { Checkout } from './use-checkout.tsx';

/** The delivery fields, the same for prescription orders. */
export type Delivery = Pick<
  Checkout,
  'plan' | 'change' | 'customer' | 'form' | 'faults' | 'type' | 'takeOver' | 'isGuest' | 'refusal'
> & { quote: { take_away: boolean; take_away_words: string } | null };
