import type { Settings } from 'market/config/config.contract';
import { type Money, nothing } from 'market/values/money';
import { firstOrderOff, firstOrderUntil } from 'market/wallet/wallet.rules';
import type { Connection } from '#api/db/connection.ts';
import { customerIdOf } from '#api/db/shopper-keys.ts';
import { termsIn } from './read-terms.ts';
import { newcomerOf } from './wallet-first-orders.data.ts';

interface FirstOrder {
  /** Name of the shopper, such as 'customer:12'. */
  shopper: string;
  contactHashes: readonly string[];
  settings: Pick<Settings, 'ref_earning_status'>;
  currency: string;
  /** What may be promoted of the goods, after a coupon. */
  promotable: Money;
  roundTo: Money;
  at: Date;
}

/** What the order of an invited newcomer is less; nothing for anyone else. */
export async function firstOrderDiscount(db: Connection, order: FirstOrder): Promise<Money> {
  const { settings, currency, promotable, roundTo, at } = order;
  const customerId = customerIdOf(order.shopper);
  if (customerId === undefined || settings.ref_earning_status !== 1 || promotable <= 0) return nothing;
  const terms = await termsIn(db, currency, at);
  const newcomer = await newcomerOf(db, customerId, order.contactHashes);
  return newcomer && firstOrderUntil(newcomer, terms, at) ? firstOrderOff(promotable, terms, roundTo) : nothing;
}

/** Until when the first order of a customer is discounted; undefined where it is not. */
export async function firstOrderEnd(
  db: Connection,
  customerId: number,
  {
    contactHashes,
    settings,
    at,
  }: {
    contactHashes: readonly string[];
    settings: Pick<Settings, 'ref_earning_status' | 'currency_code'>;
    at: Date;
  },
): Promise<Date | undefined> {
  if (settings.ref_earning_status !== 1) return undefined;
  const newcomer = await newcomerOf(db, customerId, contactHashes);
  return newcomer && firstOrderUntil(newcomer, await termsIn(db, settings.currency_code, at), at);
}
