import type { BodyOf } from 'market/calls/endpoint';
import { bannerStateAt } from 'market/promotions/promotions-banners.rules';
import type { AdminHighlight, adminHighlightsContract } from 'market/promotions/promotions-highlights.admin.contract';
import { highlightModules, highlightShare, minHighlightWidth } from 'market/promotions/promotions-highlights.rules';
import { imagePath } from 'market/values/image-path';
import { actOnceAsStaff } from '#api/access/act-once-as-staff.ts';
import type { Connection, Transaction } from '#api/db/connection.ts';
import type { ApiContext } from '#api/http/api-context.ts';
import { actAsStaff } from '#api/http/callers/act-as-staff.ts';
import { type AuthorizedOperator, zoneIdsOf } from '#api/http/callers/staff.ts';
import { queueFilesToRemove } from '#api/http/files/files.data.ts';
import { removeFilesOrLater } from '#api/http/files/remove-files.ts';
import { ChangedMeanwhile, fieldRefusal, Refusal } from '#api/http/refusal.ts';
import { filesOfKey, replacePicture } from '#api/promotions/replace-picture.ts';
import {
  deleteHighlight,
  type HighlightRow,
  type HighlightTerms,
  highlightsOfDesk,
  insertHighlight,
  isStoreIn,
  lockHighlight,
  writeHighlight,
} from './promotions-highlight-desk.data.ts';

type AdminHighlights = typeof adminHighlightsContract;
type Reading = Pick<ApiContext, 'db' | 'now'>;

/** What a highlight without a picture of its own shows. */
const standInPicture = 'gift';

/** Returns the highlights that an operator may see, as they follow each other [OPS-065]. */
export async function listAdminHighlights(
  { db, now }: Reading,
  staff: AuthorizedOperator,
  moduleType?: AdminHighlight['module_type'],
): Promise<AdminHighlight[]> {
  const rows = await highlightsOfDesk(db, { zoneIds: zoneIdsOf(staff), moduleType });
  return rows.map((row) => highlightReply(row, now()));
}

/** Returns a highlight; one of a store in other zones is unknown [OPS-065]. */
export async function showAdminHighlight(
  { db, now }: Reading,
  staff: AuthorizedOperator,
  id: number,
): Promise<AdminHighlight> {
  return highlightReply(await mustSee(db, staff, id), now());
}

/** Highlights a store, once for each key [OPS-065]. */
export function createHighlight(
  context: Reading,
  staff: AuthorizedOperator,
  body: BodyOf<AdminHighlights['create']>,
  key: string,
): Promise<AdminHighlight> {
  return actOnceAsStaff(context, staff, { key, request: { highlight: body } }, async (transaction) => {
    const id = await insertHighlight(transaction, await termsOf(transaction, staff, body), standInPicture);
    const result = highlightReply(await mustSee(transaction, staff, id), context.now());
    return { result, change: { action: 'highlight.create', subject: `highlight:${id}`, after: result } };
  });
}

/** Changes a highlight, or switches it off [OPS-065]. */
export function changeHighlight(
  context: Reading,
  staff: AuthorizedOperator,
  id: number,
  { version, ...body }: BodyOf<AdminHighlights['change']>,
): Promise<AdminHighlight> {
  return actAsStaff(context, staff, async (transaction) => {
    await lockHighlight(transaction, id);
    const before = highlightReply(await mustSee(transaction, staff, id), context.now());
    if (before.version !== version) throw new ChangedMeanwhile({ sent: { ...body, version }, now: before });
    await writeHighlight(transaction, id, await termsOf(transaction, staff, body));
    const result = highlightReply(await mustSee(transaction, staff, id), context.now());
    return { result, change: { action: 'highlight.change', subject: `highlight:${id}`, before, after: result } };
  });
}

/** Replaces the cover of a highlight: re-encoded and cut to 16 by 9. Refuses a small one [OPS-065]. */
export function setHighlightPicture(
  context: ApiContext,
  staff: AuthorizedOperator,
  id: number,
  photo: Uint8Array,
): Promise<AdminHighlight> {
  return replacePicture(context, staff, {
    ...{ photo, minWidth: minHighlightWidth, heightShare: highlightShare },
    ...{ noun: 'highlight', subject: `highlight:${id}` },
    keyOf: async (db) => (await mustSee(db, staff, id)).cover_image,
    lock: (transaction) => lockHighlight(transaction, id),
    write: (transaction, key) => writeHighlight(transaction, id, { cover_image: key }),
    reply: async (transaction) => highlightReply(await mustSee(transaction, staff, id), context.now()),
  });
}

/** Deletes a highlight with its picture [OPS-065]. */
export async function removeHighlight(context: ApiContext, staff: AuthorizedOperator, id: number): Promise<void> {
  await actAsStaff(context, staff, async (transaction) => {
    await lockHighlight(transaction, id);
    const row = await mustSee(transaction, staff, id);
    await queueFilesToRemove(transaction, filesOfKey(row.cover_image));
    await deleteHighlight(transaction, id);
    const before = highlightReply(row, context.now());
    return { result: undefined, change: { action: 'highlight.delete', subject: `highlight:${id}`, before } };
  });
  await removeFilesOrLater(context);
}

async function mustSee(db: Connection, staff: AuthorizedOperator, id: number): Promise<HighlightRow> {
  const [row] = await highlightsOfDesk(db, { zoneIds: zoneIdsOf(staff), id });
  if (!row) throw new Refusal('highlight_not_found');
  return row;
}

/** Checks the store and the dates of a highlight, and returns it as it is stored. */
async function termsOf(
  transaction: Transaction,
  staff: AuthorizedOperator,
  { shows_rating, shows_reviews, is_active, ...sent }: BodyOf<AdminHighlights['create']>,
): Promise<HighlightTerms> {
  if (!(await isStoreIn(transaction, sent.store_id, { zoneIds: zoneIdsOf(staff), modules: highlightModules }))) {
    throw fieldRefusal('store_id', 'This value is not valid.');
  }
  const [startsAt, endsAt] = [sent.starts_at, sent.ends_at].map((at) => (at === null ? null : new Date(at)));
  if (startsAt && endsAt && endsAt <= startsAt) throw fieldRefusal('ends_at', 'Must be after the start');
  return {
    ...sent,
    ...{ is_rating_active: shows_rating, is_review_active: shows_reviews, active: is_active },
    ...{ starts_at: startsAt ?? null, ends_at: endsAt ?? null },
  };
}

function highlightReply(
  { is_rating_active, is_review_active, active, cover_image, starts_at, ends_at, ...row }: HighlightRow,
  at: Date,
): AdminHighlight {
  return {
    ...row,
    ...{ shows_rating: is_rating_active, shows_reviews: is_review_active, is_active: active },
    image_full_url: imagePath(cover_image),
    starts_at: starts_at?.toISOString() ?? null,
    ends_at: ends_at?.toISOString() ?? null,
    state: bannerStateAt({ isActive: active, startsAt: starts_at, endsAt: ends_at }, at),
  };
}
