import { sql } from 'kysely';
import type { AdminFlashSaleRow } from 'market/promotions/promotions-flash.admin.contract';
import type { Money } from 'market/values/money';
import type { Connection, Transaction } from '#api/db/connection.ts';
import type { Slice } from '#api/http/list-pages.ts';
import { promotionsOfItem } from '#api/items/items-promotions.data.ts';
import { isInState, type ZoneIds } from './promotions-flash-desk.data.ts';

/** Which items of its module a campaign holds; null is any. */
export interface CampaignFilter {
  zone_id: number | null;
  store_id: number | null;
  category_id: number | null;
  search: string | null;
}

export interface CampaignTerms {
  title: string;
  description: string;
  module_type: AdminFlashSaleRow['module_type'];
  /** A whole percentage, or minor units. */
  discount: Money;
  discount_type: 'percent' | 'amount';
  starts_at: Date;
  ends_at: Date;
  daily_from: number | null;
  daily_until: number | null;
  filter: CampaignFilter | null;
}

export interface CampaignDeskRow extends CampaignTerms {
  id: number;
  slug: string;
  image: string;
  store_name: string | null;
  items_count: number;
  version: number;
}

const campaigns = (zoneIds: ZoneIds) => sql`
  select p.id, p.slug, p.title, p.description, p.discount, p.discount_type, p.starts_at, p.ends_at, p.daily_from,
    p.daily_until, p.filter, p.image, p.version, m.module_type, n.items_count,
    (select name from stores where id = (p.filter->>'store_id')::int) as store_name
  from campaigns p join modules m on m.id = p.module_id cross join lateral (
    select count(*)::int as items_count, coalesce(bool_and(i.zone_id = any (${zoneIds}::int[])), false) as is_within
    from campaign_items c join items i on i.id = c.item_id where c.campaign_id = p.id
  ) n
  where (${zoneIds}::int[] is null or n.is_within)`;

/** Returns a page of the campaigns in a state whose items are all in these zones. */
export async function campaignsOfDesk(
  db: Connection,
  { zoneIds, state, at }: { zoneIds: ZoneIds; state: AdminFlashSaleRow['state']; at: Date },
  { limit, skip }: Slice,
): Promise<{ rows: CampaignDeskRow[]; total: number }> {
  const { rows } = await sql<CampaignDeskRow>`
    ${campaigns(zoneIds)} and ${isInState(state, at)}
    order by p.starts_at desc, p.id desc limit ${limit} offset ${skip}`.execute(db);
  const counted = await sql<{ total: number }>`
    select count(*)::int as total from (${campaigns(zoneIds)} and ${isInState(state, at)}) found`.execute(db);
  return { rows, total: counted.rows[0]?.total ?? 0 };
}

export async function campaignOfDesk(
  db: Connection,
  id: number,
  zoneIds: ZoneIds,
): Promise<CampaignDeskRow | undefined> {
  const { rows } = await sql<CampaignDeskRow>`${campaigns(zoneIds)} and p.id = ${id}`.execute(db);
  return rows[0];
}

export async function lockCampaign(transaction: Transaction, id: number): Promise<void> {
  await sql`select from campaigns where id = ${id} for update`.execute(transaction);
}

export interface WantedItems {
  moduleType: AdminFlashSaleRow['module_type'];
  filter: CampaignFilter;
  /** Of the operator. */
  zoneIds: ZoneIds;
}

/** The items `i` of a module that a filter finds, those on prescription too. */
const filtered = ({ moduleType, filter, zoneIds }: WantedItems) => sql`
  i.module_id = (select id from modules where module_type = ${moduleType}) and i.active and i.deleted_at is null
    and (${zoneIds}::int[] is null or i.zone_id = any (${zoneIds}::int[]))
    and (${filter.zone_id}::int is null or i.zone_id = ${filter.zone_id}::int)
    and (${filter.store_id}::int is null or i.store_id = ${filter.store_id}::int)
    and (${filter.category_id}::int is null or i.category_id in
      (select c.id from categories c where c.id = ${filter.category_id}::int or c.parent_id = ${filter.category_id}::int))
    and (${filter.search}::text is null or strpos(lower(unaccent(i.name)), lower(unaccent(${filter.search}::text))) > 0)`;

const promotable = sql.raw('not i.no_promotion and not i.is_prescription_required');

export interface ItemCounts {
  items_count: number;
  left_out: number;
  currencies: number;
  /** The lowest price, in minor units; null without an item. */
  lowest: Money | null;
}

/** Counts the items that a filter finds, and those that a campaign leaves out. */
export async function countItems(db: Connection, wanted: WantedItems): Promise<ItemCounts> {
  const { rows } = await sql<ItemCounts>`
    select count(*) filter (where ${promotable})::int as items_count, count(*) filter (where not (${promotable}))::int as
      left_out, count(distinct z.currency) filter (where ${promotable})::int as currencies,
      min(i.price) filter (where ${promotable}) as lowest
    from items i join zones z on z.id = i.zone_id where ${filtered(wanted)}`.execute(db);
  return rows[0] ?? { items_count: 0, left_out: 0, currencies: 0, lowest: null };
}

export interface Clash {
  kind: 'flash_sale' | 'campaign';
  id: number;
  title: string;
  items_count: number;
}

interface Days {
  startsAt: Date;
  endsAt: Date;
  /** The campaign that is being changed; 0 for a new one. */
  campaignId: number;
}

/** Returns the other promotions that have some of the items in the same days, with how many. */
export async function clashesOf(db: Connection, wanted: WantedItems, days: Days): Promise<Clash[]> {
  const { rows } = await sql<Clash>`
    with wanted as (select i.id from items i where ${filtered(wanted)} and ${promotable})
    select 'flash_sale' as kind, p.id, p.title, count(*)::int as items_count
    from flash_sales p join flash_sale_items f on f.flash_sale_id = p.id join wanted w on w.id = f.item_id
    where p.starts_at < ${days.endsAt} and p.ends_at > ${days.startsAt} group by p.id
    union all
    select 'campaign', p.id, p.title, count(*)::int
    from campaigns p join campaign_items c on c.campaign_id = p.id join wanted w on w.id = c.item_id
    where p.id <> ${days.campaignId} and p.starts_at < ${days.endsAt} and p.ends_at > ${days.startsAt} group by p.id
    order by kind desc, items_count desc, id limit 20`.execute(db);
  return rows;
}

export interface CampaignCard {
  item_id: number;
  name: string;
  image: string;
  store_name: string;
  currency: string;
  time_zone: string;
  price: Money;
  /** The promotions of the item as JSON; null for none. */
  promotions: string | null;
  store_percent: number;
  discount: Money;
  discount_type: 'percent' | 'amount';
}

/** Returns the items of a campaign that are ordered most, with what sets their prices. */
export async function cardsOf(db: Connection, wanted: WantedItems, limit: number): Promise<CampaignCard[]> {
  const { rows } = await sql<CampaignCard>`
    select i.id as item_id, i.name, i.image, s.name as store_name, z.currency, z.time_zone, i.price,
      (${sql.raw(promotionsOfItem)})::text as promotions, s.discount_percent as store_percent, i.discount, i.discount_type
    from items i join stores s on s.id = i.store_id join zones z on z.id = i.zone_id
    where ${filtered(wanted)} and ${promotable} order by i.order_count desc, i.id limit ${limit}`.execute(db);
  return rows;
}

/** Returns whether the zone, the store and the category of a filter are there, in the module and in the zones of an operator. */
export async function isFilterKnown(db: Connection, { moduleType, filter, zoneIds }: WantedItems): Promise<boolean> {
  const { rows } = await sql<{ is_known: boolean }>`
    select (${filter.zone_id}::int is null or exists (select from zones z where z.id = ${filter.zone_id}::int
        and (${zoneIds}::int[] is null or z.id = any (${zoneIds}::int[]))))
      and (${filter.store_id}::int is null or exists (select from stores s where s.id = ${filter.store_id}::int
        and s.module_id = m.id and (${zoneIds}::int[] is null or s.zone_id = any (${zoneIds}::int[]))))
      and (${filter.category_id}::int is null or exists (select from categories c where c.id = ${filter.category_id}::int
        and c.module_id = m.id)) as is_known
    from modules m where m.module_type = ${moduleType}`.execute(db);
  return rows[0]?.is_known ?? false;
}

/** Adds a campaign without items, and returns its number. */
export async function insertCampaign(
  transaction: Transaction,
  { slug, image }: { slug: string; image: string },
  { module_type, filter, ...terms }: CampaignTerms,
): Promise<number> {
  const { id } = await transaction
    .insertInto('campaigns')
    .values((eb) => ({
      ...terms,
      slug,
      image,
      filter: filter && JSON.stringify(filter),
      module_id: eb.selectFrom('modules').select('id').where('module_type', '=', module_type),
    }))
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

export async function writeCampaign(
  transaction: Transaction,
  id: number,
  { module_type, filter, ...terms }: CampaignTerms,
): Promise<void> {
  await transaction
    .updateTable('campaigns')
    .set(({ eb, selectFrom }) => ({
      ...terms,
      filter: filter && JSON.stringify(filter),
      module_id: selectFrom('modules').select('id').where('module_type', '=', module_type),
      version: eb('version', '+', 1),
    }))
    .where('id', '=', id)
    .execute();
}

/** Makes the items that a filter finds the items of a campaign; those on prescription stay out. */
export async function fillCampaign(transaction: Transaction, id: number, wanted: WantedItems): Promise<void> {
  await transaction.deleteFrom('campaign_items').where('campaign_id', '=', id).execute();
  await sql`
    insert into campaign_items (campaign_id, item_id)
    select ${id}::int, i.id from items i where ${filtered(wanted)} and ${promotable}`.execute(transaction);
}

export async function writeCampaignPicture(transaction: Transaction, id: number, image: string): Promise<void> {
  await transaction
    .updateTable('campaigns')
    .set(({ eb }) => ({ image, version: eb('version', '+', 1) }))
    .where('id', '=', id)
    .execute();
}

export async function deleteCampaign(transaction: Transaction, id: number): Promise<void> {
  await transaction.deleteFrom('campaigns').where('id', '=', id).execute();
}
