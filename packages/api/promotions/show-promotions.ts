import type {
  Advertisement,
  Banner,
  Campaign,
  CashbackOffer,
  Coupon,
  OtherBanners,
} from 'market/promotions/promotions.contract';
import { timeText } from 'market/stores/stores.rules';
import { imageFolder, imagePath } from 'market/values/image-path';
import { money, toDecimal } from 'market/values/money';
import { writtenDiscount } from '#api/items/convert-promotion.ts';
import { averageOf } from '#api/stores/show-store.ts';
import type { AdvertisementRow, BannerRow, CampaignRow, CashbackRow, SectionBannerRow } from './promotions.data.ts';
import type { ListedCoupon } from './promotions-coupons.data.ts';

export function showBanner({ id, type, title, link, image, colours, store, item }: BannerRow): Banner {
  return {
    id,
    type,
    title,
    link,
    image_full_url: imagePath(image),
    colours,
    store,
    item: item && { ...item, storage: 'public' },
  };
}

/** The banners of the promo slider and those between the sections [HOME-33]. */
export function showOtherBanners(banners: BannerRow[], sections: SectionBannerRow[]): OtherBanners {
  const of = (section: SectionBannerRow['section']) => {
    const found = sections.find((row) => row.section === section);
    return { image: found?.image ?? null, url: found ? imagePath(found.image) : null, title: found?.title ?? null };
  };
  const [reviewed, arrival, bottom, nearby] = [of('best_reviewed'), of('new_arrival'), of('bottom'), of('nearby')];
  return {
    banners: banners.map(({ id, title, image, link, colours }) => ({
      id,
      title,
      value: image,
      value_full_url: imagePath(image),
      link,
      colours,
    })),
    promotional_banner_url: imageFolder,
    best_reviewed_section_banner: reviewed.image,
    best_reviewed_section_banner_full_url: reviewed.url,
    best_reviewed_section_banner_title: reviewed.title,
    new_arrival_section_banner: arrival.image,
    new_arrival_section_banner_full_url: arrival.url,
    new_arrival_section_banner_title: arrival.title,
    bottom_section_banner: bottom.image,
    bottom_section_banner_full_url: bottom.url,
    bottom_section_banner_title: bottom.title,
    basic_section_nearby: nearby.image,
    basic_section_nearby_full_url: nearby.url,
    basic_section_nearby_title: nearby.title,
  };
}

export function showCampaign(row: CampaignRow): Campaign {
  return {
    id: row.id,
    slug: row.slug,
    title: row.title,
    description: row.description,
    image_full_url: imagePath(row.image),
    module_id: row.module_id,
    discount: writtenDiscount(row.discount, row.discount_type),
    discount_type: row.discount_type,
    start_date: row.starts_at.toISOString(),
    end_date: row.ends_at.toISOString(),
    start_time: row.daily_from === null ? null : timeText(row.daily_from),
    end_time: row.daily_until === null ? null : timeText(row.daily_until),
    items_count: row.items_count,
  };
}

export function showCoupon(row: ListedCoupon): Coupon {
  return {
    id: row.id,
    code: row.code,
    title: row.title,
    coupon_type: row.coupon_type,
    discount: row.discount_type === 'percent' ? row.discount : toDecimal(money(row.discount)),
    discount_type: row.discount_type,
    min_purchase: toDecimal(row.min_purchase),
    max_discount: row.max_discount === null ? null : toDecimal(row.max_discount),
    currency: row.currency,
    start_date: row.starts_at.toISOString(),
    expire_date: row.expires_at.toISOString(),
    limit: row.limit_per_customer,
    used: row.times_used,
    module_types: row.module_types,
    zones: row.zones,
    cities: row.cities,
    store: row.store,
  };
}

export function showCashback(row: CashbackRow): CashbackOffer {
  return {
    id: row.id,
    title: row.title,
    cashback_type: row.cashback_type,
    cashback_amount: writtenDiscount(row.cashback_amount, row.cashback_type),
    max_discount: row.max_cashback === null ? null : toDecimal(row.max_cashback),
    min_purchase: toDecimal(row.min_purchase),
    currency: row.currency,
    module_id: row.module_id,
    start_date: row.starts_at.toISOString(),
    end_date: row.ends_at.toISOString(),
  };
}

export function showAdvertisement(row: AdvertisementRow): Advertisement {
  return {
    id: row.id,
    add_type: row.add_type,
    title: row.title,
    description: row.description,
    cover_image_full_url: imagePath(row.cover_image),
    profile_image_full_url: null,
    video_attachment_full_url: row.video,
    is_rating_active: row.is_rating_active ? 1 : 0,
    is_review_active: row.is_review_active ? 1 : 0,
    average_rating: averageOf(row.rating_sum, row.rating_count),
    reviews_comments_count: row.rating_count,
    store: row.store,
  };
}
