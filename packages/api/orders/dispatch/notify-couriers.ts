import { randomUUID } from 'node:crypto';
import { endOfShift } from 'market/dispatch/dispatch-offers.rules';
import { secondsOfSilence } from 'market/orders/orders-delivery.rules';
import type { Transaction } from '#api/db/connection.ts';
import { customerKey } from '#api/db/shopper-keys.ts';
import { transact } from '#api/db/transact.ts';
import type { ApiContext } from '#api/http/api-context.ts';
import { addToOutbox } from '#api/notifications/notifications.data.ts';
import { couriersOnShift, endShiftOfFree, type OpenOfferOfPerson, silentCouriers } from './orders-offers.data.ts';

/** Tells the phones of couriers to read their offer and their work again [DEL-09]. */
export async function notifyCouriers(
  { db, live }: Pick<ApiContext, 'db' | 'live'>,
  courierIds: readonly number[],
  orderId: string,
): Promise<void> {
  const data = { order_id: orderId };
  await live.publish(
    db,
    [...new Set(courierIds)].map((id) => ({ topic: `courier:${id}`, name: 'offer', data }) as const),
  );
}

/** The phone of the courier may be locked: the offer comes as a push as well, which leaves within a second [DEL-10]. */
export async function pushOffer(transaction: Transaction, offer: OpenOfferOfPerson): Promise<void> {
  await addToOutbox(transaction, {
    kind: 'courier_offer',
    payload: { shopper: customerKey(offer.customer_id), store: offer.store_name },
    dedupeKey: `courier_offer:${offer.id}`,
  });
}

/**
 * Ends the shift of couriers who answer no offers or send no position, and says so by a push; without an order no
 * customer waits for them, and it is not a penalty [DEL-06].
 */
export async function endSilentShifts({ db, live }: Pick<ApiContext, 'db' | 'live'>): Promise<void> {
  for (const row of await couriersOnShift(db)) {
    const { courier_id: courierId, customer_id: customerId, has_order: hasOrder } = row;
    const why = endOfShift({ hasOrder, silentMinutes: row.silent_minutes, lastOutcomes: row.last_outcomes });
    if (!why) continue;
    await transact(db, async (transaction) => {
      if (!(await endShiftOfFree(transaction, courierId))) return;
      await addToOutbox(transaction, {
        kind: 'courier_offline',
        payload: { shopper: customerKey(customerId), why },
        dedupeKey: `courier_offline:${courierId}:${randomUUID()}`,
      });
    });
    await live.publish(db, [{ topic: `courier:${courierId}`, name: 'changed', data: {} }]);
  }
}

/**
 * Sends a push to couriers who have an order and have sent no position for a minute, once per silence: a page in the
 * background receives no positions [DEL-43].
 */
export async function notifySilentCouriers({ db }: Pick<ApiContext, 'db'>): Promise<void> {
  for (const { courier_id: id, customer_id: customerId, customer, since } of await silentCouriers(
    db,
    secondsOfSilence,
  )) {
    await addToOutbox(db, {
      kind: 'courier_silent',
      payload: { shopper: customerKey(customerId), customer },
      dedupeKey: `courier_silent:${id}:${since.getTime()}`,
    });
  }
}
