import type { PastOffer } from 'market/dispatch/dispatch.courier.contract';
import { hourMilliseconds } from 'market/values/durations';
import type { ApiContext } from '#api/http/api-context.ts';
import { Refusal } from '#api/http/refusal.ts';
import { courierRow } from '#api/orders/deliveries/orders-deliveries.data.ts';
import { ordersOfOthers, ownOffers, type PastOfferOfCourier } from './orders-past-offers.data.ts';

/** A long shift. */
const hours = 12;
const maxListed = 40;

/** Returns why a courier was asked in the last hours, and why others were asked instead; the newest first [DEL-13]. */
export async function listPastOffers({ db, now }: Pick<ApiContext, 'db' | 'now'>, courierId: number) {
  const at = now();
  const filter = { courierId, since: new Date(at.getTime() - hours * hourMilliseconds), limit: maxListed };
  const [courier, own, others] = await Promise.all([
    courierRow(db, courierId, at),
    ownOffers(db, filter),
    ordersOfOthers(db, filter),
  ]);
  if (!courier) throw new Refusal('seat_needed');
  const offers = [...own, ...others].toSorted((one, other) => other.at.getTime() - one.at.getTime());
  return { time_zone: courier.timeZone, hours, offers: offers.slice(0, maxListed).map(asPastOffer) };
}

function asPastOffer({ at, ...offer }: PastOfferOfCourier): PastOffer {
  return { ...offer, at: at.toISOString() };
}
