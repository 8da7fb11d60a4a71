import { repairedPhone } from 'market/values/phone';
import type { Database } from '#api/db/connection.ts';
import type { MarketMode } from '#api/http/market-mode.ts';
import {
  type PhoneChange,
  type PhonesOfOrder,
  phonesBehind,
  rewriteContactNumbers,
  rewriteReceiverNumbers,
} from './orders-phones.data.ts';

/** One stored number, and its repaired form if that is known. */
export interface RepairedPhone {
  order: string;
  field: 'contact_number' | 'receiver_details.number';
  country: string;
  from: string;
  /** Null if it cannot be derived. */
  to: string | null;
}

interface Repairing {
  /** Only reports what would change. */
  isDry: boolean;
  mode: MarketMode;
}

const ordersAtOnce = 1_000;

/**
 * Gives the numbers of orders their country code where they were stored without one, by the country of the zone of the
 * order. Returns every number that is not in international form, with its repair; a second run has nothing left to do.
 */
export async function repairPhones(db: Database, { isDry, mode }: Repairing): Promise<RepairedPhone[]> {
  const found: RepairedPhone[] = [];
  let orders = await phonesBehind(db, '', ordersAtOnce);
  while (orders.length > 0) {
    const wrong = orders.flatMap((order) => wrongPhones(order, mode));
    if (!isDry) {
      await rewriteContactNumbers(db, changesOf(wrong, 'contact_number'));
      await rewriteReceiverNumbers(db, changesOf(wrong, 'receiver_details.number'));
    }
    found.push(...wrong);
    orders = await phonesBehind(db, orders.at(-1)?.id ?? '', ordersAtOnce);
  }
  return found;
}

function wrongPhones(order: PhonesOfOrder, mode: MarketMode): RepairedPhone[] {
  const { id, country, contact_number, receiver_number } = order;
  const fields = [
    ['contact_number', contact_number],
    ['receiver_details.number', receiver_number],
  ] as const;
  return fields.flatMap(([field, from]) => {
    // An order whose personal data is erased has no number.
    if (!from) return [];
    const to = repairedPhone(from, country, mode.acceptsDemoPhones) ?? null;
    return to === from ? [] : [{ order: id, field, country, from, to }];
  });
}

function changesOf(wrong: readonly RepairedPhone[], field: RepairedPhone['field']): PhoneChange[] {
  return wrong.flatMap(({ order: id, from, to, ...row }) =>
    row.field === field && to !== null ? [{ id, from, to }] : [],
  );
}
