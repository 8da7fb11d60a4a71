import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { createApiClient } from 'app-kit/calls/create-api-client.ts';
import { everyRow } from 'market/calls/every-row';
import type { ModuleType } from 'market/modules/modules.rules';
import { adminBannersContract } from 'market/promotions/promotions-banners.admin.contract';
import { adminCampaignsContract } from 'market/promotions/promotions-campaigns.admin.contract';
import { adminCouponsContract } from 'market/promotions/promotions-coupons.admin.contract';
import type { CouponState } from 'market/promotions/promotions-coupons.rules';
import { adminFlashContract } from 'market/promotions/promotions-flash.admin.contract';
import { adminHighlightsContract } from 'market/promotions/promotions-highlights.admin.contract';
import { adminRewardsContract } from 'market/promotions/promotions-rewards.admin.contract';
import { adminSectionsContract } from 'market/promotions/promotions-sections.admin.contract';

export const promotionCalls = createApiClient({
  banners: adminBannersContract,
  campaigns: adminCampaignsContract,
  coupons: adminCouponsContract,
  flash: adminFlashContract,
  highlights: adminHighlightsContract,
  rewards: adminRewardsContract,
  sections: adminSectionsContract,
});

/** Of everything about coupons. */
export const couponsKey = ['admin', 'coupons'];

export const couponsQuery = (state: CouponState, search: string) =>
  queryOptions({
    queryKey: [...couponsKey, state, search],
    queryFn: ({ signal }) => {
      const filters = { state, ...(search && { search }) };
      return everyRow('coupons', (page) => promotionCalls.coupons.list({ query: { ...page, ...filters }, signal }));
    },
    placeholderData: keepPreviousData,
  });

/** Read again whenever the form opens: an old version could not be saved. */
export const couponQuery = (id: number) =>
  queryOptions({
    queryKey: [...couponsKey, id],
    queryFn: ({ signal }) => promotionCalls.coupons.show({ params: { coupon_id: id }, signal }),
    gcTime: 0,
  });

/** Returns every code of a coupon with how often it was used, as a table of text. */
export async function codesCsv(id: number): Promise<string> {
  const codes = await everyRow('codes', (query) => promotionCalls.coupons.codes({ params: { coupon_id: id }, query }));
  return ['code,used', ...codes.map(({ code, used_count: used }) => `${code},${used}`)].join('\r\n');
}

/** Of everything about banners. */
export const bannersKey = ['admin', 'banners'];

export const bannersQuery = (module: ModuleType) =>
  queryOptions({
    queryKey: [...bannersKey, module],
    queryFn: ({ signal }) =>
      everyRow('banners', (page) => promotionCalls.banners.list({ query: { ...page, module_type: module }, signal })),
    placeholderData: keepPreviousData,
  });

/** Read again whenever the form opens: an old version could not be saved. */
export const bannerQuery = (id: number) =>
  queryOptions({
    queryKey: [...bannersKey, id],
    queryFn: ({ signal }) => promotionCalls.banners.show({ params: { banner_id: id }, signal }),
    gcTime: 0,
  });
