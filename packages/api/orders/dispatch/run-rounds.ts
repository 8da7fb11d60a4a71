import { defaultTerms } from 'market/dispatch/dispatch.rules';
import { type DispatchMode, endOfOffer } from 'market/dispatch/dispatch-offers.rules';
import { passedOver } from 'market/dispatch/dispatch-reasons.rules';
import { type Choice, decideRound } from 'market/dispatch/dispatch-round.rules';
import { secondMilliseconds } from 'market/values/durations';
import type { Transaction } from '#api/db/connection.ts';
import { transact } from '#api/db/transact.ts';
import type { ApiContext } from '#api/http/api-context.ts';
import type { NewJob } from '#api/jobs/job-kinds.ts';
import type { Directions } from '#api/providers/maps/directions.ts';
import { type LoadedRound, loadRound } from './load-round.ts';
import { makeOffer } from './make-offer.ts';
import { endSilentShifts, notifyCouriers, notifySilentCouriers } from './notify-couriers.ts';
import { endOffer, openOffers, zonesOfEngine } from './orders-offers.data.ts';
import {
  insertDecision,
  lastDecisions,
  lockZoneOfDispatch,
  ordersOnOffer,
  ordersWithoutCourier,
  type RecordedPassedOver,
} from './orders-rounds.data.ts';
import { recordedCandidate, recordedExclusion } from './rank-for-order.ts';

/**
 * Ends the offers whose time is over, notifies couriers who have fallen silent or ends their shift, and makes a round in
 * every zone with an engine. Returns a job for each zone whose round has failed; the others are not held up by it.
 */
export async function runDispatch(context: ApiContext): Promise<NewJob[]> {
  await endOffers(context);
  await notifySilentCouriers(context);
  await endSilentShifts(context);
  const failed: NewJob[] = [];
  for (const { zone_id: zoneId, mode } of await zonesOfEngine(context.db)) {
    const minute = Math.floor(context.now().getTime() / 60_000);
    await decideZone(context, zoneId, mode).catch(() =>
      failed.push({ key: `${zoneId} ${minute}`, data: { id: zoneId } }),
    );
  }
  return failed;
}

/** Ends offers that were not answered or seen in time, and those of orders that went another way [DEL-09] [DEL-10]. */
async function endOffers(context: ApiContext): Promise<void> {
  const now = context.now();
  for (const offer of await openOffers(context.db)) {
    const { made_at: madeAt, expires_at: expiresAt, shown_at: shownAt } = offer;
    const outcome = offer.is_possible ? endOfOffer({ madeAt, expiresAt, shownAt }, now) : 'withdrawn';
    if (outcome && (await endOffer(context.db, { offerId: offer.id, outcome, at: now }))) {
      await notifyCouriers(context, [offer.courier_id], offer.order_id);
    }
  }
}

/** Makes the round of one zone, if the engine works there. */
export async function dispatchZone(context: ApiContext, zoneId: number): Promise<void> {
  const zones = await zonesOfEngine(context.db);
  const zone = zones.find(({ zone_id: id }) => id === zoneId);
  if (zone) await decideZone(context, zoneId, zone.mode);
}

/** Makes the round of one zone: writes down what is due, and asks couriers where the engine decides [OPS-018]. */
async function decideZone(context: ApiContext, zoneId: number, mode: DispatchMode): Promise<void> {
  const offers = await transact(context.db, async (transaction) => {
    if (!(await lockZoneOfDispatch(transaction, zoneId))) return [];
    return decideInZone(transaction, { zoneId, mode, now: context.now(), directions: context.directions });
  });
  for (const { courierId, orderId } of offers) await notifyCouriers(context, [courierId], orderId);
}

interface MadeOffer {
  courierId: number;
  orderId: string;
}

async function decideInZone(
  transaction: Transaction,
  { zoneId, mode, now, directions }: { zoneId: number; mode: DispatchMode; now: Date; directions: Directions },
): Promise<MadeOffer[]> {
  const readyBy = new Date(now.getTime() + defaultTerms.aheadSeconds * secondMilliseconds);
  const waiting = await ordersWithoutCourier(transaction, { zoneId, readyBy });
  const onOffer = new Set(
    await ordersOnOffer(
      transaction,
      waiting.map(({ id }) => id),
    ),
  );
  const orders = waiting.filter(({ id }) => !onOffer.has(id));
  if (orders.length === 0) return [];
  const round = await loadRound(transaction, { zoneId, orders, isAll: false, now, directions });
  const beganAt = performance.now();
  const { choices } = decideRound(round.input);
  const milliseconds = performance.now() - beganAt;
  const last = await lastDecisions(
    transaction,
    orders.map(({ id }) => id),
  );
  const offers: MadeOffer[] = [];
  const busy = new Set(round.couriersWithOffer);
  for (const choice of choices) {
    const offer = mode === 'decides' && (await ask(transaction, { choice, busy, round, now }));
    if (offer) offers.push(offer);
    // A round that only repeats what was decided is not written again.
    const isNew = last.get(choice.orderId) !== choice.courierId;
    if (offer || (isNew && (choice.isDue || choice.courierId === null))) {
      const record = decisionOf(choice, round, { now, milliseconds });
      await insertDecision(transaction, { ...record, passedOver: offer ? recordedPassedOver(choice) : null });
    }
  }
  return offers;
}

/** Offers an order that is due to a courier, unless another offer to them is open. */
async function ask(
  transaction: Transaction,
  { choice, busy, round, now }: { choice: Choice; busy: Set<number>; round: LoadedRound; now: Date },
): Promise<MadeOffer | undefined> {
  const { orderId, courierId, isDue, route, candidates, reason } = choice;
  const [first] = candidates;
  if (courierId === null || !isDue || busy.has(courierId) || !first) return undefined;
  if (!(await makeOffer(transaction, { orderId, candidate: first, route, reason, round, now }))) return undefined;
  busy.add(courierId);
  return { courierId, orderId };
}

/** Why everybody else was not asked, however many they are: each reads their own line [DEL-13]. */
function recordedPassedOver({ candidates }: Choice): RecordedPassedOver[] {
  return passedOver(candidates).map(({ courierId, ...why }) => ({ courier_id: courierId, ...why }));
}

/** Only the best candidates are recorded with what they cost, and all excluded couriers. */
const maxRecorded = 12;

function decisionOf(choice: Choice, round: LoadedRound, { now, milliseconds }: { now: Date; milliseconds: number }) {
  const { orderId, courierId, reason, candidates, excluded } = choice;
  return {
    orderId,
    madeAt: now,
    courierId,
    accountId: null,
    words: null,
    reason,
    candidates: candidates.slice(0, maxRecorded).map(recordedCandidate),
    excluded: [...excluded, ...round.excluded].map(recordedExclusion),
    milliseconds,
  };
}
