import { randomBytes } from 'node:crypto';
import { promisesOfNew, shownAfter } from 'market/orders/promises/orders-promises.rules';
import { minutesToReceiver } from 'market/parcel/parcel.rules';
import { nothing } from 'market/values/money';
import { entriesOfOrderPlaced } from 'market/wallet/wallet.rules';
import { parsePhone } from '#api/auth/parse-phone.ts';
import { settingsOf } from '#api/config/read-settings.ts';
import type { ApiContext } from '#api/http/api-context.ts';
import { type Shopper, shopperKeyOf } from '#api/http/callers/callers.ts';
import { contactKey } from '#api/http/limits/contact-hashes.ts';
import type { MarketMode } from '#api/http/market-mode.ts';
import { once } from '#api/http/once.ts';
import { fieldRefusal, Refusal } from '#api/http/refusal.ts';
import { applyBenefits } from '#api/orders/goods/reserve-goods.ts';
import { insertOrder, type NewOrder } from '#api/orders/orders.data.ts';
import {
  addressOf,
  contactOf,
  lockActiveCustomer,
  mustHaveExpectedTotal,
  newOrderId,
  type OrderBody,
  type PlacedOrder,
  replyOf,
  trackingHash,
  withContactsAndOrigin,
} from '#api/orders/place-order.ts';
import { mustBeCovered, paymentColumns } from '#api/payments/split-payment.ts';
import { offersDigitalIn } from '#api/payments/start-payment.ts';
import { orderLockKeys } from '#api/risk/evaluate-risk.ts';
import { mustTakeOrders } from '#api/zones/stop/stop-orders.ts';
import { type PricedParcel, priceParcel } from './price-parcel.ts';

export interface Sending {
  shopper: Shopper;
  body: OrderBody;
  idempotencyKey: string;
  /** The network address of the caller. */
  address: string;
}

const trackingBytes = 16;

/** Places a parcel order with all its parts or not at all, under the rules of every other order [CHK-32] [PARC-06]. */
export async function placeParcel(
  context: ApiContext,
  { shopper, body, idempotencyKey, address }: Sending,
): Promise<PlacedOrder> {
  const settings = await settingsOf(context.db);
  if (shopper.kind === 'guest' && settings.guest_checkout_status !== 1) throw new Refusal('guest_checkout_off');
  const owner = shopperKeyOf(shopper);
  const key = await contactKey(context.db);
  const lockNames = orderLockKeys(context, { shopper: owner, phone: body.contact_person_number });
  return once(context.db, { owner, key: idempotencyKey, request: body, lockNames }, async (transaction, record) => {
    const contactHashes = await lockActiveCustomer(transaction, shopper, key);
    const paysDigitally = offersDigitalIn(context.payments);
    const at = context.now();
    mustTakeOrders(settings, at);
    const wanted = { shopper: owner, contactHashes, plan: body, settings, paysDigitally, at };
    const priced = await priceParcel(transaction, wanted);
    mustBeCovered(body, priced.trip, priced.payment);
    mustHaveExpectedTotal(priced, body.order_amount);
    const { order, trackingToken } = newParcel(owner, priced, body, { at, mode: context.mode });
    const reply = replyOf(order, trackingToken);
    const complete = await withContactsAndOrigin(context, transaction, order, { proved: contactHashes, address, key });
    await insertOrder(transaction, complete, { record, reply });
    await applyBenefits(transaction, { ...complete, firstOrderDiscount: order.quote.firstOrderDiscount });
    await context.pausePoint?.('before commit');
    return reply;
  });
}

interface Placed extends Pick<ApiContext, 'mode'> {
  at: Date;
}

function newParcel(shopper: string, priced: PricedParcel, body: OrderBody, { at, mode }: Placed) {
  const { trip, quote, coupon, payment, distanceMetres, categoryId } = priced;
  const trackingToken = randomBytes(trackingBytes).toString('base64url');
  const shown = shownAfter(at, minutesToReceiver(distanceMetres));
  const order: NewOrder = {
    id: newOrderId(at),
    shopper,
    moduleId: trip.module_id,
    zoneId: trip.zone_id,
    storeId: null,
    orderType: 'parcel',
    ...paymentColumns(body, payment),
    currency: trip.currency,
    quote,
    coupon: coupon ? { id: coupon.row.id, code: coupon.row.code, paidBy: coupon.paidBy } : null,
    distanceMetres,
    contact: contactOf(body, trip.country, mode),
    deliveryAddress: addressOf(body),
    parcel: { receiver: receiverOf(body, trip.country, mode), chargePayer: body.charge_payer, categoryId },
    orderNote: body.order_note,
    paysWith: null,
    cutlery: false,
    unavailableItemNote: '',
    scheduleAt: null,
    workFrom: null,
    trackingHash: trackingHash(trackingToken),
    expectedAt: shown.until,
    promises: promisesOfNew({ orderType: 'parcel', distanceMetres, scheduleAt: null, storeId: null }, shown),
    placedAt: at,
    lines: [],
    // A parcel has no goods of a store.
    ...{ commission: nothing, commissionRuleId: null },
    entries: entriesOfOrderPlaced({ ...quote, commission: nothing, storeId: null, couponPaidBy: coupon?.paidBy }),
    cartLineIds: [],
  };
  return { order, trackingToken };
}

/** Who gets it, and where; the courier calls this number. */
function receiverOf({ receiver_details: receiver }: OrderBody, country: string, mode: MarketMode): object {
  if (!receiver?.address) throw new Refusal('address_needed');
  const { contact_person_name: name, contact_person_number: number, latitude: lat, longitude: lng, ...door } = receiver;
  if (!name) throw fieldRefusal('receiver_details.contact_person_name', 'Write who gets it');
  const phone = parsePhone(number, { country, field: 'receiver_details.contact_person_number', mode });
  return { name, number: phone, ...door, lat, lng };
}
