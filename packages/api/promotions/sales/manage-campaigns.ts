import { randomBytes } from 'node:crypto';
import type { BodyOf, QueryOf, ReplyOf } from 'market/calls/endpoint';
import { slugOfName } from 'market/items/items-menu.rules';
import { unitDiscount } from 'market/pricing/pricing.rules';
import { offerOf, type Promotion, promotionNow } from 'market/promotions/promotions.rules';
import { minBannerPixels } from 'market/promotions/promotions-banners.rules';
import type {
  AdminCampaign,
  adminCampaignsContract,
  CampaignPreview,
} from 'market/promotions/promotions-campaigns.admin.contract';
import { maxCampaignItems, maxSaleDiscount, saleStateAt } from 'market/promotions/promotions-sales.rules';
import { timeText, wallClock } from 'market/stores/stores.rules';
import { imagePath } from 'market/values/image-path';
import { fromDecimal, type Money, minus, money, roundingStep, toDecimal } from 'market/values/money';
import { actOnceAsStaff } from '#api/access/act-once-as-staff.ts';
import { publishChange } from '#api/config/publish-change.ts';
import { settingsOf } from '#api/config/read-settings.ts';
import type { Connection, Transaction } from '#api/db/connection.ts';
import type { ApiContext } from '#api/http/api-context.ts';
import { actAsStaff } from '#api/http/callers/act-as-staff.ts';
import { type AuthorizedOperator, zoneIdsOf } from '#api/http/callers/staff.ts';
import { queueFilesToRemove } from '#api/http/files/files.data.ts';
import { removeFilesOrLater } from '#api/http/files/remove-files.ts';
import { sliceOf } from '#api/http/list-pages.ts';
import { ChangedMeanwhile, FieldRefusal, fieldRefusal, Refusal } from '#api/http/refusal.ts';
import { promotionsIn, writtenDiscount } from '#api/items/convert-promotion.ts';
import { minuteOf } from '#api/items/menu/given-item.ts';
import { filesOfKey, replacePicture } from '#api/promotions/replace-picture.ts';
import {
  type CampaignCard,
  type CampaignDeskRow,
  type CampaignTerms,
  campaignOfDesk,
  campaignsOfDesk,
  cardsOf,
  clashesOf,
  countItems,
  deleteCampaign,
  fillCampaign,
  insertCampaign,
  isFilterKnown,
  lockCampaign,
  type WantedItems,
  writeCampaign,
  writeCampaignPicture,
} from './promotions-campaign-desk.data.ts';

type AdminCampaigns = typeof adminCampaignsContract;
type Context = Pick<ApiContext, 'db' | 'now' | 'live'>;
type Reading = Pick<ApiContext, 'db' | 'now'>;
type Sent = BodyOf<AdminCampaigns['create']>;

/** What a campaign without a picture of its own shows. */
const standInPicture = 'gift';
const cardsOfPreview = 8;

/** Returns a page of the campaigns in a state that an operator may see [OPS-061]. */
export async function listAdminCampaigns(
  { db, now }: Reading,
  staff: AuthorizedOperator,
  { state, ...page }: QueryOf<AdminCampaigns['list']>,
): Promise<ReplyOf<AdminCampaigns['list']>> {
  const { rows, total } = await campaignsOfDesk(db, { zoneIds: zoneIdsOf(staff), state, at: now() }, sliceOf(page));
  return { total_size: total, ...page, campaigns: rows.map((row) => campaignReply(row, now())) };
}

/** Returns a campaign; one with items of other zones is unknown [OPS-061]. */
export async function showAdminCampaign(
  { db, now }: Reading,
  staff: AuthorizedOperator,
  id: number,
): Promise<AdminCampaign> {
  return campaignReply(await mustSee(db, staff, id), now());
}

/** Returns what a campaign would hold, leave out and clash with, and its cards as they are at a moment [OPS-061]. */
export async function previewCampaign(
  { db }: Pick<ApiContext, 'db'>,
  staff: AuthorizedOperator,
  query: QueryOf<AdminCampaigns['preview']>,
): Promise<CampaignPreview> {
  const { campaign_id: campaignId = 0, zone_id, store_id, category_id, search } = query;
  const filter = {
    ...{ zone_id: zone_id ?? null, store_id: store_id ?? null, category_id: category_id ?? null },
    search: search || null,
  };
  const wanted = { moduleType: query.module_type, filter, zoneIds: zoneIdsOf(staff) };
  const days = { startsAt: new Date(query.starts_at), endsAt: new Date(query.ends_at), campaignId };
  const [{ items_count, left_out }, clashes, cards, settings] = await Promise.all([
    countItems(db, wanted),
    clashesOf(db, wanted, days),
    cardsOf(db, wanted, cardsOfPreview),
    settingsOf(db),
  ]);
  const draft: Promotion = {
    ...{ kind: 'campaign', id: campaignId, slug: '', title: '', left: null },
    ...{ discount: storedDiscount(query), discountType: query.discount_type },
    ...{ startsAt: days.startsAt.getTime(), endsAt: days.endsAt.getTime() },
    hours: { from: minuteOf(query.daily_from ?? null), until: minuteOf(query.daily_until ?? null) },
  };
  const shown = { draft, at: new Date(query.at), digits: settings.digit_after_decimal_point };
  return { items_count, left_out, clashes, cards: cards.map((card) => cardAt(card, shown)) };
}

/** A card as customers see it at a moment, with what is planned among its promotions. */
function cardAt(
  { promotions, price, image, time_zone, store_percent, discount, discount_type: type, ...card }: CampaignCard,
  { draft, at, digits }: { draft: Promotion; at: Date; digits: number },
): CampaignPreview['cards'][number] {
  const others = (promotions === null ? [] : promotionsIn(promotions)).filter(
    ({ kind, id }) => kind !== 'campaign' || id !== draft.id,
  );
  const set = promotionNow([...others, draft], false, { at, minute: wallClock(time_zone, at).minute });
  const own = type === 'percent' ? { percent: discount } : { amount: money(discount) };
  const offers = { ...offerOf(set), storePercent: store_percent, item: own, noPromotion: false };
  const { amount } = unitDiscount(price, offers, roundingStep(digits));
  return {
    ...card,
    image_full_url: imagePath(image),
    price: toDecimal(price),
    price_then: toDecimal(minus(price, amount)),
    promotion: set?.title ?? null,
  };
}

/** Makes a campaign of the items that its filter finds, once for each key [OPS-061]. */
export async function createCampaign(
  context: Context,
  staff: AuthorizedOperator,
  body: Sent,
  key: string,
): Promise<AdminCampaign> {
  if (body.filter === null) throw fieldRefusal('filter', 'This field is required.');
  const request = { key, request: { campaign: body } };
  const made = await actOnceAsStaff(context, staff, request, async (transaction) => {
    const terms = termsOf(body);
    const slug = `${slugOfName(body.title)}-${randomBytes(4).toString('hex')}`;
    const id = await insertCampaign(transaction, { slug, image: standInPicture }, terms);
    await fill(transaction, staff, { id, terms });
    const result = campaignReply(await mustSee(transaction, staff, id), context.now());
    return { result, change: { action: 'campaign.create', subject: `campaign:${id}`, after: result } };
  });
  await publishChange(context);
  return made;
}

/** Changes a campaign, and applies its filter again [OPS-061]. */
export async function changeCampaign(
  context: Context,
  staff: AuthorizedOperator,
  id: number,
  { version, ...body }: BodyOf<AdminCampaigns['change']>,
): Promise<AdminCampaign> {
  const changed = await actAsStaff(context, staff, async (transaction) => {
    await lockCampaign(transaction, id);
    const before = campaignReply(await mustSee(transaction, staff, id), context.now());
    if (before.version !== version) throw new ChangedMeanwhile({ sent: { ...body, version }, now: before });
    if (body.filter === null && body.module_type !== before.module_type) {
      throw fieldRefusal('module_type', 'This value is not valid.');
    }
    const terms = termsOf(body);
    await writeCampaign(transaction, id, terms);
    await fill(transaction, staff, { id, terms });
    const result = campaignReply(await mustSee(transaction, staff, id), context.now());
    return { result, change: { action: 'campaign.change', subject: `campaign:${id}`, before, after: result } };
  });
  await publishChange(context);
  return changed;
}

/** Replaces the picture of a campaign: re-encoded and cut to a square. Refuses a small one [OPS-061]. */
export function setCampaignPicture(
  context: ApiContext,
  staff: AuthorizedOperator,
  id: number,
  photo: Uint8Array,
): Promise<AdminCampaign> {
  return replacePicture(context, staff, {
    ...{ photo, minWidth: minBannerPixels, noun: 'campaign', subject: `campaign:${id}` },
    keyOf: async (db) => (await mustSee(db, staff, id)).image,
    lock: (transaction) => lockCampaign(transaction, id),
    write: (transaction, key) => writeCampaignPicture(transaction, id, key),
    reply: async (transaction) => campaignReply(await mustSee(transaction, staff, id), context.now()),
  });
}

/** Deletes a campaign with its picture [OPS-061]. */
export async function removeCampaign(context: ApiContext, staff: AuthorizedOperator, id: number): Promise<void> {
  await actAsStaff(context, staff, async (transaction) => {
    await lockCampaign(transaction, id);
    const row = await mustSee(transaction, staff, id);
    await queueFilesToRemove(transaction, filesOfKey(row.image));
    await deleteCampaign(transaction, id);
    const before = campaignReply(row, context.now());
    return { result: undefined, change: { action: 'campaign.delete', subject: `campaign:${id}`, before } };
  });
  await removeFilesOrLater(context);
  await publishChange(context);
}

async function mustSee(db: Connection, staff: AuthorizedOperator, id: number): Promise<CampaignDeskRow> {
  const row = await campaignOfDesk(db, id, zoneIdsOf(staff));
  if (!row) throw new Refusal('campaign_not_found');
  return row;
}

function storedDiscount({ discount, discount_type: type }: Pick<Sent, 'discount' | 'discount_type'>): Money {
  return type === 'percent' ? money(Math.round(discount)) : fromDecimal(discount);
}

/** Checks the terms against each other, and returns them as they are stored. */
function termsOf(sent: Sent): CampaignTerms {
  const { title, description, module_type, discount, discount_type, filter } = sent;
  const [starts_at, ends_at] = [new Date(sent.starts_at), new Date(sent.ends_at)];
  if (ends_at <= starts_at) throw fieldRefusal('ends_at', 'Must be after the start');
  if (discount_type === 'percent' && !Number.isInteger(discount))
    throw fieldRefusal('discount', 'Send a whole number.');
  const [daily_from, daily_until] = [minuteOf(sent.daily_from), minuteOf(sent.daily_until)];
  if ((daily_from === null) !== (daily_until === null)) {
    throw fieldRefusal('daily_until', 'Send both times or neither.');
  }
  return {
    ...{ title, description, module_type, discount: storedDiscount(sent), discount_type, filter },
    ...{ starts_at, ends_at, daily_from, daily_until },
  };
}

/**
 * Puts the items of its filter into a campaign. Refuses a filter that finds none, or more than a campaign holds, and a
 * discount that leaves nothing to pay, or an amount in two currencies.
 */
async function fill(
  transaction: Transaction,
  staff: AuthorizedOperator,
  { id, terms }: { id: number; terms: CampaignTerms },
): Promise<void> {
  const { filter, module_type: moduleType, discount, discount_type: type } = terms;
  if (filter === null) return;
  const wanted: WantedItems = { moduleType, filter, zoneIds: zoneIdsOf(staff) };
  if (!(await isFilterKnown(transaction, wanted))) throw fieldRefusal('filter', 'This value is not valid.');
  const { items_count: count, currencies, lowest } = await countItems(transaction, wanted);
  if (count === 0 || count > maxCampaignItems) throw new Refusal('campaign_size');
  if (type === 'amount' && currencies > 1) throw fieldRefusal('discount_type', 'This value is not valid.');
  const maxDiscount = maxSaleDiscount(type, lowest ?? money(1));
  if (discount > maxDiscount) {
    const values = { maximum: writtenDiscount(maxDiscount, type) };
    throw new FieldRefusal([{ field: 'discount', text: 'Send {maximum} or less.', values }]);
  }
  await fillCampaign(transaction, id, wanted);
}

const timeOf = (minute: number | null) => (minute === null ? null : timeText(minute));

function campaignReply(row: CampaignDeskRow, at: Date): AdminCampaign {
  const { image, store_name, starts_at, ends_at, daily_from, daily_until, filter, discount, ...rest } = row;
  return {
    ...rest,
    discount: writtenDiscount(discount, row.discount_type),
    starts_at: starts_at.toISOString(),
    ends_at: ends_at.toISOString(),
    daily_from: timeOf(daily_from),
    daily_until: timeOf(daily_until),
    filter: filter && { ...filter, store_name },
    image_full_url: imagePath(image),
    state: saleStateAt({ startsAt: starts_at, endsAt: ends_at }, at),
  };
}
