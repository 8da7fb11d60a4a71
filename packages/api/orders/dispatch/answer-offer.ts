import type { DeclineReason } from 'market/dispatch/dispatch-offers.rules';
import { refusalToAnswer } from 'market/dispatch/dispatch-offers.rules';
import { refusalToTake } from 'market/orders/orders-delivery.rules';
import { refusalOfCash } from 'market/wallet/wallet-cash.rules';
import type { Transaction } from '#api/db/connection.ts';
import type { ApiContext } from '#api/http/api-context.ts';
import { actAsStaff } from '#api/http/callers/act-as-staff.ts';
import type { AuthorizedCourier } from '#api/http/callers/staff.ts';
import { Refusal, refuse } from '#api/http/refusal.ts';
import { publishStep, StepRepeated, unlessRepeated } from '#api/orders/deliveries/apply-courier-step.ts';
import { cashOfOrder } from '#api/orders/deliveries/cash-at-door.ts';
import { lockCourier } from '#api/orders/deliveries/orders-deliveries.data.ts';
import { orderToGive } from '#api/orders/handovers/give-order.ts';
import { lockOrder } from '#api/orders/orders.data.ts';
import { cashPosition } from '#api/wallet/cash/wallet-cash.data.ts';
import { notifyCouriers } from './notify-couriers.ts';
import {
  endOffer,
  markOfferShown,
  type OfferRow,
  offerOfCourier,
  saveStops,
  withdrawOffers,
} from './orders-offers.data.ts';

/** Notes that an offer is on the screen of its courier; without that it goes to the next one [DEL-10]. */
export async function noteOfferShown(
  { db, now }: ApiContext,
  { courierId }: AuthorizedCourier,
  offerId: number,
): Promise<void> {
  const offer = await offerOfCourier(db, { offerId, courierId });
  if (!offer) throw new Refusal('offer_not_found');
  await markOfferShown(db, offerId, now());
}

interface Answer {
  offerId: number;
  accepts: boolean;
  reason: DeclineReason | undefined;
}

/**
 * Takes the answer of a courier [DEL-12]. The same answer sent twice is answered like the first time; one that comes too
 * late is refused with what became of the order [DEL-14].
 */
export async function answerOffer(context: ApiContext, courier: AuthorizedCourier, answer: Answer): Promise<void> {
  const { offerId } = answer;
  const known = await offerOfCourier(context.db, { offerId, courierId: courier.courierId });
  if (!known) throw new Refusal('offer_not_found');
  const taken = await unlessRepeated(
    actAsStaff(context, courier, (transaction) => takeAnswer(transaction, context, courier, { ...answer, known })),
  );
  if (!taken) return;
  await notifyCouriers(context, taken.withdrawnFrom, known.order_id);
  await publishStep(context, { id: known.order_id }, { changesList: true });
}

async function takeAnswer(
  transaction: Transaction,
  context: ApiContext,
  { courierId }: AuthorizedCourier,
  { offerId, accepts, reason, known }: Answer & { known: OfferRow },
) {
  // Locks the order first and then the courier, as all steps do, so that no two wait for each other.
  const order = await lockOrder(transaction, known.order_id);
  await context.pausePoint?.('order held');
  const atWork = await lockCourier(transaction, courierId);
  const offer = await offerOfCourier(transaction, { offerId, courierId });
  if (!order || !offer) throw new Refusal('offer_not_found');
  const outcome = accepts ? 'accepted' : 'declined';
  if (offer.outcome === outcome) throw new StepRepeated();
  const { offered, give } = await orderToGive(transaction, order);
  const isTakenByOther = accepts && offered.courierId !== null && offered.courierId !== courierId;
  refuse(refusalToAnswer(openOfferOf(offer), { now: context.now(), isTakenByOther }));
  if (accepts) {
    refuse(refusalToTake(offered, { courierId, ...atWork }));
    // The limit, or the order, may have changed since the offer was made [DEL-48].
    refuse(refusalOfCash(await cashPosition(transaction, courierId, order.currency), cashOfOrder(order)));
    await give(courierId, context.now());
    await saveStops(transaction, courierId, offer.route);
  }
  await endOffer(transaction, { offerId, outcome, at: context.now(), reason: reason ?? null });
  // The first Yes gets it: the others who were asked read so at once [OPS-022].
  const withdrawnFrom = accepts ? await withdrawOffers(transaction, order.id, context.now()) : [];
  const change = { action: `delivery.${accepts ? 'accept' : 'decline'}`, subject: `order:${order.id}` };
  return {
    result: accepts ? { withdrawnFrom } : undefined,
    change: { ...change, ...(reason && { reason }) },
  };
}

function openOfferOf({ made_at: madeAt, expires_at: expiresAt, shown_at: shownAt, outcome }: OfferRow) {
  return { madeAt, expiresAt, shownAt, outcome };
}
