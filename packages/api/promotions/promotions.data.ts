import { type RawBuilder, type SqlBool, sql } from 'kysely';
import type { Money } from 'market/values/money';
import type { Connection } from '#api/db/connection.ts';
import type { Slice } from '#api/http/list-pages.ts';

/** Where something is looked for, and when. */
export interface Within {
  zoneIds: number[];
  moduleIds: number[];
  at: Date;
}

interface StoreName {
  id: number;
  slug: string;
  name: string;
  zone_id: number;
  module_id: number;
}

const storeName = sql.raw(`jsonb_build_object('id', s.id, 'slug', s.slug, 'name', s.name, 'zone_id', s.zone_id,
  'module_id', s.module_id)`);

export interface BannerRow {
  id: number;
  placement: 'slider' | 'promo';
  type: 'default' | 'store_wise' | 'item_wise';
  title: string;
  image: string;
  colours: string[];
  link: string | null;
  store: StoreName | null;
  item: { id: number; slug: string; name: string; image: string } | null;
}

/** What a banner leads to must be there for the zones too. */
export async function bannersIn(db: Connection, { zoneIds, moduleIds, at }: Within): Promise<BannerRow[]> {
  const { rows } = await sql<BannerRow>`
    select b.id, b.placement, b.type, b.title, b.image, b.colours, b.link,
      case when s.id is not null then ${storeName} end as store,
      case when i.id is not null then jsonb_build_object('id', i.id, 'slug', i.slug, 'name', i.name, 'image', i.image) end
        as item
    from banners b left join stores s on s.id = b.store_id left join items i on i.id = b.item_id
    where b.active and (b.starts_at is null or b.starts_at <= ${at}) and (b.ends_at is null or b.ends_at > ${at})
      and b.module_id = any (${moduleIds}) and (b.zone_id is null or b.zone_id = any (${zoneIds}))
      and (b.store_id is null or (s.active and s.zone_id = any (${zoneIds})))
      and (b.item_id is null or (i.active and not i.no_promotion and i.zone_id = any (${zoneIds})))
    order by b.position, b.id limit 30`.execute(db);
  return rows;
}

export interface SectionBannerRow {
  section: 'best_reviewed' | 'new_arrival' | 'bottom' | 'nearby';
  title: string;
  image: string;
}

/** Of the first of the modules. */
export async function sectionBannersIn(db: Connection, { moduleIds }: Within): Promise<SectionBannerRow[]> {
  const { rows } = await sql<SectionBannerRow>`
    select distinct on (section) section, title, image from section_banners
    where module_id = any (${moduleIds}) order by section, module_id`.execute(db);
  return rows;
}

export interface CampaignRow {
  id: number;
  slug: string;
  module_id: number;
  title: string;
  description: string;
  image: string;
  discount: number;
  discount_type: 'percent' | 'amount';
  starts_at: Date;
  ends_at: Date;
  daily_from: number | null;
  daily_until: number | null;
  items_count: number;
}

const campaignColumns = sql.raw(`c.id, c.slug, c.module_id, c.title, c.description, c.image, c.discount,
  c.discount_type, c.starts_at, c.ends_at, c.daily_from, c.daily_until`);
/** The items of a campaign `c` or flash sale that can be had: `n` names them. */
const onSale = (zoneIds: number[]) => sql<SqlBool>`i.active and not i.no_promotion and i.zone_id = any (${zoneIds})`;

/** Campaigns that run and have something in the zones, the one that ends first in front. */
export async function campaignsIn(db: Connection, { zoneIds, moduleIds, at }: Within): Promise<CampaignRow[]> {
  const { rows } = await sql<CampaignRow>`
    select ${campaignColumns}, count(*)::int as items_count
    from campaigns c join campaign_items n on n.campaign_id = c.id join items i on i.id = n.item_id
    where c.module_id = any (${moduleIds}) and c.starts_at <= ${at} and c.ends_at > ${at} and ${onSale(zoneIds)}
    group by c.id order by c.ends_at, c.id`.execute(db);
  return rows;
}

export function campaignById(db: Connection, id: number, zoneIds: number[]): Promise<CampaignRow | undefined> {
  return campaignWhere(db, sql`c.id = ${id}`, zoneIds);
}

export function campaignBySlug(db: Connection, slug: string, zoneIds: number[]): Promise<CampaignRow | undefined> {
  return campaignWhere(db, sql`c.slug = ${slug}`, zoneIds);
}

async function campaignWhere(
  db: Connection,
  isIt: RawBuilder<unknown>,
  zoneIds: number[],
): Promise<CampaignRow | undefined> {
  const { rows } = await sql<CampaignRow>`
    select ${campaignColumns}, (select count(*) from campaign_items n join items i on i.id = n.item_id
      where n.campaign_id = c.id and ${onSale(zoneIds)})::int as items_count
    from campaigns c where ${isIt}`.execute(db);
  return rows[0];
}

export interface NamedItem {
  item_id: number;
  total: number;
}

/** The items of campaigns, the most ordered first, each once. */
export async function itemsOfCampaigns(
  db: Connection,
  { campaignIds, zoneIds }: { campaignIds: number[]; zoneIds: number[] },
  { limit, skip }: Slice,
): Promise<NamedItem[]> {
  const { rows } = await sql<NamedItem>`
    select i.id as item_id, count(*) over ()::int as total from items i
    where i.id in (select n.item_id from campaign_items n where n.campaign_id = any (${campaignIds}))
      and ${onSale(zoneIds)}
    order by i.order_count desc, i.id desc limit ${limit} offset ${skip}`.execute(db);
  return rows;
}

export async function storesOfCampaign(db: Connection, campaignId: number, zoneIds: number[]): Promise<number[]> {
  const { rows } = await sql<{ store_id: number }>`
    select i.store_id from campaign_items n join items i on i.id = n.item_id
    where n.campaign_id = ${campaignId} and ${onSale(zoneIds)}
    group by i.store_id order by count(*) desc, i.store_id limit 50`.execute(db);
  return rows.map(({ store_id }) => store_id);
}

export interface FlashSaleRow {
  id: number;
  module_id: number;
  title: string;
  starts_at: Date;
  ends_at: Date;
  products_count: number;
}

/** Flash sales that run and have something in the zones; a named one is found over, or empty, too [PROMO-17]. */
export async function flashSalesIn(
  db: Connection,
  { zoneIds, moduleIds, at }: Within,
  named: number | undefined,
): Promise<FlashSaleRow[]> {
  const wanted =
    named === undefined
      ? sql<SqlBool>`s.module_id = any (${moduleIds}) and s.starts_at <= ${at} and s.ends_at > ${at}`
      : sql<SqlBool>`s.id = ${named}`;
  const { rows } = await sql<FlashSaleRow>`
    select * from (
      select s.id, s.module_id, s.title, s.starts_at, s.ends_at, (
        select count(*) from flash_sale_items f join items i on i.id = f.item_id
        where f.flash_sale_id = s.id and ${onSale(zoneIds)})::int as products_count
      from flash_sales s where ${wanted}
    ) found
    where products_count > 0 or ${named !== undefined} order by ends_at, id`.execute(db);
  return rows;
}

export interface FlashItemRow extends NamedItem {
  id: number;
  flash_sale_id: number;
  discount: number;
  discount_type: 'percent' | 'amount';
  stock: number;
  sold: number;
  available_stock: number;
}

/** Returns a page of the items of each sale; those with units left come first, among them the fastest-selling. */
export async function itemsOfFlashSales(
  db: Connection,
  { saleIds, zoneIds }: { saleIds: number[]; zoneIds: number[] },
  { limit, skip }: Slice,
): Promise<FlashItemRow[]> {
  const { rows } = await sql<FlashItemRow>`
    select f.* from unnest(${saleIds}::int[]) with ordinality as s(id, place) cross join lateral (
      select f.id, f.flash_sale_id, f.item_id, f.discount, f.discount_type, f.stock, f.sold, f.available_stock,
        count(*) over ()::int as total
      from flash_sale_items f join items i on i.id = f.item_id
      where f.flash_sale_id = s.id and ${onSale(zoneIds)}
      order by f.available_stock = 0, f.sold::float8 / f.stock desc, f.id limit ${limit} offset ${skip}
    ) f order by s.place, f.available_stock = 0, f.sold::float8 / f.stock desc, f.id`.execute(db);
  return rows;
}

export interface CashbackRow {
  id: number;
  module_id: number;
  currency: string;
  title: string;
  cashback_type: 'amount' | 'percent';
  cashback_amount: number;
  max_cashback: Money | null;
  min_purchase: Money;
  starts_at: Date;
  ends_at: Date;
}

export async function cashbackIn(db: Connection, { zoneIds, moduleIds, at }: Within): Promise<CashbackRow[]> {
  const { rows } = await sql<CashbackRow>`
    select c.* from cashback_offers c
    where c.module_id = any (${moduleIds}) and c.currency in (select currency from zones where id = any (${zoneIds}))
      and c.starts_at <= ${at} and c.ends_at > ${at}
    order by c.ends_at, c.id limit 50`.execute(db);
  return rows;
}

export interface AdvertisementRow {
  id: number;
  add_type: 'store_promotion' | 'video_promotion';
  title: string;
  description: string;
  cover_image: string;
  video: string | null;
  is_rating_active: boolean;
  is_review_active: boolean;
  rating_sum: number;
  rating_count: number;
  store: StoreName & { monogram: string; colours: string[] };
}

export async function advertisementsIn(
  db: Connection,
  { zoneIds, moduleIds, at }: Within,
): Promise<AdvertisementRow[]> {
  const { rows } = await sql<AdvertisementRow>`
    select a.id, a.add_type, a.title, a.description, a.cover_image, a.video, a.is_rating_active, a.is_review_active,
      s.rating_sum, s.rating_count,
      ${storeName} || jsonb_build_object('monogram', s.monogram, 'colours', s.colours) as store
    from advertisements a join stores s on s.id = a.store_id
    where a.active and (a.starts_at is null or a.starts_at <= ${at}) and (a.ends_at is null or a.ends_at > ${at})
      and s.active and s.zone_id = any (${zoneIds}) and s.module_id = any (${moduleIds})
    order by a.position, a.id limit 20`.execute(db);
  return rows;
}
