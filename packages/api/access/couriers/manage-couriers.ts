import type { AdminCourier } from 'market/access/access.admin.contract';
import { contactFor } from 'market/access/access-contact.rules';
import { courierStateOf, orderNumbersText } from 'market/access/access-couriers.rules';
import type { Contract } from 'market/calls/contract';
import type { BodyOf, QueryOf } from 'market/calls/endpoint';
import { accountByEmail, accountByPhone, lockCustomer } from '#api/auth/auth-customers.data.ts';
import { readContact } from '#api/auth/read-contact.ts';
import { settingsOf } from '#api/config/read-settings.ts';
import type { Connection, Transaction } from '#api/db/connection.ts';
import type { ApiContext } from '#api/http/api-context.ts';
import { type AuditedChange, actAsStaff } from '#api/http/callers/act-as-staff.ts';
import type { AuthorizedOperator } from '#api/http/callers/staff.ts';
import { sliceOf } from '#api/http/list-pages.ts';
import { ChangedMeanwhile, fieldRefusal, Refusal } from '#api/http/refusal.ts';
import { citiesOfZones } from '../access.data.ts';
import {
  type AdminCourierRow,
  adminCourierOf,
  citiesOfZoneIds,
  couriersOfCities,
  lockCourierWithOrders,
  raiseCourierVersion,
  setCourierSuspended,
} from './access-couriers.data.ts';
import { notePapersSeen } from './access-start.data.ts';
import { liftSuspension } from './access-suspensions.data.ts';
import { type CourierWork, changeCourierWork, ensureCourier } from './add-courier.ts';

type AdminAccess = Contract['adminAccess'];

/** A courier as the operator saw it. */
export interface SeenCourier {
  id: number;
  version: number;
}

/** Returns a page of the couriers in the cities of an operator, newest first [OPS-058]. */
export async function listCouriers(
  { db }: Pick<ApiContext, 'db'>,
  staff: AuthorizedOperator,
  { search, city, state, ...page }: QueryOf<AdminAccess['couriers']>,
): Promise<{ couriers: AdminCourier[]; total: number }> {
  const own = staff.zones === 'all' ? null : await citiesOfZoneIds(db, staff.zones);
  const wanted = city === undefined ? own : [city].filter((name) => own === null || own.includes(name));
  const filter = { search: search || null, cities: wanted, state: state ?? null, ...sliceOf(page) };
  const { rows, total } = await couriersOfCities(db, filter);
  return { couriers: rows.map((row) => replyOf(row, staff)), total };
}

/** Returns a courier of the cities of an operator [OPS-026]. */
export async function showCourier(
  { db }: Pick<ApiContext, 'db'>,
  staff: AuthorizedOperator,
  id: number,
): Promise<AdminCourier> {
  return replyOf(await mustBeInOwnCity(db, staff, id), staff);
}

/**
 * Lets an account work as a courier [OPS-058]. Refuses one that is unknown, one whose contact is not confirmed
 * unless the operator knows the person, and one that is a courier already.
 */
export async function addCourierAsOperator(
  context: ApiContext,
  staff: AuthorizedOperator,
  { contact, city, vehicle, is_known: isKnown }: BodyOf<AdminAccess['addCourier']>,
): Promise<AdminCourier> {
  const { customerId, isConfirmed } = await mustFindAccount(context, contact);
  if (!isConfirmed && !isKnown) throw new Refusal('account_unconfirmed');
  return actAsStaff(context, staff, async (transaction) => {
    await mustWorkIn(transaction, staff, city);
    if (!(await lockCustomer(transaction, customerId, 'alone'))) throw new Refusal('account_not_found');
    const { id, isNew } = await ensureCourier(transaction, { customerId, city, vehicle });
    if (!isNew) throw new Refusal('already_member');
    const after = await mustFind(transaction, id);
    const change = {
      action: 'courier.add',
      subject: `courier:${id}`,
      after: { ...auditOf(after), account_id: customerId, is_confirmed: isConfirmed },
    };
    return { result: replyOf(after, staff), change };
  });
}

/** Moves a courier to another city or vehicle [OPS-058]. Not while deliveries are open: they could not be finished from another city. */
export function moveCourierTo(
  context: ApiContext,
  staff: AuthorizedOperator,
  seen: SeenCourier,
  work: CourierWork,
): Promise<AdminCourier> {
  return actOnCourier(context, staff, seen, async (transaction, courier) => {
    await mustWorkIn(transaction, staff, work.city);
    if (work.city !== courier.city && courier.orders.length > 0) {
      const orders = orderNumbersText(courier.orders.map(({ id }) => id));
      throw new Refusal('courier_busy', { text: 'courier_has_orders', values: { orders } });
    }
    await changeCourierWork(transaction, courier.id, work);
    await raiseCourierVersion(transaction, courier.id);
    return { action: 'courier.move' };
  });
}

/** Notes that the papers of a courier were seen [DEL-01]. */
export function seePapers(context: ApiContext, staff: AuthorizedOperator, seen: SeenCourier): Promise<AdminCourier> {
  return actOnCourier(context, staff, seen, async (transaction, { id }) => {
    await notePapersSeen(transaction, id, staff.customerId, context.now());
    await raiseCourierVersion(transaction, id);
    return { action: 'courier.papers' };
  });
}

/** Lets a suspended courier work again [OPS-058]. */
export function restoreCourier(
  context: ApiContext,
  staff: AuthorizedOperator,
  seen: SeenCourier,
): Promise<AdminCourier> {
  return actOnCourier(context, staff, seen, async (transaction, { id }) => {
    await liftSuspension(transaction, id, { by: staff.customerId, at: context.now() });
    await setCourierSuspended(transaction, id, null);
    return { action: 'courier.restore' };
  });
}

/** Changes a courier whom an operator has seen, once: the version must still be that one. */
export async function actOnCourier(
  context: ApiContext,
  staff: AuthorizedOperator,
  { id, version }: SeenCourier,
  work: (
    transaction: Transaction,
    courier: AdminCourierRow,
  ) => Promise<Omit<AuditedChange, 'subject' | 'before' | 'after'>>,
): Promise<AdminCourier> {
  const changed = await actAsStaff(context, staff, async (transaction) => {
    await lockCourierWithOrders(transaction, id);
    const courier = await mustBeInOwnCity(transaction, staff, id);
    if (courier.version !== version)
      throw new ChangedMeanwhile({ sent: { version }, now: { version: courier.version, ...auditOf(courier) } });
    const done = await work(transaction, courier);
    const after = await mustFind(transaction, id);
    const change = { ...done, subject: `courier:${id}`, before: auditOf(courier), after: auditOf(after) };
    return { result: replyOf(after, staff), change };
  });
  // The phone reads what its courier may do now.
  await context.live.publish(context.db, [{ topic: `courier:${id}`, name: 'changed', data: {} }]);
  return changed;
}

/** Returns the account with a contact, and whether it has confirmed it by a code. */
async function mustFindAccount(
  { db, mode }: Pick<ApiContext, 'db' | 'mode'>,
  typed: string,
): Promise<{ customerId: number; isConfirmed: boolean }> {
  const { country } = await settingsOf(db);
  const contact = readContact(typed, country, mode);
  if (!contact) throw fieldRefusal('contact', 'Must be a valid email or phone number');
  const isPhone = contact.medium === 'phone';
  const account = await (isPhone ? accountByPhone(db, contact.value) : accountByEmail(db, contact.value));
  const isConfirmed = isPhone ? account?.is_phone_verified : account?.is_email_verified;
  if (!account?.is_active) throw new Refusal('account_not_found');
  return { customerId: account.id, isConfirmed: isConfirmed === true };
}

/** Refuses a city without a zone, and one in which the operator has none. */
async function mustWorkIn(transaction: Transaction, staff: AuthorizedOperator, city: string): Promise<void> {
  if (!(await citiesOfZones(transaction)).includes(city)) throw new Refusal('city_unknown');
  if (!(await isOwnCity(transaction, staff, city))) throw new Refusal('right_missing');
}

async function isOwnCity(db: Connection, { zones }: AuthorizedOperator, city: string): Promise<boolean> {
  return zones === 'all' || (await citiesOfZoneIds(db, zones)).includes(city);
}

async function mustFind(db: Connection, id: number): Promise<AdminCourierRow> {
  const courier = await adminCourierOf(db, id);
  if (!courier) throw new Refusal('courier_not_found');
  return courier;
}

/** A courier of another city is as unknown as one that does not exist [SEAT-12]. */
async function mustBeInOwnCity(db: Connection, staff: AuthorizedOperator, id: number): Promise<AdminCourierRow> {
  const courier = await mustFind(db, id);
  if (!(await isOwnCity(db, staff, courier.city))) throw new Refusal('courier_not_found');
  return courier;
}

/** Without the contacts of a person: the audit log outlives accounts. */
function auditOf({ city, vehicle, suspended_reason }: AdminCourierRow): object {
  return { city, vehicle, suspended_reason };
}

function replyOf(row: AdminCourierRow, staff: AuthorizedOperator): AdminCourier {
  const { orders, phone, email, on_shift_since, suspended_reason, papers_seen_at, created_at, ...courier } = row;
  return {
    ...courier,
    phone: contactFor(staff, 'phone', phone),
    email: contactFor(staff, 'email', email),
    state: courierStateOf({ onShiftSince: on_shift_since, suspendedReason: suspended_reason }),
    on_shift_since: on_shift_since?.toISOString() ?? null,
    suspended_reason,
    papers_seen_at: papers_seen_at?.toISOString() ?? null,
    order_ids: orders.map(({ id }) => id),
    created_at: created_at.toISOString(),
  };
}
