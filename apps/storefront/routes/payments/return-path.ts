import { sitePathOf } from 'market/values/site-path';

interface Decided {
  callback: string;
  flag: string;
  order_id: string | null;
}

/** Where a shopper goes on after the payment page, with how it ended and of which order [CHK-33]. */
export function wayBack({ callback, flag, order_id: orderId }: Decided): string {
  const target = new URL(sitePathOf(callback) ?? '/home', 'http://storefront.invalid');
  target.searchParams.set('flag', flag);
  if (orderId !== null) target.searchParams.set('order_id', orderId);
  return target.pathname + target.search + target.hash;
}
