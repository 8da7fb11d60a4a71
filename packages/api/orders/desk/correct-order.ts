import type { AdminOrder } from 'market/orders/orders.admin.contract';
import { isFinal } from 'market/orders/orders.rules';
import { farDoorMetres } from 'market/orders/orders-alarms.rules';
import { metresBetween, metresByRoad } from 'market/places/places.rules';
import { deliveryFee } from 'market/pricing/pricing.rules';
import { type Money, minus, nothing, roundingStep, toDecimal } from 'market/values/money';
import { parsePhone } from '#api/auth/parse-phone.ts';
import { settingsOf } from '#api/config/read-settings.ts';
import type { ApiContext } from '#api/http/api-context.ts';
import { actAsStaff } from '#api/http/callers/act-as-staff.ts';
import { type Shopper, shopperKeyOf } from '#api/http/callers/callers.ts';
import type { AuthorizedOperator } from '#api/http/callers/staff.ts';
import { Refusal } from '#api/http/refusal.ts';
import { mustBeInOwnZones } from '../must-be-in-own-zones.ts';
import { type LockedOrder, lockOrder } from '../orders.data.ts';
import {
  type CorrectableRow,
  confirmCorrection,
  correctableOrder,
  writeCorrection,
} from './orders-corrections.data.ts';
import { showAdminOrder } from './show-admin-order.ts';

export interface CorrectionRequest {
  name: string;
  phone: string;
  note: string;
  door?:
    | {
        address: string;
        house: string;
        floor: string;
        landmark: string;
        directions: string;
        latitude: number;
        longitude: number;
      }
    | undefined;
  is_far_confirmed: boolean;
  reason: string;
}

/**
 * Changes the door, the contact or the note of a running order [OPS-029]. Its total stays as it was agreed: what the way to
 * another door costs more or less is the market's, and is said. Customer, store and courier are notified.
 */
export async function correctOrder(
  context: ApiContext,
  staff: AuthorizedOperator,
  orderId: string,
  wish: CorrectionRequest,
): Promise<{ order: AdminOrder; fee_difference: number }> {
  const { now, mode } = context;
  await mustBeInOwnZones(context, staff, orderId);
  const difference = await actAsStaff(context, staff, async (transaction) => {
    const order = await lockOrder(transaction, orderId);
    const to = wish.door ? { lat: wish.door.latitude, lng: wish.door.longitude } : null;
    const known = await correctableOrder(transaction, orderId, to);
    if (!order || !known) throw new Refusal('order_not_found');
    mustBeCorrectable(order, known, { to, isFarConfirmed: wish.is_far_confirmed });
    const contactNumber = parsePhone(wish.phone, { country: known.country, field: 'phone', mode });
    const address = wish.door ? doorOf(wish.door) : null;
    const isOther = wish.name !== known.contact_name || contactNumber !== known.contact_number;
    const changed = [
      ...(address ? ['address'] : []),
      ...(isOther ? ['contact'] : []),
      ...(wish.note === known.order_note ? [] : ['note']),
    ];
    const { digit_after_decimal_point: digits } = await settingsOf(transaction);
    const more = toDecimal(feeDifference(order, known, to, roundingStep(digits)));
    const contact = { contactName: wish.name, contactNumber, orderNote: wish.note };
    await writeCorrection(transaction, { orderId, ...contact, address, changed, at: now() });
    const after = { changed, fee_difference: more };
    const change = { action: 'order.correct', subject: `order:${orderId}`, after, reason: wish.reason };
    return { result: more, change };
  });
  return { order: await showAdminOrder(context, staff, orderId), fee_difference: difference };
}

type Point = { lat: number; lng: number };

/** Refuses an order that is over, and a door that is in another zone or far from the one where the courier is bound. */
function mustBeCorrectable(
  order: LockedOrder,
  known: CorrectableRow,
  { to, isFarConfirmed }: { to: Point | null; isFarConfirmed: boolean },
): void {
  if (isFinal(order.status) || (to && order.orderType !== 'delivery')) throw new Refusal('step_not_allowed');
  if (!to) return;
  if (!known.is_in_zone) throw new Refusal('outside_store_zone');
  const isFar = known.address !== null && metresBetween(known.address, to) > farDoorMetres;
  if (isFar && order.status === 'picked_up' && !isFarConfirmed) throw new Refusal('door_far');
}

/** Returns what the way to another door costs more than the fee of the order; nothing where it was free. */
function feeDifference(
  order: LockedOrder,
  { store, tariff, ...zone }: CorrectableRow,
  to: Point | null,
  roundTo: Money,
): Money {
  if (!to || !store || !tariff || order.deliveryFee === 0) return nothing;
  const metres = metresByRoad(metresBetween(store, to), zone.distance_factor);
  return minus(deliveryFee(tariff, metres, roundTo), order.deliveryFee);
}

function doorOf({ latitude: lat, longitude: lng, ...door }: NonNullable<CorrectionRequest['door']>) {
  return { ...door, road: '', lat, lng };
}

/** The shopper says that what an operator has changed in the order is right [CUS-18]. */
export async function confirmOwnCorrection(
  { db, now }: Pick<ApiContext, 'db' | 'now'>,
  { shopper, orderId }: { shopper: Shopper; orderId: string },
): Promise<void> {
  const order = await lockOrder(db, orderId);
  if (order?.shopper !== shopperKeyOf(shopper)) throw new Refusal('order_not_found');
  await confirmCorrection(db, orderId, now());
}
