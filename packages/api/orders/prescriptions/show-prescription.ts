import { agreeUntil as agreeUntilAfter, isCancelable } from 'market/orders/orders.rules';
import type { PrescriptionOrder } from 'market/orders/prescriptions/orders-prescription.contract';
import { awaitsPayment } from 'market/payments/payments.rules';
import { imagePath } from 'market/values/image-path';
import { nothing, toDecimal } from 'market/values/money';
import { settingsOf } from '#api/config/read-settings.ts';
import type { ApiContext } from '#api/http/api-context.ts';
import { type Shopper, shopperKeyOf } from '#api/http/callers/callers.ts';
import { privateLinks } from '#api/http/files/private-pictures.ts';
import { Refusal } from '#api/http/refusal.ts';
import { type PaymentSplit, splitPayment, walletOffer } from '#api/payments/split-payment.ts';
import { offersDigitalIn } from '#api/payments/start-payment.ts';
import { type PrescriptionRow, prescriptionRow } from './orders-prescription.data.ts';

/** A prescription order as its own shopper sees it; another shopper's is not found. */
export async function showPrescription(
  context: ApiContext,
  { shopper, orderId }: { shopper: Shopper; orderId: string },
): Promise<PrescriptionOrder> {
  const row = await prescriptionRow(context.db, orderId);
  if (row?.shopper !== shopperKeyOf(shopper)) throw new Refusal('order_not_found');
  const linkTo = await privateLinks(context);
  const agreeUntil = agreeUntilOf(row);
  const payment = agreeUntil ? await payableFrom(context, row) : withoutWallet(row);
  const { cash_on_delivery: hasCash, cash_on_delivery_cap: cashCap, digital_payment: takesDigital } = row.zone;
  return {
    order_id: row.id,
    order_status: row.order_status,
    prescription: row.prescription,
    created_at: row.placed_at.toISOString(),
    quoted_at: row.quoted_at?.toISOString() ?? null,
    agree_until: agreeUntil?.toISOString() ?? null,
    time_zone: row.time_zone,
    store: row.store,
    currency: row.currency,
    lines: row.lines.map(lineOf),
    pharmacy_note: row.pharmacy_note,
    question: row.prescription === 'sent' && row.order_status === 'pending' ? row.question : null,
    canceled_by: row.canceled_by,
    cancel_reason: row.cancel_reason,
    item_total: toDecimal(row.item_total),
    discount_total: toDecimal(row.discount_total),
    tax: toDecimal(row.tax),
    tax_inclusive: row.tax_inclusive,
    delivery_fee: toDecimal(row.delivery_fee),
    service_charge: toDecimal(row.service_charge),
    tip: toDecimal(row.tip),
    total: toDecimal(row.total),
    payment_method: row.payment_method,
    payment_status: row.payment_status,
    awaits_payment: awaitsPayment({
      status: row.order_status,
      paymentMethod: row.payment_method,
      paymentStatus: row.payment_status,
    }),
    wallet_paid: toDecimal(row.wallet_paid),
    ...walletOffer(payment),
    digital_payment: takesDigital && offersDigitalIn(context.payments)(row.currency),
    cash_on_delivery: hasCash,
    cash_on_delivery_cap: cashCap === null ? null : toDecimal(cashCap),
    distance_metres: row.distance_metres,
    order_note: row.order_note,
    delivery_address: row.delivery_address.address,
    contact_number: row.contact_number,
    cancelable: isCancelable(row.order_status),
    pictures: row.pictures.map((id) => ({ id, image_full_url: linkTo(id) })),
  };
}

type PayableFrom = Pick<PaymentSplit, 'balance' | 'byWallet'>;

/** What the wallet of its shopper could pay of it. */
async function payableFrom({ db }: ApiContext, { shopper, currency, total }: PrescriptionRow): Promise<PayableFrom> {
  const plan = { payment_method: 'wallet' as const, use_wallet: true };
  return splitPayment(db, { shopper, currency, total, plan, settings: await settingsOf(db) });
}

function withoutWallet({ total }: PrescriptionRow): PayableFrom {
  return { balance: null, byWallet: { wallet: nothing, rest: total } };
}

function agreeUntilOf({ prescription, order_status, quoted_at }: PrescriptionRow): Date | undefined {
  const awaitsCustomer = prescription === 'quoted' && order_status === 'pending' && quoted_at !== null;
  return awaitsCustomer ? agreeUntilAfter(quoted_at) : undefined;
}

function lineOf({
  item_id,
  name,
  image,
  variation,
  quantity,
  unit_price,
  line_total,
  dose,
}: PrescriptionRow['lines'][number]) {
  return {
    item_id,
    name,
    image_full_url: imagePath(image),
    variation: variation ?? '',
    quantity,
    price: toDecimal(unit_price),
    total_price: toDecimal(line_total),
    dose: dose ?? '',
  };
}
