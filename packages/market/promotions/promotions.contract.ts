import * as z from 'zod/mini';
import { endpoint, id, listReply, pageQuery, pageReply, text } from '../calls/endpoint.ts';
import { item, type ListedItem } from '../items/items.contract.ts';
import { moduleTypes } from '../modules/modules.rules.ts';
import { goodsRefusals, orderPlan, parcelRefusals } from '../orders/orders.contract.ts';
import { store } from '../stores/stores.contract.ts';
import { couponRefusals } from './promotions-coupons.rules.ts';

const storeName = z.object({ id: z.int(), slug: z.string(), name: z.string(), zone_id: z.int(), module_id: z.int() });
const colours = z.array(z.string());
/** Amounts are decimals of the zone's currency; percents are whole numbers. */
const off = { discount: z.number(), discount_type: z.enum(['percent', 'amount']) };

/** A campaign in banners and carousels [PROMO-12]; its price applies from start to end, within the daily hours. */
export const campaign = z.object({
  id: z.int(),
  slug: z.string(),
  title: z.string(),
  description: z.string(),
  image_full_url: z.string(),
  module_id: z.int(),
  ...off,
  /** ISO moments. */
  start_date: z.string(),
  end_date: z.string(),
  /** 'HH:mm' in the zone's time; null is all day. An end before the start runs past midnight. */
  start_time: z.nullable(z.string()),
  end_time: z.nullable(z.string()),
  /** The number of items in the zones. */
  items_count: z.int(),
});

export type Campaign = z.infer<typeof campaign>;

/** One slide of the banner slider [PROMO-06]: `default` opens its link, the others their store or item [PROMO-01] to [PROMO-04]. */
export const banner = z.object({
  id: z.int(),
  type: z.enum(['default', 'store_wise', 'item_wise']),
  title: z.string(),
  /** A path of the storefront or an https address; null but for `default`. */
  link: z.nullable(z.string()),
  image_full_url: z.string(),
  /** Background and accent colour behind the picture. */
  colours,
  store: z.nullable(storeName),
  item: z.nullable(
    z.object({ id: z.int(), slug: z.string(), name: z.string(), storage: z.string(), image: z.string() }),
  ),
});

export type Banner = z.infer<typeof banner>;

const picture = z.nullable(z.string());

/** The banners between the sections of a home page [HOME-33] [HOME-34]; null if the module has none. */
export const otherBanners = z.object({
  /** The promo slider, of the parcel home above all. */
  banners: z.array(
    z.object({
      id: z.int(),
      title: z.string(),
      value: z.string(),
      value_full_url: z.string(),
      link: z.nullable(z.string()),
      colours,
    }),
  ),
  /** What `value` is added to. */
  promotional_banner_url: z.string(),
  best_reviewed_section_banner: picture,
  best_reviewed_section_banner_full_url: picture,
  best_reviewed_section_banner_title: picture,
  new_arrival_section_banner: picture,
  new_arrival_section_banner_full_url: picture,
  new_arrival_section_banner_title: picture,
  bottom_section_banner: picture,
  bottom_section_banner_full_url: picture,
  bottom_section_banner_title: picture,
  basic_section_nearby: picture,
  basic_section_nearby_full_url: picture,
  basic_section_nearby_title: picture,
});

export type OtherBanners = z.infer<typeof otherBanners>;

/** An item in a flash sale [PROMO-22]. `item.promotion` is this sale's while it runs and something is left. */
export const flashProduct = z.object({
  id: z.int(),
  flash_sale_id: z.int(),
  item,
  ...off,
  /** Units of the whole sale; sold and available add up to it. */
  stock: z.int(),
  sold: z.int(),
  available_stock: z.int(),
});

export type FlashProduct = z.infer<typeof flashProduct>;

/** An item in a flash sale as lists show it. */
export type ListedFlashProduct = Omit<FlashProduct, 'item'> & { item: ListedItem };

export const flashSale = z.object({
  id: z.int(),
  title: z.string(),
  module_id: z.int(),
  /** ISO moments. */
  start_date: z.string(),
  end_date: z.string(),
  products_count: z.int(),
  /** The first 15 of the zones; `flash-sales/items` has the rest [PROMO-19]. */
  active_products: z.array(flashProduct),
});

export type FlashSale = z.infer<typeof flashSale>;

export const coupon = z.object({
  id: z.int(),
  code: z.string(),
  title: z.string(),
  coupon_type: z.enum(['default', 'store_wise', 'zone_wise', 'first_order', 'free_delivery']),
  /** Percent, or an amount; 0 for `free_delivery` [PROMO-24] [PROMO-28]. */
  discount: z.number(),
  discount_type: z.enum(['percent', 'fixed']),
  min_purchase: z.number(),
  /** The most that a percentage takes off; null is no cap. */
  max_discount: z.nullable(z.number()),
  currency: z.string(),
  /** ISO moments. */
  start_date: z.string(),
  expire_date: z.string(),
  /** How often one customer may use it; null is as often as wished. */
  limit: z.nullable(z.int()),
  /** How often the caller has used it; 0 for a guest. */
  used: z.int(),
  /** Types of the modules that it is good in. */
  module_types: z.array(z.enum(moduleTypes)),
  /** Names of the zones that it is made for; none where zones do not matter. */
  zones: z.array(z.string()),
  /** The cities of these zones, each once. */
  cities: z.array(z.string()),
  /** Null: valid in every store of the module. */
  store: z.nullable(storeName),
});

export type Coupon = z.infer<typeof coupon>;

/** A coupon as one customer has it [PROF-40]. */
export const customerCoupon = z.extend(coupon, {
  state: z.enum(['ready', 'used', 'expired']),
  /** ISO moment of the last use; null for one that was not used. */
  used_at: z.nullable(z.string()),
});

export type CustomerCoupon = z.infer<typeof customerCoupon>;

/** What comes back into the wallet after an order [PROMO-35]. */
export const cashbackOffer = z.object({
  id: z.int(),
  title: z.string(),
  cashback_type: z.enum(['amount', 'percent']),
  cashback_amount: z.number(),
  /** The maximum of a percentage; null means no cap. */
  max_discount: z.nullable(z.number()),
  min_purchase: z.number(),
  currency: z.string(),
  module_id: z.int(),
  /** ISO moments. */
  start_date: z.string(),
  end_date: z.string(),
});

export type CashbackOffer = z.infer<typeof cashbackOffer>;

/** A paid highlight of a store [PROMO-41]. Rating and count are those of its reviews. */
export const advertisement = z.object({
  id: z.int(),
  add_type: z.enum(['store_promotion', 'video_promotion']),
  title: z.string(),
  description: z.string(),
  cover_image_full_url: z.string(),
  /** Null: show the store's monogram. */
  profile_image_full_url: z.nullable(z.string()),
  /** Null but for `video_promotion`, and there too until its film is there: show the cover. */
  video_attachment_full_url: z.nullable(z.string()),
  is_rating_active: z.union([z.literal(0), z.literal(1)]),
  is_review_active: z.union([z.literal(0), z.literal(1)]),
  average_rating: z.nullable(z.number()),
  reviews_comments_count: z.int(),
  store: z.extend(storeName, { monogram: z.string(), colours }),
});

export type Advertisement = z.infer<typeof advertisement>;

const campaignName = z.string().check(z.regex(/^[a-z0-9-]{1,200}$/));

export const promotionsContract = {
  banners: endpoint({
    method: 'GET',
    path: '/api/v1/banners',
    summary: 'The banner slider, and the campaigns that run',
    callers: 'anyone',
    inZones: true,
    query: z.object(pageQuery()),
    /** Size, limit and offset are those of the banners. */
    reply: z.object({ ...pageReply, banners: z.array(banner), campaigns: z.array(campaign) }),
    refusals: [],
  }),
  otherBanners: endpoint({
    method: 'GET',
    path: '/api/v1/other-banners',
    summary: 'Banners between the sections of a home',
    callers: 'anyone',
    inZones: true,
    reply: otherBanners,
    refusals: [],
  }),
  campaigns: endpoint({
    method: 'GET',
    path: '/api/v1/campaigns/basic',
    summary: 'Campaigns that run, the one that ends first in front',
    callers: 'anyone',
    inZones: true,
    query: z.object(pageQuery()),
    reply: listReply('campaigns', campaign),
    refusals: [],
  }),
  campaignItems: endpoint({
    method: 'GET',
    path: '/api/v1/campaigns/item',
    summary: 'The items of all campaigns that run',
    callers: 'anyone',
    inZones: true,
    query: z.object(pageQuery()),
    reply: listReply('products', item),
    refusals: [],
  }),
  campaignDetails: endpoint({
    method: 'GET',
    path: '/api/v1/campaigns/basic-campaign-details',
    summary: 'One campaign by its slug or its id, also when it is over, with its stores and items of the zones',
    callers: 'anyone',
    inZones: 'optional',
    query: z.object({ basic_campaign_id: campaignName, ...pageQuery() }),
    /** Size, limit and offset are those of the items. */
    reply: z.object({ ...pageReply, campaign, is_over: z.boolean(), stores: z.array(store), products: z.array(item) }),
    refusals: ['campaign_not_found'],
  }),
  flashSales: endpoint({
    method: 'GET',
    path: '/api/v1/flash-sales',
    summary: 'Flash sales that run, or the one that is named, also when it is over',
    callers: 'anyone',
    inZones: true,
    query: z.object({ flash_sale_id: z.optional(id), ...pageQuery() }),
    reply: listReply('flash_sales', flashSale),
    refusals: [],
  }),
  flashItems: endpoint({
    method: 'GET',
    path: '/api/v1/flash-sales/items',
    summary: 'The items of a flash sale; those with pieces left come first',
    callers: 'anyone',
    inZones: true,
    query: z.object({ flash_sale_id: id, ...pageQuery() }),
    reply: listReply('active_products', flashProduct),
    refusals: [],
  }),
  coupons: endpoint({
    method: 'GET',
    path: '/api/v1/coupon/list',
    summary:
      'Coupons that hold now in the zones and module, or in one store; customers see those that they can still use',
    callers: 'anyone',
    query: z.object({ store_id: z.optional(id), ...pageQuery() }),
    reply: listReply('coupons', coupon),
    refusals: [],
  }),
  customerCoupons: endpoint({
    method: 'GET',
    path: '/api/v1/customer/coupon/list',
    summary: 'The coupons of the zones as the customer has them: left, used up, or over within the last 60 days',
    callers: 'customer',
    query: z.object(pageQuery()),
    reply: listReply('coupons', customerCoupon),
    refusals: [],
  }),
  applyCoupon: endpoint({
    method: 'POST',
    path: '/api/v1/coupon/apply',
    urgent: true,
    summary: 'What a coupon takes off the order as it is planned; nothing is kept',
    callers: 'shopper',
    body: z.object({ ...orderPlan, code: text(40).check(z.minLength(1)) }),
    reply: z.object({
      code: z.string(),
      title: z.string(),
      /** What it takes off this order. */
      coupon_discount: z.number(),
      /** It takes the delivery fee. */
      free_delivery: z.boolean(),
      min_purchase: z.number(),
      /** What the order would come to with it. */
      total: z.number(),
    }),
    refusals: [...goodsRefusals, ...couponRefusals, ...parcelRefusals],
  }),
  cashback: endpoint({
    method: 'GET',
    path: '/api/v1/cashback/list',
    summary: 'Cashback offers that hold now',
    callers: 'anyone',
    inZones: true,
    reply: z.array(cashbackOffer),
    refusals: [],
  }),
  advertisements: endpoint({
    method: 'GET',
    path: '/api/v1/advertisement/list',
    summary: 'Advertisements of stores',
    callers: 'anyone',
    inZones: true,
    query: z.object(pageQuery()),
    reply: listReply('advertisements', advertisement),
    refusals: [],
  }),
};
