import type { Contract } from 'market/calls/contract';
import { isOfStore } from 'market/orders/orders.rules';
import { dayMilliseconds } from 'market/values/durations';
import { fromDecimal, toDecimal } from 'market/values/money';
import type { ApiContext } from '#api/http/api-context.ts';
import type { Handlers } from '#api/http/bind.ts';
import { shopperKeyOf } from '#api/http/callers/callers.ts';
import { streamEvents } from '#api/notifications/stream-events.ts';
import { placeParcel } from '#api/orders/parcels/place-parcel.ts';
import { quoteParcel } from '#api/orders/parcels/quote-parcel.ts';
import { switchToCash } from '#api/orders/payment/switch-payment.ts';
import { withCounter } from '#api/orders/transitions/show-counter.ts';
import { answerChange } from './changes/answer-change.ts';
import { answerDoor } from './deliveries/move-pin.ts';
import { confirmOwnCorrection } from './desk/correct-order.ts';
import { forgetOrder } from './history/forget-order.ts';
import { checkoutDraftOf, removeCheckoutDraft, saveCheckoutDraft } from './history/orders-draft.data.ts';
import { refundReasons } from './history/orders-history.data.ts';
import { reorderItems } from './history/reorder-items.ts';
import { listOrders, showOrder } from './history/show-orders.ts';
import { reasonAsWritten, translatedOrder, translatedReasons } from './history/translate-reasons.ts';
import { listSlots } from './list-slots.ts';
import { orderOfKey } from './orders.data.ts';
import { giveTip } from './payment/give-tip.ts';
import { placeOrder } from './place-order.ts';
import { agreeToPrescription } from './prescriptions/answer-prescription.ts';
import { answerPharmacist } from './prescriptions/ask-customer.ts';
import { placePrescription, quotePrescriptionDelivery } from './prescriptions/place-prescription.ts';
import { uploadPicture } from './prescriptions/save-prescription.ts';
import { showPrescription } from './prescriptions/show-prescription.ts';
import { quoteOrder } from './quote-order.ts';
import { requestRefund } from './refunds/request-refund.ts';
import { trackOrder } from './tracking/track-order.ts';
import { cancelOrder } from './transitions/move-order.ts';
import { cancellationReasons } from './transitions/orders-transitions.data.ts';

export const ordersRoutes = (context: ApiContext): Handlers<Contract['orders']> => ({
  quote({ body, caller: shopper, scope: { moduleId, language } }) {
    const { order_type: orderType } = body;
    if (!isOfStore(orderType)) return quoteParcel(context, { shopper, plan: body });
    return quoteOrder(context, { shopper, moduleId, plan: { ...body, order_type: orderType }, language });
  },

  slots({ body: plan, caller: shopper, scope: { moduleId } }) {
    return listSlots(context, { shopper, moduleId, plan });
  },

  place({ body, caller: shopper, scope: { moduleId }, idempotencyKey, address }) {
    const { order_type: orderType } = body;
    if (isOfStore(orderType)) {
      const goods = { ...body, order_type: orderType };
      return placeOrder(context, { shopper, moduleId, body: goods, idempotencyKey, address });
    }
    return placeParcel(context, { shopper, body, idempotencyKey, address });
  },

  uploadPrescription({ body, caller: shopper, from }) {
    return uploadPicture(context, { shopper, from, file: body.image });
  },

  quotePrescription({ body: { store_id: storeId, latitude: lat, longitude: lng, dm_tips: tip } }) {
    return quotePrescriptionDelivery(context, { storeId, to: { lat, lng }, tip });
  },

  placePrescription({ body, caller: shopper, idempotencyKey, address, from }) {
    return placePrescription(context, { shopper, body, idempotencyKey, address, from });
  },

  prescription({ query, caller: shopper }) {
    return showPrescription(context, { shopper, orderId: query.order_id });
  },

  async answerPharmacist({ body: { order_id: orderId, text, attachments: pictures }, caller: shopper }) {
    await answerPharmacist(context, { shopper, orderId, text: text.trim(), pictures });
    return showPrescription(context, { shopper, orderId });
  },

  async agreeToPrescription({ body, caller: shopper }) {
    const { order_id: orderId, order_amount: seen, ...plan } = body;
    await agreeToPrescription(context, { shopper, orderId, seen, plan });
    return { message: 'You agreed to the price.', order_id: body.order_id };
  },

  async placed({ query, caller }) {
    const order = await orderOfKey(context.db, shopperKeyOf(caller), query.key);
    if (!order) return { order_id: null, total: null, created_at: null };
    return { order_id: order.id, total: toDecimal(order.total), created_at: order.placed_at.toISOString() };
  },

  async track({ query, caller, from, scope: { language } }) {
    const { order_id: orderId, ...proof } = query;
    const order = await trackOrder(context, { orderId, proof, caller, from });
    return translatedOrder(context, await withCounter(context, order, language), language);
  },

  async events({ query, caller, from }) {
    const { order_id: orderId, ...proof } = query;
    await trackOrder(context, { orderId, proof, caller, from });
    return streamEvents(context, [`order:${orderId}`]);
  },

  async cancel({ body, caller: shopper, scope: { language } }) {
    const reason = await reasonAsWritten(context, body.reason, await cancellationReasons(context.db), language);
    await cancelOrder(context, { shopper, orderId: body.order_id, reason });
    return { message: 'Order canceled.', order_id: body.order_id, order_status: 'canceled' };
  },

  async paymentMethod({ body, caller: shopper, address }) {
    await switchToCash(context, { shopper, orderId: body.order_id, address });
    return { message: 'Payment info updated.', order_id: body.order_id, payment_method: 'cash_on_delivery' };
  },

  async cancellationReasons({ query, scope: { language } }) {
    return pageOf(await translatedReasons(context, await cancellationReasons(context.db), language), query);
  },

  list({ params: { list }, query, caller: customer }) {
    return listOrders(context, { shopper: customer, list, ...query });
  },

  all({ query: { limit, offset }, caller: shopper }) {
    return listOrders(context, { shopper, limit, offset });
  },

  async forget({ body: { order_id: orderId }, caller: shopper }) {
    await forgetOrder(context, { shopper, orderId });
    return {};
  },

  async details({ query: { order_id: orderId }, caller: shopper, scope: { language } }) {
    const order = await showOrder(context, { shopper, orderId });
    return translatedOrder(context, await withCounter(context, order, language), language);
  },

  reorder({ body, caller: shopper, scope: { zoneIds, language } }) {
    const { order_id: orderId, clear_other_store: clearsOtherStore, start_another: startsAnother } = body;
    return reorderItems(context, { shopper, orderId, clearsOtherStore, startsAnother, zoneIds, language });
  },

  async requestRefund({ body, caller: shopper, scope: { language } }) {
    const { order_id: orderId, lines, comment, pictures } = body;
    const reason = await reasonAsWritten(context, body.reason, await refundReasons(context.db), language);
    await requestRefund(context, shopper, { orderId, reason, lines, comment, pictures });
    return { message: 'Refund requested.', order_id: orderId, order_status: 'refund_requested' };
  },

  async draft({ query: { cart }, caller: { customerId } }) {
    const after = new Date(context.now().getTime() - dayMilliseconds);
    const saved = await checkoutDraftOf(context.db, { customerId, cart }, after);
    return { draft: saved?.draft ?? null, saved_at: saved?.saved_at.toISOString() ?? null };
  },

  async saveDraft({ body: { cart, draft }, caller: { customerId } }) {
    const at = context.now();
    if (draft) await saveCheckoutDraft(context.db, { customerId, cart, draft, at });
    else await removeCheckoutDraft(context.db, { customerId, cart });
    return { saved_at: draft ? at.toISOString() : null };
  },

  async answerChange({ body: { order_id: orderId, change_id: changeId, answer }, caller: shopper }) {
    return { state: await answerChange(context, { shopper, orderId, changeId, answer }) };
  },

  async confirmCorrection({ body: { order_id: orderId }, caller: shopper }) {
    await confirmOwnCorrection(context, { shopper, orderId });
    return {};
  },

  giveTip({ body: { order_id: orderId, amount }, caller, idempotencyKey }) {
    return giveTip(context, { caller, orderId, amount: fromDecimal(amount), idempotencyKey });
  },

  async answerDoor({ body, caller: customer }) {
    const { order_id: orderId, is_pin_right: isPinRight, shows_photo_to_riders: showsPhotoToRiders } = body;
    await answerDoor(context, customer, { orderId, isPinRight, showsPhotoToRiders });
    return {};
  },

  async refundReasons({ query, scope: { language } }) {
    return pageOf(await translatedReasons(context, await refundReasons(context.db), language), query);
  },
});

/** Reasons have the number of their place in the list. */
function pageOf(reasons: string[], { limit, offset }: { limit: number; offset: number }) {
  const from = (offset - 1) * limit;
  const data = reasons.slice(from, from + limit).map((reason, index) => ({ id: from + index + 1, reason }));
  return { total_size: reasons.length, limit, offset, data };
}
