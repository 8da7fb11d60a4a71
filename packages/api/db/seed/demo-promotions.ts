import type { ModuleType } from 'market/modules/modules.rules';
import { dayMilliseconds, hourMilliseconds } from 'market/values/durations';
import type pg from 'pg';
import type { City, DemoData, DemoPromotions } from './demo-shapes.ts';
import type { SeedBase } from './seed-base.ts';
import { whole } from './seed-base.ts';

interface Making {
  data: DemoData;
  base: SeedBase;
  seedMoment: Date;
}

const [hour, day] = [hourMilliseconds, dayMilliseconds];
/** This many stores of a zone offer an item of a campaign, those of the file first. */
const storesPerZone = 2;
/** Stores beyond those of the file are considered up to this one. */
const lastStoreConsidered = 500;

/** Adds the promotions of the demo to existing stores: items and stores are found by their slugs. */
export async function addPromotions(client: pg.Client, making: Making): Promise<void> {
  const { promotions } = making.data;
  for (const [place, campaign] of promotions.campaigns.entries())
    await addCampaign(client, making, campaign, place + 1);
  for (const [place, sale] of promotions.flash_sales.entries()) await addFlashSale(client, making, sale, place + 1);
  for (const [place, banner] of promotions.banners.entries()) await addBanner(client, making, banner, place);
  await addStoreBanners(client, promotions.banners.length);
  for (const { module, ...sections } of promotions.section_banners) await addSections(client, making, module, sections);
  for (const coupon of promotions.coupons) await addCoupon(client, making, coupon);
  for (const offer of promotions.cashback) await addCashback(client, making, offer);
  for (const [place, ad] of promotions.ads.entries()) await addAdvertisement(client, making, ad, place);
  await addStoreAdvertisements(client, promotions.ads.length);
  const numbered = ['campaigns', 'flash_sales', 'flash_sale_items', 'banners', 'coupons', 'advertisements'];
  for (const table of numbered) {
    await client.query(`select setval(pg_get_serial_sequence('${table}', 'id'), coalesce(max(id), 1)) from ${table}`);
  }
}

/** Items of certain kinds that stores of a city sell; items that must not be promoted are excluded. */
const candidatesOf = (perZone: number) => `select place, id as item_id, zone_id, price from (
    select w.place, i.id, i.zone_id, i.price, row_number() over (partition by w.place, i.zone_id order by s.id) as turn
    from unnest($1::text[]) with ordinality as w(slug, place)
    join stores s on s.module_id = $2 and s.id <= ${lastStoreConsidered} and s.zone_id = any ($3::int[])
    join items i on i.slug = w.slug || '-' || s.slug and i.active and not i.no_promotion
  ) found where turn <= ${perZone}`;

const candidatesSql = candidatesOf(storesPerZone);
/** A flash sale shows each product once, with one number of units left. */
const candidatesOnceSql = candidatesOf(1);

function slugOf(itemId: string): string {
  return itemId.slice(2);
}

function zonesOf({ data, base }: Making, city: City | null): number[] {
  return data.zones.filter((zone) => city === null || zone.city === city).map(({ id }) => base.zoneId(id));
}

/** Whole percents as they are, whole naira or shillings as minor units. */
function offIn(discount: number, type: string): number {
  return type === 'percent' ? discount : whole(discount);
}

function after({ seedMoment }: Making, count: number, unit: number): Date {
  return new Date(seedMoment.getTime() + count * unit);
}

function minuteOf(time: string): number {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  return hours * 60 + minutes;
}

async function addCampaign(
  client: pg.Client,
  making: Making,
  campaign: DemoPromotions['campaigns'][number],
  id: number,
): Promise<void> {
  const { discount, discount_type: type, daily } = campaign;
  const moduleId = making.base.moduleId(campaign.module);
  await client.query(
    `insert into campaigns (id, slug, module_id, title, description, image, discount, discount_type, starts_at, ends_at,
      daily_from, daily_until) values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12)`,
    [
      ...[id, campaign.id, moduleId, campaign.title, campaign.text, making.data.imageOf(campaign.image)],
      ...[offIn(discount, type), type],
      ...[after(making, campaign.starts_in_days, day), after(making, campaign.ends_in_days, day)],
      ...(daily ? daily.map(minuteOf) : [null, null]),
    ],
  );
  const candidates = [campaign.items.map(slugOf), moduleId, zonesOf(making, campaign.city)];
  // An amount that would give the thing away is not an offer.
  const bearable = type === 'percent' ? 'true' : `price > ${2 * offIn(discount, type)}`;
  await client.query(
    `insert into campaign_items (campaign_id, item_id)
     select distinct ${id}, item_id from (${candidatesSql}) shelf where ${bearable}`,
    candidates,
  );
}

/** What is not sold out has sold a little more or less than planned, so that no two stores say the same numbers. */
const soldSql = `select case when planned = stock then stock
  else greatest(1, least(stock - 1, planned + item_id * 7 % 13 - 6)) end::int sold`;

async function addFlashSale(
  client: pg.Client,
  making: Making,
  sale: DemoPromotions['flash_sales'][number],
  id: number,
): Promise<void> {
  const moduleId = making.base.moduleId(sale.module);
  const span = [after(making, sale.starts_in_hours, hour), after(making, sale.ends_in_hours, hour)];
  await client.query(
    'insert into flash_sales (id, slug, module_id, title, starts_at, ends_at) values ($1, $2, $3, $4, $5, $6)',
    [id, sale.id, moduleId, sale.title, ...span],
  );
  const { products } = sale;
  await client.query(
    `insert into flash_sale_items (flash_sale_id, item_id, discount, discount_type, stock, sold, sold_before, available_stock)
     select ${id}, item_id, discount, type, stock, sold, sold, stock - sold
     from (${candidatesOnceSql}) shelf, lateral (select ($4::bigint[])[place] discount, ($5::text[])[place] type,
       ($6::int[])[place] stock, ($7::int[])[place] planned) sale, lateral (${soldSql}) units order by place, item_id`,
    [
      ...[products.map(({ item }) => slugOf(item)), moduleId, zonesOf(making, null)],
      products.map(({ discount, discount_type }) => offIn(discount, discount_type)),
      products.map(({ discount_type }) => discount_type),
      ...[products.map(({ stock }) => stock), products.map(({ sold }) => sold)],
    ],
  );
}

/** A banner of an item appears once in each zone that has it, one of a store in the zone of the store. */
async function addBanner(
  client: pg.Client,
  making: Making,
  banner: DemoPromotions['banners'][number],
  position: number,
): Promise<void> {
  const moduleId = making.base.moduleId(banner.module);
  // What sells nothing itself has no slider, but the promo banners between its sections.
  const placement = making.data.catalogues[banner.module].items ? 'slider' : 'promo';
  const values = [moduleId, banner.type, banner.title, making.data.imageOf(banner.image), banner.colours, position];
  const columns = 'module_id, type, title, image, colours, position';
  if (banner.type === 'default') {
    const text = `insert into banners (${columns}, placement, link) values ($1, $2, $3, $4, $5, $6, $7, $8)`;
    await client.query(text, [...values, placement, banner.link]);
  } else if (banner.type === 'store_wise') {
    const text = `insert into banners (${columns}, zone_id, store_id)
      select $1, $2, $3, $4, $5, $6, zone_id, id from stores where slug = $7`;
    await client.query(text, [...values, banner.store]);
  } else {
    const text = `insert into banners (${columns}, zone_id, item_id)
      select distinct on (zone_id) $4::int, $5, $6, $7, $8::text[], $9::smallint, zone_id, item_id
      from (${candidatesSql}) shelf order by zone_id, item_id`;
    await client.query(text, [[slugOf(banner.item ?? '')], moduleId, zonesOf(making, banner.city), ...values]);
  }
}

/** Stores that lead their zone say their own line, so that every slider has something to slide to. */
async function addStoreBanners(client: pg.Client, position: number): Promise<void> {
  await client.query(
    `insert into banners (module_id, type, title, image, colours, position, zone_id, store_id)
     select module_id, 'store_wise', tagline, cover_images[1], colours, $1, zone_id, id from (
       select s.*, row_number() over (partition by s.zone_id, s.module_id order by s.featured desc, s.id) as turn
       from stores s where s.tagline <> '' and s.active
         and not exists (select from banners b where b.store_id = s.id)
     ) leading_stores where turn <= 2 order by id`,
    [position],
  );
}

async function addSections(
  client: pg.Client,
  { data, base }: Making,
  module: ModuleType,
  sections: Omit<DemoPromotions['section_banners'][number], 'module'>,
): Promise<void> {
  for (const [section, { title, image }] of Object.entries(sections)) {
    await client.query('insert into section_banners (module_id, section, title, image) values ($1, $2, $3, $4)', [
      ...[base.moduleId(module), section, title, data.imageOf(image)],
    ]);
  }
}

const kinds: Record<string, string> = { zone: 'zone_wise' };

/** One row for each currency that the coupon has amounts in. */
async function addCoupon(client: pg.Client, making: Making, coupon: DemoPromotions['coupons'][number]): Promise<void> {
  const { discount, discount_type: type, min_purchase, max_discount } = coupon;
  for (const [currency, minimum] of Object.entries(min_purchase)) {
    const max = max_discount?.[currency];
    await client.query(
      `insert into coupons (code, currency, title, coupon_type, discount, discount_type, max_discount, min_purchase,
        limit_per_customer, module_ids, store_id, starts_at, expires_at)
       values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, (select id from stores where slug = $11), $12, $13)`,
      [
        ...[coupon.code, currency, coupon.title, kinds[coupon.type] ?? coupon.type, offIn(discount, type), type],
        ...[max === undefined ? null : whole(max), whole(minimum), coupon.limit_per_user],
        ...[coupon.modules.map(making.base.moduleId), coupon.store ?? null],
        ...[after(making, coupon.starts_in_days, day), after(making, coupon.expires_in_days, day)],
      ],
    );
  }
}

async function addCashback(
  client: pg.Client,
  making: Making,
  offer: DemoPromotions['cashback'][number],
): Promise<void> {
  const { cashback_type: type, cashback_amount: amount } = offer;
  for (const [currency, minimum] of Object.entries(offer.min_purchase)) {
    const max = offer.max_cashback?.[currency];
    const value = typeof amount === 'number' ? amount : whole(amount[currency] ?? 0);
    await client.query(
      `insert into cashback_offers (module_id, currency, title, cashback_type, cashback_amount, max_cashback,
        min_purchase, starts_at, ends_at) values ($1, $2, $3, $4, $5, $6, $7, $8, $9)`,
      [
        ...[making.base.moduleId(offer.module), currency, offer.title, type, value],
        ...[max === undefined ? null : whole(max), whole(minimum)],
        ...[after(making, offer.start_in_days, day), after(making, offer.end_in_days, day)],
      ],
    );
  }
}

async function addAdvertisement(
  client: pg.Client,
  { data }: Making,
  ad: DemoPromotions['ads'][number],
  position: number,
): Promise<void> {
  await client.query(
    `insert into advertisements (store_id, add_type, title, description, cover_image, is_rating_active, is_review_active,
      position) select id, $1, $2, $3, $4, $5, $6, $7 from stores where slug = $8`,
    [
      ...[ad.add_type, ad.title, ad.description, data.imageOf(ad.cover)],
      ...[ad.is_rating_active === 1, ad.is_review_active === 1, position, ad.store],
    ],
  );
}

/** Every zone shows three side by side, so the best-rated stores fill the gaps. */
async function addStoreAdvertisements(client: pg.Client, position: number): Promise<void> {
  await client.query(
    `insert into advertisements (store_id, add_type, title, description, cover_image, is_rating_active, is_review_active,
      position)
     select id, 'store_promotion', name, tagline, coalesce(cover_images[2], cover_images[1]), true, true, $1 from (
       select s.*, row_number() over (partition by s.zone_id, s.module_id
         order by s.rating_sum::float8 / nullif(s.rating_count, 0) desc nulls last, s.id) as turn
       from stores s where s.tagline <> '' and s.active
         and not exists (select from advertisements a where a.store_id = s.id)
     ) best where turn <= 3 order by id`,
    [position],
  );
}
