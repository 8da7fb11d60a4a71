import { promisesOfNew } from 'market/orders/promises/orders-promises.rules';
import { roundingStep, toDecimal } from 'market/values/money';
import { entriesOfOrderPlaced, entriesOfOrderQuoted } from 'market/wallet/wallet.rules';
import { settingsOf } from '#api/config/read-settings.ts';
import type { Connection } from '#api/db/connection.ts';
import type { ApiContext } from '#api/http/api-context.ts';
import { Refusal } from '#api/http/refusal.ts';
import { offersDigitalIn } from '#api/payments/start-payment.ts';
import { shownArrival } from '#api/stores/read-hours.ts';
import { commissionFor, commissionRulesOf } from '#api/wallet/rules/read-ledger-rules.ts';
import { hashesOfOrder } from '../goods/orders-goods.data.ts';
import { reserveGoods } from '../goods/reserve-goods.ts';
import { type LockedOrder, lockOrder } from '../orders.data.ts';
import { newLine } from '../place-order.ts';
import { type PricedOrder, priceOrder } from '../price-order.ts';
import { type LockedPrescription, prescriptionOf, writeQuote } from './orders-prescription.data.ts';

/** What a pharmacist reads in the pictures. */
export interface Medicine {
  itemId: number;
  quantity: number;
  /** Where the item has several. */
  variation?: string | undefined;
}

/** A prescription order without a price, locked until the transaction ends. */
export interface UnpricedPrescription {
  order: LockedOrder;
  storeId: number;
  prescription: LockedPrescription;
}

/** Locks a prescription order of a store; refuses one of another store, and one that has its price or is over. */
export async function lockPrescription(
  context: ApiContext,
  transaction: Connection,
  storeId: number,
  orderId: string,
): Promise<UnpricedPrescription> {
  const order = await lockOrder(transaction, orderId);
  const prescription = await prescriptionOf(transaction, orderId);
  if (!order || !prescription || order.storeId !== storeId) throw new Refusal('order_not_found');
  await context.pausePoint?.('order held');
  if (order.status !== 'pending' || prescription.prescription !== 'sent') throw new Refusal('step_not_allowed');
  return { order, storeId, prescription };
}

/** A prescription with the price of its medicines, before it is written. */
export interface PricedPrescription extends UnpricedPrescription {
  priced: PricedOrder;
  at: Date;
}

/** Prices what the pharmacy read as every order is priced. */
export async function pricePrescription(
  context: ApiContext,
  transaction: Connection,
  locked: UnpricedPrescription,
  medicines: readonly Medicine[],
): Promise<PricedPrescription> {
  const { order, storeId, prescription } = locked;
  const settings = await settingsOf(transaction);
  const { door } = prescription;
  const at = context.now();
  const priced = await priceOrder(transaction, {
    shopper: order.shopper,
    // No benefit of one person is for goods that a pharmacy has chosen.
    contactHashes: [],
    moduleId: prescription.moduleId,
    plan: {
      items: medicines.map(itemOf),
      order_type: 'delivery',
      payment_method: 'cash_on_delivery',
      use_wallet: false,
      latitude: door.lat,
      longitude: door.lng,
      dm_tips: toDecimal(order.tip),
    },
    // An invited customer's discount is for an order with lines of their own.
    settings: { ...settings, ref_earning_status: 0 },
    paysDigitally: offersDigitalIn(context.payments),
    at,
    isRunning: true,
  });
  if (priced.goods.store.id !== storeId) throw new Refusal('other_store');
  return { ...locked, priced, at };
}

/** Takes the medicines from the stock and writes lines, totals and ledger. */
export async function writePrice(
  context: ApiContext,
  transaction: Connection,
  { order, storeId, prescription, priced, at }: PricedPrescription,
): Promise<void> {
  const { id: orderId } = order;
  const { quote, goods } = priced;
  await context.pausePoint?.('before stock');
  await reserveGoods(transaction, {
    orderId,
    shopper: order.shopper,
    contactHashes: await hashesOfOrder(transaction, orderId),
    contactNumber: order.contactNumber,
    lines: priced.lines,
  });
  const [settings, rules] = await Promise.all([settingsOf(transaction), commissionRulesOf(transaction)]);
  const commission = commissionFor(rules, {
    ...{ moduleId: prescription.moduleId, storeId, currency: order.currency, at: order.placedAt },
    goods: quote,
    roundTo: roundingStep(settings.digit_after_decimal_point),
  });
  const shown = shownArrival({ ...goods.store, full_until: prescription.workFrom }, at, priced.distanceMetres);
  await writeQuote(transaction, {
    orderId,
    at,
    expectedAt: shown.until,
    promises: promisesOfNew(order, shown),
    totals: quote,
    lines: priced.lines.map(newLine),
    ...commission,
    journal: journalOf(order, { ...quote, ...commission, storeId }),
  });
}

function itemOf({ itemId, quantity, variation }: Medicine) {
  return {
    item_id: itemId,
    quantity,
    add_on_ids: [],
    add_on_qtys: [],
    variation: variation === undefined ? [] : [{ type: variation }],
  };
}

/** The ledger has the charges since the order was placed, and now the goods; a free order has no journal yet. */
function journalOf(order: LockedOrder, quoted: Parameters<typeof entriesOfOrderPlaced>[0]) {
  if (order.total === 0) return { kind: 'order_placed', entries: entriesOfOrderPlaced(quoted) };
  return { kind: 'order_quoted', entries: entriesOfOrderQuoted({ ...order, storeId: quoted.storeId }, quoted) };
}
