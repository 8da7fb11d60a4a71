import type {
  Advertisement,
  Banner,
  Campaign,
  CashbackOffer,
  Coupon,
  FlashProduct,
  FlashSale,
} from 'market/promotions/promotions.contract';
import { itemWith } from './known-items.ts';

const moments = { start_date: '2026-11-01T00:00:00.000Z', end_date: '2026-11-22T19:42:18.000Z' };

export function bannerWith(parts: Partial<Banner> = {}): Banner {
  return {
    id: 1,
    type: 'default',
    title: 'Smoke in every grain',
    link: '/store/latest',
    image_full_url: '/images/360/jollof.webp',
    colours: ['#a83a08', '#ffb51f'],
    store: null,
    item: null,
    ...parts,
  };
}

export function campaignWith(parts: Partial<Campaign> = {}): Campaign {
  return {
    id: 4,
    slug: 'owambe-season',
    title: 'Owambe Season',
    description: 'Trays for the weekend.',
    image_full_url: '/images/360/jollof.webp',
    module_id: 1,
    discount: 15,
    discount_type: 'percent',
    ...moments,
    start_time: null,
    end_time: null,
    items_count: 3,
    ...parts,
  };
}

export function flashProductWith(parts: Partial<FlashProduct> = {}): FlashProduct {
  const id = parts.id ?? 1;
  return {
    id,
    flash_sale_id: 9,
    item: itemWith({ id, slug: `item-${id}`, name: `Item ${id}` }),
    discount: 20,
    discount_type: 'percent',
    stock: 80,
    sold: 68,
    available_stock: 12,
    ...parts,
  };
}

export function flashSaleWith(products: FlashProduct[]): FlashSale {
  return {
    id: 9,
    title: 'Noon Market',
    module_id: 1,
    ...moments,
    products_count: products.length,
    active_products: products,
  };
}

export function couponWith(parts: Partial<Coupon> = {}): Coupon {
  return {
    id: 1,
    code: 'RESUME25',
    title: 'Provisions back to school',
    coupon_type: 'default',
    discount: 25,
    discount_type: 'percent',
    min_purchase: 10_000,
    max_discount: 2_500,
    currency: 'NGN',
    start_date: moments.start_date,
    expire_date: '2026-12-05T12:00:00.000Z',
    limit: null,
    used: 0,
    module_types: ['food'],
    zones: [],
    cities: [],
    store: null,
    ...parts,
  };
}

export function cashbackWith(parts: Partial<CashbackOffer> = {}): CashbackOffer {
  return {
    id: 1,
    title: 'Weekend food cashback',
    cashback_type: 'percent',
    cashback_amount: 5,
    max_discount: 1_000,
    min_purchase: 5_000,
    currency: 'NGN',
    module_id: 1,
    ...moments,
    ...parts,
  };
}

export function adWith(parts: Partial<Advertisement> = {}): Advertisement {
  return {
    id: 1,
    add_type: 'store_promotion',
    title: 'Sunday means afang',
    description: 'Order before noon.',
    cover_image_full_url: '/images/360/egusi.webp',
    profile_image_full_url: null,
    video_attachment_full_url: null,
    is_rating_active: 1,
    is_review_active: 1,
    average_rating: 4.6,
    reviews_comments_count: 87,
    store: {
      id: 7,
      slug: 'calabar-table',
      name: 'Calabar Table',
      zone_id: 3,
      module_id: 1,
      monogram: 'CT',
      colours: ['#be1146'],
    },
    ...parts,
  };
}
