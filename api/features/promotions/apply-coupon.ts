import { toDecimal } from 'market/money';
import { contactHashesOf } from '#features/account/tie-contacts.ts';
import { settingsOf } from '#features/config/read-settings.ts';
import { type OrderPlan, priceOrder } from '#features/orders/price-order.ts';
import { digitalIn } from '#features/payments/start-payment.ts';
import { nameOf, type Shopper } from '#http/callers.ts';
import type { ApiNeeds } from '#http/needs.ts';
import { Refusal } from '#http/refusal.ts';

interface Applying {
  shopper: Shopper;
  moduleId: number | undefined;
  plan: OrderPlan & { code: string };
}

/** What a coupon does to the order as it is planned; placing the order asks again. */
export async function applyCoupon({ db, now, payments }: ApiNeeds, { shopper, moduleId, plan }: Applying) {
  const settings = await settingsOf(db);
  const { coupon, quote } = await priceOrder(db, {
    shopper: nameOf(shopper),
    contactHashes: await contactHashesOf({ db }, shopper),
    moduleId,
    plan: { ...plan, coupon_code: plan.code },
    settings,
    paysDigitally: digitalIn(payments),
    at: now(),
  });
  if (!coupon) throw new Refusal('coupon_unknown');
  const { code, title, min_purchase } = coupon.row;
  return {
    code,
    title,
    coupon_discount: toDecimal(quote.couponDiscount),
    free_delivery: coupon.freesDelivery,
    min_purchase: toDecimal(min_purchase),
    total: toDecimal(quote.total),
  };
}
