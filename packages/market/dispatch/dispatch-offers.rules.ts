import type { Refused } from '../calls/refusal-details.ts';
import { defaultTerms, type RouteStop, type StopKind } from './dispatch.rules.ts';

/**
 * Who gives orders to couriers in a zone [OPS-018]. `off`: couriers take orders themselves. `proposes`: they still do, and
 * what the engine would have decided is recorded. `decides`: the engine offers orders to couriers.
 */
export const dispatchModes = ['off', 'proposes', 'decides'] as const;
export type DispatchMode = (typeof dispatchModes)[number];

/** How an offer ended. Unseen: the phone gave no sign that it was shown. */
export const offerOutcomes = ['accepted', 'declined', 'expired', 'unseen', 'withdrawn'] as const;
export type OfferOutcome = (typeof offerOutcomes)[number];

/** Why a courier declines; no reason has to be given, and none counts against the courier [DEL-12]. */
export const declineReasons = ['too_far', 'too_heavy', 'break', 'vehicle', 'unsafe'] as const;
export type DeclineReason = (typeof declineReasons)[number];

/** How long a courier may take to answer [DEL-09], and for how much longer an answer is taken that was on its way. */
export const { offerSeconds } = defaultTerms;
const graceSeconds = 5;
/** An offer that was not shown by then goes to the next courier [DEL-10]. */
const unseenSeconds = 8;

/** After an offer without an answer the same courier is asked again, if no other courier has taken the order meanwhile. */
const askAgainSeconds: Partial<Record<OfferOutcome, number>> = { expired: 180, unseen: 60, withdrawn: 0 };

/** An offer as far as its end depends on it. */
export interface OpenOffer {
  madeAt: Date;
  expiresAt: Date;
  shownAt: Date | null;
}

/** Returns how an offer has ended by itself; undefined while it is open. */
export function endOfOffer({ madeAt, expiresAt, shownAt }: OpenOffer, now: Date): OfferOutcome | undefined {
  if (shownAt === null && secondsBetween(madeAt, now) >= unseenSeconds) return 'unseen';
  return secondsBetween(expiresAt, now) > graceSeconds ? 'expired' : undefined;
}

/** Returns whether a courier may be asked about an order again after an offer that has ended. */
export function mayAskAgain({ outcome, endedAt }: { outcome: OfferOutcome; endedAt: Date }, now: Date): boolean {
  const wait = askAgainSeconds[outcome];
  return wait !== undefined && secondsBetween(endedAt, now) >= wait;
}

/** Offers in a row without an answer, and minutes without a position, after which a free courier is offline [DEL-06]. */
export const maxUnanswered = 3;
export const maxSilentMinutes = 10;

/** Why the market ends a shift. */
export type ShiftEnd = 'unanswered' | 'silent';

/**
 * Returns why the shift of a courier is over; undefined while it goes on. With an order it goes on, a no is an answer, and
 * nothing of it counts against anybody [DEL-06]. `lastOutcomes` are those of the shift, the newest first.
 */
export function endOfShift({
  hasOrder,
  silentMinutes,
  lastOutcomes,
}: {
  hasOrder: boolean;
  silentMinutes: number;
  lastOutcomes: readonly OfferOutcome[];
}): ShiftEnd | undefined {
  if (hasOrder) return undefined;
  if (silentMinutes >= maxSilentMinutes) return 'silent';
  const last = lastOutcomes.filter((outcome) => outcome !== 'withdrawn').slice(0, maxUnanswered);
  const isUnanswered = last.every((outcome) => outcome === 'expired' || outcome === 'unseen');
  return last.length === maxUnanswered && isUnanswered ? 'unanswered' : undefined;
}

/** Returns why an answer comes too late, with what became of the order [DEL-14]; undefined if it does not. */
export function refusalToAnswer(
  offer: OpenOffer & { outcome: OfferOutcome | null },
  { now, isTakenByOther }: { now: Date; isTakenByOther: boolean },
): Refused | undefined {
  if (isTakenByOther) return { refused: 'delivery_taken' };
  const end = offer.outcome ?? (secondsBetween(offer.expiresAt, now) > graceSeconds ? 'expired' : undefined);
  return end === undefined ? undefined : { refused: 'offer_over' };
}

function secondsBetween(from: Date, to: Date): number {
  return (to.getTime() - from.getTime()) / 1_000;
}

/** An order of a courier, as far as the stops depend on it. */
export interface SequencedOrder {
  id: string;
  isPickedUp: boolean;
}

/**
 * Returns the stops of a courier in sequence [DEL-20]: as planned, without what is done, and orders that the plan does
 * not have at the end. The pick-up of an order always comes before its door.
 */
export function sequenceOf(orders: readonly SequencedOrder[], planned: readonly RouteStop[]): RouteStop[] {
  const known = new Map(orders.map((order) => [order.id, order]));
  const isAhead = ({ orderId, kind }: RouteStop) => {
    const order = known.get(orderId);
    return order !== undefined && !(kind === 'pick_up' && order.isPickedUp);
  };
  const ahead = planned.filter(isAhead).filter(isFirst);
  const has = (orderId: string, kind: StopKind) => ahead.some((stop) => stop.orderId === orderId && stop.kind === kind);
  const missing = orders.flatMap(({ id: orderId, isPickedUp }): RouteStop[] => [
    ...(isPickedUp || has(orderId, 'pick_up') ? [] : [{ orderId, kind: 'pick_up' } as const]),
    ...(has(orderId, 'door') ? [] : [{ orderId, kind: 'door' } as const]),
  ]);
  return pickUpsFirst([...ahead, ...missing]);
}

function isFirst({ orderId, kind }: RouteStop, index: number, all: readonly RouteStop[]): boolean {
  return all.findIndex((stop) => stop.orderId === orderId && stop.kind === kind) === index;
}

/** Moves a pick-up that would come after its door in front of it. */
function pickUpsFirst(stops: readonly RouteStop[]): RouteStop[] {
  const late = (stop: RouteStop, index: number) =>
    stop.kind === 'pick_up' && stops.slice(0, index).some((one) => one.orderId === stop.orderId);
  const lateOnes = new Map(stops.filter(late).map((stop) => [stop.orderId, stop]));
  return stops.flatMap((stop, index) => {
    if (late(stop, index)) return [];
    const pickUp = stop.kind === 'door' ? lateOnes.get(stop.orderId) : undefined;
    return pickUp ? [pickUp, stop] : [stop];
  });
}
