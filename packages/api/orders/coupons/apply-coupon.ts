import { isOfStore } from 'market/orders/orders.rules';
import type { Quote } from 'market/pricing/pricing.rules';
import { toDecimal } from 'market/values/money';
import { contactHashesOf } from '#api/auth/contacts/hash-proved-contacts.ts';
import { settingsOf } from '#api/config/read-settings.ts';
import type { ApiContext } from '#api/http/api-context.ts';
import { type Shopper, shopperKeyOf } from '#api/http/callers/callers.ts';
import { Refusal } from '#api/http/refusal.ts';
import type { ParcelPlan } from '#api/orders/parcels/price-parcel.ts';
import { pricedParcelOf } from '#api/orders/parcels/quote-parcel.ts';
import { type OrderPlan, type PricedOrder, priceOrder } from '#api/orders/price-order.ts';
import { offersDigitalIn } from '#api/payments/start-payment.ts';
import type { EvaluatedCoupon } from '#api/promotions/evaluate-coupon.ts';

interface Applying {
  shopper: Shopper;
  moduleId: number | undefined;
  plan: Omit<OrderPlan, 'order_type'> & ParcelPlan & { order_type: string; code: string };
}

/** Returns the effect of a coupon on the planned order; placing the order evaluates it again. */
export async function applyCoupon(context: ApiContext, { shopper, moduleId, plan: body }: Applying) {
  const plan = { ...body, coupon_code: body.code };
  const { coupon, quote } = isOfStore(plan.order_type)
    ? await pricedOrderOf(context, { shopper, moduleId, plan: { ...plan, order_type: plan.order_type } })
    : await pricedParcelOf(context, { shopper, plan });
  if (!coupon) throw new Refusal('coupon_unknown');
  return replyOf(coupon, quote);
}

function replyOf({ row: { code, title, min_purchase: least }, givesFreeDelivery }: EvaluatedCoupon, quote: Quote) {
  return {
    code,
    title,
    coupon_discount: toDecimal(quote.couponDiscount),
    free_delivery: givesFreeDelivery,
    min_purchase: toDecimal(least),
    total: toDecimal(quote.total),
  };
}

async function pricedOrderOf(
  { db, now, payments }: ApiContext,
  { shopper, moduleId, plan }: Pick<Applying, 'shopper' | 'moduleId'> & { plan: OrderPlan },
): Promise<PricedOrder> {
  const settings = await settingsOf(db);
  return priceOrder(db, {
    shopper: shopperKeyOf(shopper),
    contactHashes: await contactHashesOf({ db }, shopper),
    moduleId,
    plan,
    settings,
    paysDigitally: offersDigitalIn(payments),
    at: now(),
  });
}
