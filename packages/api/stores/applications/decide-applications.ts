import { isWithinZones } from 'market/access/access.rules';
import { accountOfApplicant, refusalOfWantedStore } from 'market/registration/registration-decisions.rules';
import { days, type WeekHours } from 'market/stores/stores.rules';
import { uploadKey } from 'market/values/image-path';
import { insertMember } from '#api/access/access.data.ts';
import { actOnceAsStaff } from '#api/access/act-once-as-staff.ts';
import { ensureCourier } from '#api/access/couriers/add-courier.ts';
import { accountById, insertAccount, lockCustomer } from '#api/auth/auth-customers.data.ts';
import { newRefCode } from '#api/auth/upsert-account.ts';
import { publishChange } from '#api/config/publish-change.ts';
import { settingsOf } from '#api/config/read-settings.ts';
import type { Transaction } from '#api/db/connection.ts';
import type { ApiContext } from '#api/http/api-context.ts';
import { writeAuditLine } from '#api/http/callers/act-as-staff.ts';
import type { AuthorizedOperator } from '#api/http/callers/staff.ts';
import { Refusal, refuse } from '#api/http/refusal.ts';
import { zoneOfMarket } from '#api/zones/zones-admin.data.ts';
import { auditOfNewStore, writeNewStore } from '../manage-stores.ts';
import { acceptedLetter, declinedLetter, type Letter, sendLetter } from './applicant-letters.ts';
import {
  type ApplicationRow,
  type CourierApplicationRow,
  courierApplicationOf,
  decideCourierApplication,
  decideStoreApplication,
  lockApplications,
  noteLetterSent,
  type StoreApplicationRow,
  storeApplicationOf,
  writeBrandOfStore,
} from './stores-applications.data.ts';

/** Who decides about which application. The same key decides once. */
export interface Deciding {
  staff: AuthorizedOperator;
  id: number;
  key: string;
  /** Where this server was called, such as https://soko.example. */
  origin: string;
}

/**
 * Makes a store of an application, with its owner, and writes to the applicant [OPS-053]. Refuses what the zone does not
 * allow any more, and an account that may be another person's.
 */
export async function acceptStoreApplication(
  context: ApiContext,
  { staff, id, key, origin }: Deciding,
  { is_known: isKnown, slug }: { is_known: boolean; slug?: string | undefined },
): Promise<StoreApplicationRow> {
  let letter: Letter | undefined;
  const { business_name: market } = await settingsOf(context.db);
  const request = { key, request: { accept: 'store', id, isKnown, slug: slug ?? null } };
  await actOnceAsStaff(context, staff, request, async (transaction) => {
    await lockApplications(transaction);
    const row = mustBeOpen(await storeApplicationOf(transaction, id), staff);
    await mustStandNow(transaction, row);
    const customerId = await accountFor(transaction, row, isKnown);
    const store = await writeNewStore(transaction, context, staff, {
      name: row.name,
      module_type: row.module_type,
      zone_id: row.zone_id,
      address: row.address,
      phone: row.phone,
      latitude: row.lat,
      longitude: row.lng,
      opening_hours: defaultHours,
      minimum_order: 0,
      delivery_minutes_min: row.delivery_minutes_min,
      delivery_minutes_max: row.delivery_minutes_max,
      take_away: false,
      slug,
    });
    await writeBrandOfStore(transaction, store.id, {
      logo: row.logo && uploadKey(row.logo),
      cover: row.cover_photo && uploadKey(row.cover_photo),
      taxNumber: row.tax_number,
    });
    await insertMember(transaction, { storeId: store.id, customerId, role: 'owner' });
    await writeAuditLine(transaction, staff, auditOfNewStore(store));
    const decision = {
      status: 'accepted',
      by: staff.customerId,
      at: context.now(),
      words: '',
      made: store.id,
    } as const;
    await decideStoreApplication(transaction, id, decision);
    letter = acceptedLetter(row, { market, place: row.name, address: `${origin}/vendor` });
    const after = { store_id: store.id, slug: store.slug, account_id: customerId };
    return { result: after, change: { action: 'application.accept', subject: `store_application:${id}`, after } };
  });
  await publishChange(context);
  return mustFind(await storeApplicationOf(context.db, await notifyApplicant(context, { kind: 'store', id }, letter)));
}

/** Makes a courier of an application, and writes to the applicant [OPS-058]. */
export async function acceptCourierApplication(
  context: ApiContext,
  { staff, id, key, origin }: Deciding,
  { is_known: isKnown }: { is_known: boolean },
): Promise<CourierApplicationRow> {
  let letter: Letter | undefined;
  const { business_name: market } = await settingsOf(context.db);
  const request = { key, request: { accept: 'courier', id, isKnown } };
  await actOnceAsStaff(context, staff, request, async (transaction) => {
    await lockApplications(transaction);
    const row = mustBeOpen(await courierApplicationOf(transaction, id), staff);
    if (!row.zone_is_active) refuseZone(row);
    const customerId = await accountFor(transaction, row, isKnown);
    const { city, vehicle } = row;
    const courier = await ensureCourier(transaction, { customerId, city, vehicle });
    if (!courier.isNew) throw new Refusal('already_member');
    const decision = {
      status: 'accepted',
      by: staff.customerId,
      at: context.now(),
      words: '',
      made: courier.id,
    } as const;
    await decideCourierApplication(transaction, id, decision);
    letter = acceptedLetter(row, { market, place: market, address: `${origin}/courier` });
    const after = { courier_id: courier.id, city, vehicle, account_id: customerId };
    return { result: after, change: { action: 'application.accept', subject: `courier_application:${id}`, after } };
  });
  return mustFind(
    await courierApplicationOf(context.db, await notifyApplicant(context, { kind: 'courier', id }, letter)),
  );
}

/** Declines an application; the applicant reads the words [OPS-053] [OPS-058]. */
export async function declineApplication<Kind extends 'store' | 'courier'>(
  context: ApiContext,
  { staff, id, key }: Deciding,
  { kind, words }: { kind: Kind; words: string },
): Promise<Record<Kind, Kind extends 'store' ? StoreApplicationRow : CourierApplicationRow>> {
  let letter: Letter | undefined;
  const { business_name: market } = await settingsOf(context.db);
  const find = kind === 'store' ? storeApplicationOf : courierApplicationOf;
  const decide = kind === 'store' ? decideStoreApplication : decideCourierApplication;
  await actOnceAsStaff(context, staff, { key, request: { decline: kind, id, words } }, async (transaction) => {
    await lockApplications(transaction);
    const row = mustBeOpen<ApplicationRow>(await find(transaction, id), staff);
    await decide(transaction, id, { status: 'declined', by: staff.customerId, at: context.now(), words, made: null });
    letter = declinedLetter(row, { market, words });
    const change = { action: 'application.decline', subject: `${kind}_application:${id}`, reason: words };
    return { result: {}, change };
  });
  const row = mustFind<ApplicationRow>(await find(context.db, await notifyApplicant(context, { kind, id }, letter)));
  return { [kind]: row } as Record<Kind, Kind extends 'store' ? StoreApplicationRow : CourierApplicationRow>;
}

/** From eight to ten, until the owner sets other ones. */
const defaultHours = Object.fromEntries(days.map((day) => [day, [[8 * 60, 22 * 60]]])) as Record<
  keyof WeekHours,
  [number, number][]
>;

/** An application of another zone is as unknown as one that does not exist [SEAT-12]. */
function mustBeOpen<Row extends ApplicationRow>(row: Row | undefined, { zones }: AuthorizedOperator): Row {
  if (!row || !isWithinZones(zones, row.zone_id)) throw new Refusal('not_found');
  if (row.status !== 'pending') throw new Refusal('application_decided');
  return row;
}

async function mustStandNow(transaction: Transaction, row: StoreApplicationRow): Promise<void> {
  const zone = await zoneOfMarket(transaction, row.zone_id);
  if (!zone) throw new Refusal('zone_not_found');
  const corners = zone.area.matchAll(/\(([^(),]+),([^(),]+)\)/g);
  const area = Array.from(corners, ([, lng, lat]) => ({ lat: Number(lat), lng: Number(lng) }));
  const modules = zone.tariffs.map(({ module_type }) => module_type);
  const { module_type: moduleType, lat, lng } = row;
  const where = { isActive: zone.active, name: zone.name, area, modules };
  refuse(refusalOfWantedStore({ moduleType, lat, lng, zone: where }));
}

function refuseZone({ zone_name: name }: ApplicationRow): never {
  throw new Refusal('zone_off', { text: 'zone_is_off', values: { name } });
}

/**
 * Returns the account that the applicant works with: the one that has the contact, or a new one with the password of the
 * application, whose contacts are not confirmed yet.
 */
async function accountFor(transaction: Transaction, row: ApplicationRow, isKnown: boolean): Promise<number> {
  const { kind, id } = accountOfApplicant(row.email_account ?? undefined, row.phone_account ?? undefined);
  if (id === undefined) {
    const { f_name, l_name, email, phone, password_hash } = row;
    const unproved = { is_email_verified: false, is_phone_verified: false, referred_by: null };
    return insertAccount(transaction, {
      f_name,
      l_name,
      email,
      phone,
      password_hash,
      ...unproved,
      ref_code: newRefCode(),
    });
  }
  if (kind === 'unconfirmed' && !isKnown) throw new Refusal('account_unconfirmed');
  await lockCustomer(transaction, id, 'alone');
  const account = await accountById(transaction, id);
  if (!account?.is_active) throw new Refusal('account_closed');
  return id;
}

/** Sends the letter of a decision that was made just now; a repeated call has none. Returns the id. */
async function notifyApplicant(
  context: ApiContext,
  { kind, id }: { kind: 'store' | 'courier'; id: number },
  letter: Letter | undefined,
): Promise<number> {
  if (letter && (await sendLetter(context, letter))) await noteLetterSent(context.db, kind, id, context.now());
  return id;
}

function mustFind<Row>(row: Row | undefined): Row {
  if (!row) throw new Refusal('not_found');
  return row;
}
