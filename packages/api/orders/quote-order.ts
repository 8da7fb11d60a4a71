import type { OrderQuote } from 'market/orders/orders.contract';
import { missingToMinimum } from 'market/pricing/pricing.rules';
import { imagePath } from 'market/values/image-path';
import { times, toDecimal } from 'market/values/money';
import { contactHashesOf } from '#api/auth/contacts/hash-proved-contacts.ts';
import { settingsOf } from '#api/config/read-settings.ts';
import type { ApiContext } from '#api/http/api-context.ts';
import { type Shopper, shopperKeyOf } from '#api/http/callers/callers.ts';
import { offersDigitalIn } from '#api/payments/start-payment.ts';
import { beginningOf } from '#api/stores/cap/say-beginning.ts';
import { deliveryTime } from '#api/stores/read-hours.ts';
import { addOnsOf, type OrderedLine, type OrderPlan, type PricedOrder, priceOrder } from './price-order.ts';
import { showQuote } from './show-quote.ts';
import { takeAwayWords } from './transitions/show-counter.ts';

export interface Quoting {
  shopper: Shopper;
  moduleId: number | undefined;
  plan: OrderPlan;
  language: string;
}

/** Returns what the order would cost: the same loading, checks and prices as placing it, without writing anything. */
export async function quoteOrder(
  { db, now, payments }: ApiContext,
  { shopper, moduleId, plan, language }: Quoting,
): Promise<OrderQuote> {
  const at = now();
  const settings = await settingsOf(db);
  const priced = await priceOrder(db, {
    shopper: shopperKeyOf(shopper),
    contactHashes: await contactHashesOf({ db }, shopper),
    moduleId,
    plan,
    settings,
    paysDigitally: offersDigitalIn(payments),
    at,
  });
  return asReply(priced, at, language);
}

function asReply(priced: PricedOrder, at: Date, language: string): OrderQuote {
  const { lines, goods, quote, coupon, distanceMetres, workFrom } = priced;
  const { store, zone } = goods;
  const reasons = new Set(lines.map(({ priced }) => priced.discountReason).filter((reason) => reason !== null));
  const [reason = null] = reasons;
  return {
    lines: lines.map(asLine),
    store: { id: store.id, slug: store.slug, name: store.name, monogram: store.monogram, colours: store.colours },
    ...showQuote(priced, zone),
    discount_reason: reason,
    coupon_code: coupon?.row.code ?? null,
    coupon_title: coupon?.row.title ?? null,
    coupon_free_delivery: coupon?.givesFreeDelivery ?? false,
    delivery_time: deliveryTime({ ...store, full_until: workFrom }, at, distanceMetres),
    ...beginningOf(workFrom, zone, language),
    free_delivery_over: zone.free_delivery_over === null ? null : toDecimal(zone.free_delivery_over),
    take_away: store.take_away,
    take_away_words: takeAwayWords(store.unfetched_rule, language),
    schedule_order: store.schedule_order,
    minimum_order: toDecimal(store.minimum_order),
    missing_to_minimum: toDecimal(missingToMinimum(quote, store.minimum_order)),
    prescription_needed: lines.some(({ goods }) => goods.isPrescriptionRequired),
  };
}

function asLine(line: OrderedLine): OrderQuote['lines'][number] {
  const { row, chosen, priced } = line;
  const options = chosen.choices.flatMap(({ labels }) => labels);
  return {
    item_id: row.id,
    name: row.name,
    image_full_url: imagePath(row.image),
    variation: [chosen.variation, ...options].filter((part) => part !== null).join(', '),
    add_ons: addOnsOf(line).map(({ name, quantity }) => ({ name, quantity })),
    quantity: chosen.quantity,
    price: toDecimal(priced.unitPrice),
    discount: toDecimal(times(priced.unitDiscount, chosen.quantity)),
    add_on_total: toDecimal(priced.addOnTotal),
    total_price: toDecimal(priced.lineTotal),
  };
}
