import {
  heldUntil,
  isHeldByAnother,
  type PrescriptionReason,
  prescriptionReasonText,
} from 'market/orders/prescriptions/orders-prescription.rules';
import type { OpenedPrescription } from 'market/orders/prescriptions/orders-prescription.vendor.contract';
import { imagePath } from 'market/values/image-path';
import { toDecimal } from 'market/values/money';
import type { Connection, Transaction } from '#api/db/connection.ts';
import { transact } from '#api/db/transact.ts';
import type { ApiContext } from '#api/http/api-context.ts';
import { actAsStaff } from '#api/http/callers/act-as-staff.ts';
import type { AuthorizedStore } from '#api/http/callers/staff.ts';
import { Refusal } from '#api/http/refusal.ts';
import { moveLockedOrder } from '../transitions/move-order.ts';
import { holderOf, holdPrescription, medicinesByIds, noteAnswer, openedPrescription } from './orders-pharmacy.data.ts';
import { signAnswer } from './orders-register.data.ts';
import {
  lockPrescription,
  type Medicine,
  type PricedPrescription,
  pricePrescription,
  type UnpricedPrescription,
  writePrice,
} from './quote-prescription.ts';
import { showOpenedPrescription } from './show-pharmacy-queue.ts';

/** The work of pharmacists on prescriptions. A prescription of another store is refused like an unknown one. */

/** What a pharmacist reads in the pictures, and how it is taken. */
export interface DosedMedicine extends Medicine {
  dose: string;
}

/** Opens a prescription; who looked at its pictures, and when, is in the audit log [STO-069]. */
export async function openPrescription(
  context: ApiContext,
  staff: AuthorizedStore,
  orderId: string,
): Promise<OpenedPrescription> {
  const opened = await showOpenedPrescription(context, staff, orderId);
  await actAsStaff(context, staff, async () => ({
    result: undefined,
    change: {
      action: 'prescription.open',
      subject: `order:${orderId}`,
      after: { pictures: opened.pictures.map(({ id }) => id) },
    },
  }));
  return opened;
}

/** Holds a prescription for a pharmacist, so that two do not price the same; taking it again holds it on [STO-068]. */
export async function takePrescription(context: ApiContext, staff: AuthorizedStore, orderId: string) {
  const until = heldUntil(context.now());
  await actAsStaff(context, staff, async (transaction) => {
    await lockOwnWork(context, transaction, staff, orderId);
    await holdPrescription(transaction, { orderId, by: staff.customerId, until });
    return {
      result: undefined,
      change: { action: 'prescription.take', subject: `order:${orderId}`, after: { taken_until: until } },
    };
  });
  await publishDesk(context, staff, orderId);
  const { taken_by: holder } = await showOpenedPrescription(context, staff, orderId);
  if (!holder) throw new Refusal('step_not_allowed');
  return holder;
}

/** Leaves a prescription to the others; one that another person holds stays theirs [STO-068]. */
export async function releasePrescription(context: ApiContext, staff: AuthorizedStore, orderId: string) {
  if (!(await openedPrescription(context.db, staff.storeId, orderId))) throw new Refusal('order_not_found');
  await actAsStaff(context, staff, async (transaction) => {
    const { takenBy } = await holderOf(transaction, orderId);
    if (takenBy === staff.customerId) await holdPrescription(transaction, { orderId, by: takenBy, until: null });
    return { result: undefined, change: { action: 'prescription.release', subject: `order:${orderId}` } };
  });
  await publishDesk(context, staff, orderId);
  return (await showOpenedPrescription(context, staff, orderId)).taken_by;
}

/** Returns what medicines cost with the charges of the order; keeps nothing [STO-070]. */
export async function showPrice(
  context: ApiContext,
  staff: AuthorizedStore,
  { orderId, medicines }: { orderId: string; medicines: readonly DosedMedicine[] },
) {
  const { priced } = await transact(context.db, async (transaction) => {
    const locked = await lockOwnWork(context, transaction, staff, orderId);
    return priceNamed(context, transaction, locked, medicines);
  });
  const { quote, goods, lines } = priced;
  return {
    currency: goods.zone.currency,
    lines: lines.map(({ row, chosen, priced: line }, index) => ({
      item_id: row.id,
      name: row.name,
      image_full_url: imagePath(row.image),
      variation: chosen.variation ?? '',
      quantity: chosen.quantity,
      price: toDecimal(line.unitPrice),
      total_price: toDecimal(line.lineTotal),
      dose: medicines[index]?.dose ?? '',
    })),
    item_total: toDecimal(quote.itemTotal),
    discount_total: toDecimal(quote.discountTotal),
    tax: toDecimal(quote.tax),
    tax_inclusive: quote.taxInclusive,
    delivery_fee: toDecimal(quote.deliveryFee),
    service_charge: toDecimal(quote.serviceCharge),
    tip: toDecimal(quote.tip),
    total: toDecimal(quote.total),
  };
}

export interface SentPrice {
  orderId: string;
  medicines: readonly DosedMedicine[];
  /** To the customer. */
  note: string;
  /** The total that the pharmacist saw, a decimal. */
  total: number;
}

/** Sends the price of a prescription to its customer. A call that the same pharmacist repeats changes nothing [STO-070]. */
export async function sendPrescriptionPrice(
  context: ApiContext,
  staff: AuthorizedStore,
  { orderId, medicines, note, total }: SentPrice,
): Promise<OpenedPrescription> {
  const { storeId, customerId } = staff;
  const before = await openedPrescription(context.db, storeId, orderId);
  const isRepeated = before?.prescription === 'quoted' && before.quoted_by === customerId;
  if (isRepeated && toDecimal(before.total) === total) return showOpenedPrescription(context, staff, orderId);
  await actAsStaff(context, staff, async (transaction) => {
    const locked = await lockOwnWork(context, transaction, staff, orderId);
    const priced = await priceNamed(context, transaction, locked, medicines);
    if (toDecimal(priced.priced.quote.total) !== total) throw new Refusal('price_changed');
    await writePrice(context, transaction, priced);
    const doses = medicines.map(({ dose }) => dose);
    await noteAnswer(transaction, { orderId, by: customerId, note, doses });
    await signAnswer(transaction, { orderId, by: customerId, as: 'priced', at: priced.at });
    return {
      result: undefined,
      change: {
        action: 'prescription.quote',
        subject: `order:${orderId}`,
        before: { total: toDecimal(locked.order.total) },
        after: { total, lines: medicines.map(({ itemId, variation, quantity }) => ({ itemId, variation, quantity })) },
      },
    };
  });
  return showOpenedPrescription(context, staff, orderId);
}

/** Refuses a prescription: its order ends, what was paid goes back, and the customer reads why [STO-072] [CUS-12]. */
export async function refusePrescription(
  context: ApiContext,
  staff: AuthorizedStore,
  { orderId, reason, text }: { orderId: string; reason: PrescriptionReason; text: string },
): Promise<OpenedPrescription> {
  const words = prescriptionReasonText(reason, text);
  const before = await openedPrescription(context.db, staff.storeId, orderId);
  if (before?.order_status === 'canceled' && before.cancel_reason === words) {
    return showOpenedPrescription(context, staff, orderId);
  }
  await actAsStaff(context, staff, async (transaction) => {
    const { order } = await lockOwnWork(context, transaction, staff, orderId);
    const step = { orderId, to: 'canceled', by: 'store', reason: words, accountId: staff.customerId } as const;
    await moveLockedOrder(transaction, order, step, context.now());
    await signAnswer(transaction, { orderId, by: staff.customerId, as: 'refused', at: context.now() });
    return {
      result: undefined,
      change: { action: 'prescription.refuse', subject: `order:${orderId}`, after: { reason }, reason: words },
    };
  });
  return showOpenedPrescription(context, staff, orderId);
}

/** Locks a prescription that waits for its price; refuses one that another pharmacist holds. */
export async function lockOwnWork(
  context: ApiContext,
  transaction: Transaction,
  { storeId, customerId }: AuthorizedStore,
  orderId: string,
): Promise<UnpricedPrescription> {
  const locked = await lockPrescription(context, transaction, storeId, orderId);
  const holder = await holderOf(transaction, orderId);
  if (isHeldByAnother(holder, customerId, context.now())) {
    throw new Refusal('prescription_taken', { text: 'prescription_taken_by', values: { name: holder.name } });
  }
  return locked;
}

/** Prices medicines; a refusal for want of stock names the medicine and how many are left. */
async function priceNamed(
  context: ApiContext,
  transaction: Connection,
  locked: UnpricedPrescription,
  medicines: readonly DosedMedicine[],
): Promise<PricedPrescription> {
  try {
    return await pricePrescription(context, transaction, locked, medicines);
  } catch (error) {
    const isShort = error instanceof Refusal && ['out_of_stock', 'variation_out_of_stock'].includes(error.code);
    const short = isShort ? await firstShort(transaction, locked.storeId, medicines, context.now()) : undefined;
    if (!isShort || !short) throw error;
    throw new Refusal(error.code, { text: 'item_runs_out', values: short });
  }
}

/** The first medicine of which fewer are in stock than were read in all lines together. */
async function firstShort(db: Connection, storeId: number, medicines: readonly DosedMedicine[], at: Date) {
  const rows = await medicinesByIds(db, { storeId, ids: medicines.map(({ itemId }) => itemId), at });
  for (const { itemId, variation } of medicines) {
    const row = rows.find(({ id }) => id === itemId);
    const variant = row?.variations.find(({ type }) => type === variation);
    const quantityOf = (isCounted: (one: DosedMedicine) => boolean) =>
      medicines.filter(isCounted).reduce((sum, { quantity }) => sum + quantity, 0);
    const ofItem = quantityOf((one) => one.itemId === itemId);
    const ofVariant = quantityOf((one) => one.itemId === itemId && one.variation === variation);
    if (row && variant && variant.stock !== null && variant.stock < ofVariant) {
      return { name: `${row.name} (${variant.type})`, quantity: ofVariant, left: variant.stock };
    }
    if (row && row.stock !== null && row.stock < ofItem) return { name: row.name, quantity: ofItem, left: row.stock };
  }
  return undefined;
}

/** No message goes out for who works on it; open desks read it at once. */
async function publishDesk(context: ApiContext, { storeId }: AuthorizedStore, orderId: string): Promise<void> {
  await context.live.publish(context.db, [{ topic: `store:${storeId}`, name: 'board', data: { order_id: orderId } }]);
}
