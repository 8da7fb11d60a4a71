import type { Checkout } from './use-checkout.tsx';

/** What is asked of whoever is delivered to; an order by prescription asks the same. */
export type Delivery = Pick<
  Checkout,
  'plan' | 'change' | 'customer' | 'form' | 'faults' | 'type' | 'takeOver' | 'isGuest' | 'refusal'
> & { quote: { take_away: boolean } | null };
