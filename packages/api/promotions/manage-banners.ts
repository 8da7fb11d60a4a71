import { isWithinZones } from 'market/access/access.rules';
import type { BodyOf } from 'market/calls/endpoint';
import type { AdminBanner, adminBannersContract } from 'market/promotions/promotions-banners.admin.contract';
import { type BannerTarget, bannerStateAt, minBannerPixels } from 'market/promotions/promotions-banners.rules';
import { imagePath } from 'market/values/image-path';
import { actOnceAsStaff } from '#api/access/act-once-as-staff.ts';
import { publishChange } from '#api/config/publish-change.ts';
import type { Connection, Transaction } from '#api/db/connection.ts';
import type { ApiContext } from '#api/http/api-context.ts';
import { actAsStaff } from '#api/http/callers/act-as-staff.ts';
import { type AuthorizedOperator, zoneIdsOf } from '#api/http/callers/staff.ts';
import { queueFilesToRemove } from '#api/http/files/files.data.ts';
import { removeFilesOrLater } from '#api/http/files/remove-files.ts';
import { ChangedMeanwhile, fieldRefusal, Refusal } from '#api/http/refusal.ts';
import {
  type BannerDeskRow,
  type BannerPlaces,
  type BannerTerms,
  bannersOfDesk,
  deleteBanner,
  insertBanner,
  lockBanner,
  placesForBanner,
  writeBanner,
  writeBannerPicture,
} from './promotions-banner-desk.data.ts';
import { filesOfKey, replacePicture } from './replace-picture.ts';

type AdminBanners = typeof adminBannersContract;
type Context = Pick<ApiContext, 'db' | 'now' | 'live'>;

/** What a banner without a picture of its own shows. */
const standInPicture = 'gift';

const typeOfTarget = { page: 'default', store: 'store_wise', item: 'item_wise' } as const;

/** Returns the banners that an operator may see, as they follow each other [OPS-065]. */
export async function listAdminBanners(
  { db, now }: Pick<ApiContext, 'db' | 'now'>,
  staff: AuthorizedOperator,
  moduleType?: AdminBanner['module_type'],
): Promise<AdminBanner[]> {
  const rows = await bannersOfDesk(db, { zoneIds: zoneIdsOf(staff), moduleType });
  return rows.map((row) => bannerReply(row, now()));
}

/** Returns a banner; one of other zones is unknown [OPS-065]. */
export async function showAdminBanner(
  { db, now }: Pick<ApiContext, 'db' | 'now'>,
  staff: AuthorizedOperator,
  id: number,
): Promise<AdminBanner> {
  return bannerReply(await mustSee(db, staff, id), now());
}

/** Adds a banner, once for each key [OPS-065]. */
export async function createBanner(
  context: Context,
  staff: AuthorizedOperator,
  body: BodyOf<AdminBanners['create']>,
  key: string,
): Promise<AdminBanner> {
  const request = { key, request: { banner: body } };
  const made = await actOnceAsStaff(context, staff, request, async (transaction) => {
    const id = await insertBanner(transaction, await termsOf(transaction, staff, body), standInPicture);
    const result = bannerReply(await mustSee(transaction, staff, id), context.now());
    return { result, change: { action: 'banner.create', subject: `banner:${id}`, after: result } };
  });
  await publishChange(context);
  return made;
}

/** Changes a banner, or switches it off [OPS-065]. */
export async function changeBanner(
  context: Context,
  staff: AuthorizedOperator,
  id: number,
  { version, ...body }: BodyOf<AdminBanners['change']>,
): Promise<AdminBanner> {
  const changed = await actAsStaff(context, staff, async (transaction) => {
    await lockBanner(transaction, id);
    const before = bannerReply(await mustSee(transaction, staff, id), context.now());
    if (before.version !== version) throw new ChangedMeanwhile({ sent: { ...body, version }, now: before });
    await writeBanner(transaction, id, await termsOf(transaction, staff, body));
    const result = bannerReply(await mustSee(transaction, staff, id), context.now());
    return { result, change: { action: 'banner.change', subject: `banner:${id}`, before, after: result } };
  });
  await publishChange(context);
  return changed;
}

/** Replaces the picture of a banner: re-encoded and cut to a square. Refuses a small one [OPS-065]. */
export async function setBannerPicture(
  context: ApiContext,
  staff: AuthorizedOperator,
  id: number,
  photo: Uint8Array,
): Promise<AdminBanner> {
  return replacePicture(context, staff, {
    ...{ photo, minWidth: minBannerPixels, noun: 'banner', subject: `banner:${id}` },
    keyOf: async (db) => (await mustSee(db, staff, id)).image,
    lock: (transaction) => lockBanner(transaction, id),
    write: (transaction, key) => writeBannerPicture(transaction, id, key),
    reply: async (transaction) => bannerReply(await mustSee(transaction, staff, id), context.now()),
  });
}

/** Deletes a banner with its picture [OPS-065]. */
export async function removeBanner(context: ApiContext, staff: AuthorizedOperator, id: number): Promise<void> {
  await actAsStaff(context, staff, async (transaction) => {
    await lockBanner(transaction, id);
    const row = await mustSee(transaction, staff, id);
    await queueFilesToRemove(transaction, filesOfKey(row.image));
    await deleteBanner(transaction, id);
    const before = bannerReply(row, context.now());
    return { result: undefined, change: { action: 'banner.delete', subject: `banner:${id}`, before } };
  });
  await removeFilesOrLater(context);
  await publishChange(context);
}

async function mustSee(db: Connection, staff: AuthorizedOperator, id: number): Promise<BannerDeskRow> {
  const [row] = await bannersOfDesk(db, { zoneIds: zoneIdsOf(staff), id });
  if (!row) throw new Refusal('banner_not_found');
  return row;
}

/** Checks what a banner names against the market, and returns it as it is stored. */
async function termsOf(
  transaction: Transaction,
  { zones }: AuthorizedOperator,
  sent: BodyOf<AdminBanners['create']>,
): Promise<BannerTerms> {
  const { target, zone_id: zoneId } = sent;
  if (zones !== 'all' && (zoneId === null || !isWithinZones(zones, zoneId))) throw new Refusal('right_missing');
  const storeId = target === 'store' ? sent.store_id : null;
  const itemId = target === 'item' ? sent.item_id : null;
  const places = await placesForBanner(transaction, { moduleType: sent.module_type, zoneId, storeId, itemId });
  if (places.module_id === null) throw fieldRefusal('module_type', 'This value is not valid.');
  mustBeThere(sent, places);
  const [startsAt, endsAt] = [sent.starts_at, sent.ends_at].map((at) => (at === null ? null : new Date(at)));
  if (startsAt && endsAt && endsAt <= startsAt) throw fieldRefusal('ends_at', 'Must be after the start');
  return {
    ...{ title: sent.title, module_id: places.module_id, zone_id: zoneId, placement: sent.placement },
    ...{ type: typeOfTarget[target], link: target === 'page' ? sent.link : null, store_id: storeId, item_id: itemId },
    ...{ colours: [sent.colour], position: sent.position, active: sent.is_active },
    ...{ starts_at: startsAt ?? null, ends_at: endsAt ?? null },
  };
}

/** Refuses a zone, a store or an item that is not there, or is of another module or zone. */
function mustBeThere({ target, zone_id: zoneId }: BodyOf<AdminBanners['create']>, places: BannerPlaces): void {
  if (zoneId !== null && !places.has_zone) throw fieldRefusal('zone_id', 'This value is not valid.');
  if (target === 'store' && !places.has_store) throw fieldRefusal('store_id', 'This value is not valid.');
  if (target === 'item' && !places.has_item) throw fieldRefusal('item_id', 'This value is not valid.');
}

function targetOf({ type }: BannerDeskRow): BannerTarget {
  if (type === 'default') return 'page';
  return type === 'store_wise' ? 'store' : 'item';
}

/** A banner without a colour has this one on the storefront. */
const standardColour = '#ffb51f';

function bannerReply(row: BannerDeskRow, at: Date): AdminBanner {
  const { module_id: _module, type: _type, colours, image, active, starts_at, ends_at, ...rest } = row;
  return {
    ...rest,
    target: targetOf(row),
    colour: colours[0] ?? standardColour,
    image_full_url: imagePath(image),
    is_active: active,
    starts_at: starts_at?.toISOString() ?? null,
    ends_at: ends_at?.toISOString() ?? null,
    state: bannerStateAt({ isActive: active, startsAt: starts_at, endsAt: ends_at }, at),
  };
}
