import type { Contract } from 'market/calls/contract';
import type { BodyOf, ReplyOf } from 'market/calls/endpoint';
import { contactIn } from 'market/reviews/reviews-contact.rules';
import { imagePath, uploadedName } from 'market/values/image-path';
import { fromDecimal, toDecimal } from 'market/values/money';
import { parsePhone } from '#api/auth/parse-phone.ts';
import { publishChange } from '#api/config/publish-change.ts';
import type { Connection, Transaction } from '#api/db/connection.ts';
import type { ApiContext } from '#api/http/api-context.ts';
import { actAsStaff } from '#api/http/callers/act-as-staff.ts';
import type { AuthorizedStore } from '#api/http/callers/staff.ts';
import { ChangedMeanwhile, fieldRefusal, Refusal } from '#api/http/refusal.ts';
import { type ProfileRow, profileOf, writeProfile } from './stores-profile.data.ts';

export type StoreProfile = ReplyOf<Contract['vendorStores']['profile']>;

/** Returns the profile of a store [STO-093]. */
export async function showProfile({ db }: Pick<ApiContext, 'db'>, storeId: number): Promise<StoreProfile> {
  return profileReply(await mustHaveProfile(db, storeId));
}

/**
 * Changes the profile of a store; refuses a phone that none is, contact data in the words for couriers, and an outdated
 * version [STO-093] [STO-094].
 */
export async function changeProfile(
  context: ApiContext,
  staff: AuthorizedStore,
  { version, ...body }: BodyOf<Contract['vendorStores']['setProfile']>,
): Promise<StoreProfile> {
  if (body.delivery_minutes_max < body.delivery_minutes_min) {
    throw fieldRefusal('delivery_minutes_max', 'Must not be shorter than the shortest time');
  }
  if (contactIn(body.courier_words) !== null) throw new Refusal('contact_in_text');
  return changeSeenProfile(context, staff, { version, action: 'store.profile' }, async (transaction, before) => {
    const { country } = before;
    const unfetched_rule = body.unfetched_rule ?? before.unfetched_rule;
    const phone = parsePhone(body.phone, { country, field: 'phone', mode: context.mode });
    const minimum_order = fromDecimal(body.minimum_order);
    await writeProfile(transaction, staff.storeId, { ...body, phone, minimum_order, unfetched_rule });
  });
}

/**
 * Changes a profile with a line in the audit log; customers see it at once. Refuses if the member has seen another
 * version.
 */
export async function changeSeenProfile(
  context: ApiContext,
  staff: AuthorizedStore,
  { version, action }: { version?: number; action: string },
  change: (transaction: Transaction, before: ProfileRow) => Promise<void>,
): Promise<StoreProfile> {
  const { storeId } = staff;
  const changed = await actAsStaff(context, staff, async (transaction) => {
    const before = await mustHaveProfile(transaction, storeId, { isLocked: true });
    if (version !== undefined && before.version !== version)
      throw new ChangedMeanwhile({ sent: { version }, now: { version: before.version, ...auditOf(before) } });
    await change(transaction, before);
    const after = await mustHaveProfile(transaction, storeId);
    const line = { action, subject: `store:${storeId}`, before: auditOf(before), after: auditOf(after) };
    return { result: after, change: line };
  });
  await publishChange(context);
  return profileReply(changed);
}

async function mustHaveProfile(db: Connection, storeId: number, lock?: { isLocked: boolean }): Promise<ProfileRow> {
  const row = await profileOf(db, storeId, lock);
  if (!row) throw new Refusal('store_not_found');
  return row;
}

/** Without the phone, which may be a person's: the audit log outlives accounts. */
function auditOf(row: ProfileRow): object {
  const { phone: _phone, version: _version, ...profile } = profileReply(row);
  return profile;
}

function profileReply(row: ProfileRow): StoreProfile {
  const { lat, lng, logo, cover_images: covers, entrance_image: entrance, country: _country, ...profile } = row;
  const cover = covers.find((key) => uploadedName(key) !== undefined);
  return {
    ...profile,
    latitude: lat,
    longitude: lng,
    minimum_order: toDecimal(profile.minimum_order),
    logo_full_url: logo === null ? null : imagePath(logo),
    cover_photo_full_url: cover === undefined ? null : imagePath(cover),
    entrance_full_url: entrance === null ? null : imagePath(entrance),
  };
}
