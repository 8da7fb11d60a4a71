import { type Refused, refusedWith } from '../calls/refusal-details.ts';

/**
 * Returns why a zone cannot have another currency; undefined where it can [OPS-046]. From its first order on the amounts
 * of its orders, wallets and books are in it.
 */
export function refusalOfZoneCurrency(next: string, now: string, hasOrders: boolean): Refused | undefined {
  return next !== now && hasOrders ? refusedWith('currency_fixed', 'currency_fixed', { currency: now }) : undefined;
}
