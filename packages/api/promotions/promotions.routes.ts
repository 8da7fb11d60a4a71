import type { Contract } from 'market/calls/contract';
import { contactHashesOf } from '#api/auth/contacts/hash-proved-contacts.ts';
import type { ApiContext } from '#api/http/api-context.ts';
import type { Handlers } from '#api/http/bind.ts';
import { answerCache } from '#api/http/cache/answer-cache.ts';
import { cachePolicies } from '#api/http/cache/cache-policies.ts';
import { shopperKeyOf } from '#api/http/callers/callers.ts';
import type { Scope } from '#api/http/callers/scope.ts';
import { pageOfAll, sliceOf } from '#api/http/list-pages.ts';
import { loadCatalogContext, visibleScopeOf } from '#api/stores/load-catalog-context.ts';
import { listCampaignItems, listCampaigns, showCampaignPage } from './list-campaigns.ts';
import { listFlashItems, listFlashSales, type Seen } from './list-flash-sales.ts';
import {
  advertisementsIn,
  type BannerRow,
  bannersIn,
  campaignsIn,
  cashbackIn,
  type SectionBannerRow,
  sectionBannersIn,
  type Within,
} from './promotions.data.ts';
import { validCoupons } from './promotions-coupons.data.ts';
import { couponsOfCustomer } from './promotions-customer.data.ts';
import {
  showAdvertisement,
  showBanner,
  showCampaign,
  showCashback,
  showCoupon,
  showOtherBanners,
} from './show-promotions.ts';

/** Every home page needs them, and they change daily [PROMO-09]. */
const cachedBanners = answerCache<BannerRow[]>(cachePolicies.banners);
const cachedSections = answerCache<SectionBannerRow[]>(cachePolicies.sectionBanners);

export const promotionsRoutes = (context: ApiContext): Omit<Handlers<Contract['promotions']>, 'applyCoupon'> => ({
  async banners({ query, scope }) {
    const within = await withinOf(context, scope);
    const [banners, campaigns] = await Promise.all([bannersOf(context, within), campaignsIn(context.db, within)]);
    const { rows, page } = pageOfAll(banners.filter(isSlide), query);
    return { ...page, banners: rows.map(showBanner), campaigns: campaigns.map(showCampaign) };
  },
  async otherBanners({ scope }) {
    const within = await withinOf(context, scope);
    const [banners, sections] = await Promise.all([bannersOf(context, within), sectionBannersOf(context, within)]);
    return showOtherBanners(
      banners.filter((banner) => !isSlide(banner)),
      sections,
    );
  },
  async campaigns({ query, scope }) {
    return listCampaigns(context, await withinOf(context, scope), query);
  },
  async campaignItems({ query, scope }) {
    return listCampaignItems(context, await withinOf(context, scope), query);
  },
  campaignDetails({ query: { basic_campaign_id: name, ...page }, scope }) {
    return showCampaignPage(context, scope, name, page);
  },
  async flashSales({ query: { flash_sale_id: named, ...page }, scope }) {
    return listFlashSales(context, await withinOf(context, scope), page, named);
  },
  async flashItems({ query: { flash_sale_id: saleId, ...page }, scope }) {
    return listFlashItems(context, await withinOf(context, scope), page, saleId);
  },
  async coupons({ query: { store_id: storeId, ...page }, scope, caller }) {
    const shopper = caller?.kind === 'customer' ? shopperKeyOf(caller) : '';
    const contactHashes = caller?.kind === 'customer' ? await contactHashesOf(context, caller) : [];
    const wish = { ...(await withinOf(context, scope)), shopper, contactHashes, storeId };
    const rows = await validCoupons(context.db, wish, sliceOf(page));
    const [first] = rows.length > 0 || page.offset === 1 ? rows : await validCoupons(context.db, wish, firstOf);
    return { ...page, total_size: first?.total ?? 0, coupons: rows.map(showCoupon) };
  },
  async customerCoupons({ query, scope, caller }) {
    const all = await couponsOfCustomer(context.db, {
      shopper: shopperKeyOf(caller),
      contactHashes: await contactHashesOf(context, caller),
      zoneIds: (await withinOf(context, { ...scope, moduleId: undefined })).zoneIds,
      at: context.now(),
    });
    const { rows, page } = pageOfAll(all, query);
    const coupons = rows.map((row) => ({
      ...showCoupon(row),
      state: row.state,
      used_at: row.used_at?.toISOString() ?? null,
    }));
    return { ...page, coupons };
  },
  async cashback({ scope }) {
    return (await cashbackIn(context.db, await withinOf(context, scope))).map(showCashback);
  },
  async advertisements({ query, scope }) {
    const { rows, page } = pageOfAll(await advertisementsIn(context.db, await withinOf(context, scope)), query);
    return { ...page, advertisements: rows.map(showAdvertisement) };
  },
});

const firstOf = { limit: 1, skip: 0 };

function bannersOf({ db }: ApiContext, within: Within): Promise<BannerRow[]> {
  return cachedBanners(db, keyOf(within), () => bannersIn(db, within));
}

function sectionBannersOf({ db }: ApiContext, within: Within): Promise<SectionBannerRow[]> {
  return cachedSections(db, keyOf(within), () => sectionBannersIn(db, within));
}

function keyOf({ zoneIds, moduleIds }: Within): string {
  return `${zoneIds.join(',')} ${moduleIds.join(',')}`;
}

function isSlide({ placement }: { placement: 'slider' | 'promo' }): boolean {
  return placement === 'slider';
}

/** A call without a chosen place sees nothing. */
async function withinOf(context: ApiContext, scope: Scope): Promise<Seen> {
  const visible = visibleScopeOf(scope, await loadCatalogContext(context));
  return { ...(visible ?? { zoneIds: [], moduleIds: [] }), at: context.now(), language: scope.language };
}
