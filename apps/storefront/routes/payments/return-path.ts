import { sitePathOf } from 'market/values/site-path';
import { href } from 'react-router';

interface Decided {
  callback: string;
  flag: string;
  order_id: string | null;
}

/** Returns where a shopper continues after the payment page, with its result and order [CHK-33]. */
export function returnUrl({ callback, flag, order_id: orderId }: Decided): string {
  const target = new URL(sitePathOf(callback) ?? href('/home'), 'http://storefront.invalid');
  target.searchParams.set('flag', flag);
  if (orderId !== null) target.searchParams.set('order_id', orderId);
  return target.pathname + target.search + target.hash;
}
