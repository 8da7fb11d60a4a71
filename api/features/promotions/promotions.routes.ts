import type { Contract } from 'market/contract';
import type { Handlers } from '#http/bind.ts';
import type { ApiNeeds } from '#http/needs.ts';
import { Refusal } from '#http/refusal.ts';

const nothing = { total_size: 0 };

export const promotionsRoutes = (_needs: ApiNeeds): Handlers<Contract['promotions']> => ({
  banners: async () => ({ banners: [], campaigns: [] }),
  otherBanners: async () => ({
    banners: [],
    promotional_banner_url: '/images/360',
    best_reviewed_section_banner: null,
    best_reviewed_section_banner_full_url: null,
    best_reviewed_section_banner_title: null,
    new_arrival_section_banner: null,
    new_arrival_section_banner_full_url: null,
    new_arrival_section_banner_title: null,
    bottom_section_banner: null,
    bottom_section_banner_full_url: null,
    bottom_section_banner_title: null,
    basic_section_nearby: null,
    basic_section_nearby_full_url: null,
    basic_section_nearby_title: null,
  }),
  campaigns: async ({ query: { limit, offset } }) => ({ ...nothing, limit, offset, campaigns: [] }),
  campaignItems: async ({ query: { limit, offset } }) => ({ ...nothing, limit, offset, products: [] }),
  async campaignDetails() {
    throw new Refusal('campaign_not_found');
  },
  flashSales: async ({ query: { limit, offset } }) => ({ ...nothing, limit, offset, flash_sales: [] }),
  flashItems: async ({ query: { limit, offset } }) => ({ ...nothing, limit, offset, active_products: [] }),
  coupons: async ({ query: { limit, offset } }) => ({ ...nothing, limit, offset, coupons: [] }),
  async applyCoupon() {
    throw new Refusal('coupon_unknown');
  },
  cashback: async () => [],
  advertisements: async () => [],
});
