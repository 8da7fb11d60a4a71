import { offerSeconds } from 'market/dispatch/dispatch-offers.rules';
import type { Candidate, Reason } from 'market/dispatch/dispatch-reasons.rules';
import { secondMilliseconds } from 'market/values/durations';
import type { Transaction } from '#api/db/connection.ts';
import type { LoadedRound } from './load-round.ts';
import { pushOffer } from './notify-couriers.ts';
import { insertOffer, offerWithAccount, type StoredStop } from './orders-offers.data.ts';

interface OfferToMake {
  orderId: string;
  candidate: Candidate;
  /** The stops of the courier with the order. */
  route: readonly StoredStop[];
  reason: Reason | null;
  round: LoadedRound;
  now: Date;
  /** The operator who makes it; without one it is the engine. */
  accountId?: number;
  isShared?: boolean;
}

/** Asks a courier about an order, on the screen and by a push; returns whether the offer could be made. */
export async function makeOffer(
  transaction: Transaction,
  { orderId, candidate, route, reason, round, now, ...by }: OfferToMake,
): Promise<boolean> {
  const { courierId, minutesToStore, minutesToDoor } = candidate;
  const readyAt = round.input.orders.find(({ id }) => id === orderId)?.readyAt ?? round.input.now;
  const offerId = await insertOffer(transaction, {
    orderId,
    courierId,
    madeAt: now,
    expiresAt: new Date(now.getTime() + offerSeconds * secondMilliseconds),
    route,
    terms: {
      metresToStore: Math.round(metresToStore(round, courierId, orderId)),
      minutesToStore: Math.round(minutesToStore),
      minutesToDoor: Math.round(minutesToDoor),
      waitMinutes: Math.max(0, Math.round((readyAt - round.input.now) / 60 - minutesToStore)),
      reason,
    },
    ...by,
  });
  if (offerId === undefined) return false;
  // Couriers of the demo have no account, and get no push.
  const withAccount = await offerWithAccount(transaction, offerId);
  if (withAccount) await pushOffer(transaction, withAccount);
  return true;
}

function metresToStore({ input }: LoadedRound, courierId: number, orderId: string): number {
  const courier = input.couriers.find(({ id }) => id === courierId);
  const order = input.orders.find(({ id }) => id === orderId);
  return courier && order ? input.travel(courier.at, order.store).metres : 0;
}
