import { isWithinZones } from 'market/access/access.rules';
import type { Contract } from 'market/calls/contract';
import type { ReplyOf } from 'market/calls/endpoint';
import { couriersToAsk, type OfferWish } from 'market/dispatch/dispatch-by-hand.rules';
import type { RankedCandidate } from 'market/dispatch/dispatch-round.rules';
import type { Transaction } from '#api/db/connection.ts';
import type { ApiContext } from '#api/http/api-context.ts';
import { actAsStaff } from '#api/http/callers/act-as-staff.ts';
import type { AuthorizedOperator } from '#api/http/callers/staff.ts';
import { Refusal } from '#api/http/refusal.ts';
import { publishStep } from '../deliveries/apply-courier-step.ts';
import { lockOrder } from '../orders.data.ts';
import { changedMeanwhile } from './assign-courier.ts';
import type { LoadedRound } from './load-round.ts';
import { makeOffer } from './make-offer.ts';
import { notifyCouriers } from './notify-couriers.ts';
import { shareOffers, withdrawOffers } from './orders-offers.data.ts';
import { dispatchOrder, mayBeOffered } from './orders-rounds.data.ts';
import { couriersFor, rankForOrder } from './rank-for-order.ts';

/**
 * Asks couriers about an order by hand [OPS-022]: one, or the next, in place of an offer that is open; or all within a radius
 * of the store, of whom the first Yes gets it. A courier who was asked before can be chosen again; one who may not have the
 * order, or who has another offer on the screen, cannot. It works in every mode of the zone.
 */
export async function offerOrder(
  context: ApiContext,
  staff: AuthorizedOperator,
  orderId: string,
  wish: OfferWish,
): Promise<ReplyOf<Contract['adminDispatch']['offer']>> {
  const { db, directions } = context;
  const order = await dispatchOrder(db, orderId);
  if (!order || !isWithinZones(staff.zones, order.zone_id)) throw new Refusal('order_not_found');
  const now = context.now();
  // Ways are looked up before the order is locked; what changes meanwhile is seen when the offers are written.
  const ranking = await couriersFor(db, { order, now, directions, includesPast: wish.to === 'one' });
  const chosen = new Set(couriersToAsk(wish, ranking.askable));
  const candidates = ranking.candidates.filter(({ courierId }) => chosen.has(courierId));
  const { offeredTo, withdrawnFrom } = await actAsStaff(context, staff, async (transaction) => {
    const locked = await lockOrder(transaction, orderId);
    if (!locked) throw new Refusal('order_not_found');
    await context.pausePoint?.('order held');
    if (!(await mayBeOffered(transaction, orderId, now)))
      throw locked.courierId === null
        ? new Refusal('step_not_allowed')
        : await changedMeanwhile(transaction, locked, order.courier_id);
    const by = { orderId, accountId: staff.customerId, isShared: wish.to === 'nearby', now };
    const made = await writeOffers(transaction, { candidates, round: ranking.round, ...by });
    if (made.offeredTo.length === 0)
      throw new Refusal(wish.to === 'one' ? 'courier_cannot_be_asked' : 'no_courier_to_ask');
    return {
      result: made,
      change: {
        action: 'order.offer',
        subject: `order:${orderId}`,
        after: { to: wish.to, courier_ids: made.offeredTo },
      },
    };
  });
  await notifyCouriers(context, [...offeredTo, ...withdrawnFrom], orderId);
  await publishStep(context, { id: orderId });
  return {
    ...(await rankForOrder(context, staff, orderId)),
    offered_to: offeredTo.map((id) => ({ id, name: ranking.names.get(id) ?? '' })),
  };
}

interface OffersToWrite {
  orderId: string;
  candidates: readonly RankedCandidate[];
  round: LoadedRound;
  accountId: number;
  isShared: boolean;
  now: Date;
}

/** Makes the offers; shared ones stand beside those that are open, and a single one takes their place. */
async function writeOffers(
  transaction: Transaction,
  { orderId, candidates, round, accountId, isShared, now }: OffersToWrite,
): Promise<{ offeredTo: number[]; withdrawnFrom: number[] }> {
  if (isShared) await shareOffers(transaction, orderId);
  const withdrawnFrom = isShared ? [] : await withdrawOffers(transaction, orderId, now);
  const offeredTo: number[] = [];
  for (const { route, ...candidate } of candidates) {
    const offer = { orderId, candidate, route, reason: null, round, now, accountId, isShared };
    if (await makeOffer(transaction, offer)) offeredTo.push(candidate.courierId);
  }
  return { offeredTo, withdrawnFrom };
}
