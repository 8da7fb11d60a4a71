import { agreeUntil } from 'market/orders/orders.rules';
import { counterCodeOf } from 'market/orders/orders-board.rules';
import { clockStandsUntil, isHeld, priceDueAt } from 'market/orders/prescriptions/orders-prescription.rules';
import type {
  FoundMedicine,
  OpenedPrescription,
  WaitingPrescription,
} from 'market/orders/prescriptions/orders-prescription.vendor.contract';
import { imagePath } from 'market/values/image-path';
import { toDecimal } from 'market/values/money';
import type { ApiContext } from '#api/http/api-context.ts';
import type { AuthorizedStore } from '#api/http/callers/staff.ts';
import { privateLinks } from '#api/http/files/private-pictures.ts';
import { Refusal } from '#api/http/refusal.ts';
import { noteBoardRead } from '../board/orders-board.data.ts';
import {
  type MedicineRow,
  medicinesNamed,
  openedPrescription,
  type WaitingRow,
  waitingPrescriptions,
} from './orders-pharmacy.data.ts';
import { signatureOf } from './signature-of.ts';

type Context = Pick<ApiContext, 'db' | 'now'>;

/**
 * Returns the prescriptions that wait for their price, their customer or to be made, and notes that the desk
 * is open: the people of a demo then leave them to its staff [STO-068].
 */
export async function listPrescriptions({ db, now }: Context, { storeId, customerId }: AuthorizedStore) {
  const rows = await waitingPrescriptions(db, storeId);
  await noteBoardRead(db, storeId, now());
  const at = now();
  return { now: at.toISOString(), prescriptions: rows.map((row) => waitingOf(row, customerId, at)) };
}

/** Returns one prescription with links that open its pictures; the caller records the look [STO-069]. */
export async function showOpenedPrescription(
  context: Context,
  { storeId, customerId }: AuthorizedStore,
  orderId: string,
): Promise<OpenedPrescription> {
  const row = await openedPrescription(context.db, storeId, orderId);
  if (!row) throw new Refusal('order_not_found');
  const linkTo = await privateLinks(context);
  return {
    ...waitingOf(row, customerId, context.now()),
    currency: row.currency,
    order_note: row.order_note,
    pictures: row.pictures.map((id) => ({ id, image_full_url: linkTo(id) })),
    lines: row.lines.map(({ image, variation, unit_price, line_total, dose, item_id, name, quantity }) => ({
      item_id,
      name,
      quantity,
      image_full_url: imagePath(image),
      variation: variation ?? '',
      price: toDecimal(unit_price),
      total_price: toDecimal(line_total),
      dose: dose ?? '',
    })),
    note: row.note,
    answer: row.answer,
    total: toDecimal(row.total),
    cancel_reason: row.cancel_reason,
    signed: signatureOf(row),
  };
}

const maxMedicines = 20;

/** Returns items of a pharmacy by a part of their name [STO-070]. */
export async function findMedicines({ db, now }: Context, storeId: number, search: string) {
  const requested = search.trim();
  const found =
    requested === '' ? [] : await medicinesNamed(db, { storeId, search: requested, at: now(), limit: maxMedicines });
  return { medicines: found.map(medicineOf) };
}

function medicineOf({ image, price, variations, ...row }: MedicineRow): FoundMedicine {
  return {
    ...row,
    image_full_url: imagePath(image),
    price: toDecimal(price),
    variations: variations.map((variant) => ({ ...variant, price: toDecimal(variant.price) })),
  };
}

function waitingOf(row: WaitingRow, accountId: number, at: Date): WaitingPrescription {
  const [firstName = ''] = row.contact_name.trim().split(/\s+/);
  const clock = { questionAt: isOpen(row) ? row.asked_at : null, stoppedSeconds: row.stopped_seconds };
  const clockUntil = clockStandsUntil(clock);
  const isAsked = row.prescription === 'quoted' && row.order_status === 'pending' && row.quoted_at !== null;
  return {
    order_id: row.id,
    code: counterCodeOf(row.id),
    order_status: row.order_status,
    prescription: row.prescription,
    customer_name: firstName,
    placed_at: row.placed_at.toISOString(),
    price_by: priceDueAt(row.placed_at, clock, at).toISOString(),
    agree_until: isAsked && row.quoted_at ? agreeUntil(row.quoted_at).toISOString() : null,
    picture_count: row.picture_count,
    question: clockUntil && {
      text: row.question,
      wants_picture: row.wants_picture,
      clock_until: clockUntil.toISOString(),
    },
    taken_by: takenBy(row, accountId, at),
  };
}

/** A question ends with its prescription. */
function isOpen({ prescription, order_status: status }: WaitingRow): boolean {
  return prescription === 'sent' && status === 'pending';
}

function takenBy({ taken_by: by, taken_until: until, holder_name: name }: WaitingRow, accountId: number, at: Date) {
  if (!isHeld({ takenBy: by, takenUntil: until }, at) || until === null) return null;
  return { name: name ?? '', is_own: by === accountId, until: until.toISOString() };
}
