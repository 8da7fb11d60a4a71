import type { Contract } from 'market/calls/contract';
import { contactHashesOf } from '#api/account/tie-contacts.ts';
import { keptAnswers } from '#api/http/answer-cache.ts';
import type { ApiNeeds } from '#api/http/api-context.ts';
import type { Handlers } from '#api/http/bind.ts';
import { nameOf } from '#api/http/callers/callers.ts';
import type { Scope } from '#api/http/callers/scope.ts';
import { pageOfAll, sliceOf } from '#api/http/list-pages.ts';
import { groundOf, reachOf } from '#api/stores/load-catalog-context.ts';
import { applyCoupon } from './apply-coupon.ts';
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
import { couponsThatHold } from './promotions-coupons.data.ts';
import { couponsOfCustomer } from './promotions-customer.data.ts';
import {
  showAdvertisement,
  showBanner,
  showCampaign,
  showCashback,
  showCoupon,
  showOtherBanners,
} from './show-promotions.ts';

/** Every home asks for them, and they change by the day [PROMO-09]. */
const keptMinutes = 5;
const keptBanners = keptAnswers<BannerRow[]>(keptMinutes * 60, { name: 'banners' });
const keptSections = keptAnswers<SectionBannerRow[]>(keptMinutes * 60, { name: 'section banners' });

export const promotionsRoutes = (needs: ApiNeeds): Handlers<Contract['promotions']> => ({
  async banners({ query, scope }) {
    const within = await withinOf(needs, scope);
    const [banners, campaigns] = await Promise.all([bannersOf(needs, within), campaignsIn(needs.db, within)]);
    const { rows, page } = pageOfAll(banners.filter(isSlide), query);
    return { ...page, banners: rows.map(showBanner), campaigns: campaigns.map(showCampaign) };
  },
  async otherBanners({ scope }) {
    const within = await withinOf(needs, scope);
    const [banners, sections] = await Promise.all([bannersOf(needs, within), sectionBannersOf(needs, within)]);
    return showOtherBanners(
      banners.filter((banner) => !isSlide(banner)),
      sections,
    );
  },
  async campaigns({ query, scope }) {
    return listCampaigns(needs, await withinOf(needs, scope), query);
  },
  async campaignItems({ query, scope }) {
    return listCampaignItems(needs, await withinOf(needs, scope), query);
  },
  campaignDetails({ query: { basic_campaign_id: name, ...page }, scope }) {
    return showCampaignPage(needs, scope, name, page);
  },
  async flashSales({ query: { flash_sale_id: named, ...page }, scope }) {
    return listFlashSales(needs, await withinOf(needs, scope), page, named);
  },
  async flashItems({ query: { flash_sale_id: saleId, ...page }, scope }) {
    return listFlashItems(needs, await withinOf(needs, scope), page, saleId);
  },
  async coupons({ query: { store_id: storeId, ...page }, scope, caller }) {
    const shopper = caller?.kind === 'customer' ? nameOf(caller) : '';
    const contactHashes = caller?.kind === 'customer' ? await contactHashesOf(needs, caller) : [];
    const wish = { ...(await withinOf(needs, scope)), shopper, contactHashes, storeId };
    const rows = await couponsThatHold(needs.db, wish, sliceOf(page));
    const [first] = rows.length > 0 || page.offset === 1 ? rows : await couponsThatHold(needs.db, wish, firstOf);
    return { ...page, total_size: first?.total ?? 0, coupons: rows.map(showCoupon) };
  },
  async customerCoupons({ query, scope, caller }) {
    const all = await couponsOfCustomer(needs.db, {
      shopper: nameOf(caller),
      contactHashes: await contactHashesOf(needs, caller),
      zoneIds: (await withinOf(needs, { ...scope, moduleId: undefined })).zoneIds,
      at: needs.now(),
    });
    const { rows, page } = pageOfAll(all, query);
    const coupons = rows.map((row) => ({
      ...showCoupon(row),
      state: row.state,
      used_at: row.used_at?.toISOString() ?? null,
    }));
    return { ...page, coupons };
  },
  applyCoupon({ body, caller: shopper, scope: { moduleId } }) {
    return applyCoupon(needs, { shopper, moduleId, plan: body });
  },
  async cashback({ scope }) {
    return (await cashbackIn(needs.db, await withinOf(needs, scope))).map(showCashback);
  },
  async advertisements({ query, scope }) {
    const { rows, page } = pageOfAll(await advertisementsIn(needs.db, await withinOf(needs, scope)), query);
    return { ...page, advertisements: rows.map(showAdvertisement) };
  },
});

const firstOf = { limit: 1, skip: 0 };

function bannersOf({ db }: ApiNeeds, within: Within): Promise<BannerRow[]> {
  return keptBanners(db, keyOf(within), () => bannersIn(db, within));
}

function sectionBannersOf({ db }: ApiNeeds, within: Within): Promise<SectionBannerRow[]> {
  return keptSections(db, keyOf(within), () => sectionBannersIn(db, within));
}

function keyOf({ zoneIds, moduleIds }: Within): string {
  return `${zoneIds.join(',')} ${moduleIds.join(',')}`;
}

function isSlide({ placement }: { placement: 'slider' | 'promo' }): boolean {
  return placement === 'slider';
}

/** Nothing is within reach of a call that has chosen no place. */
async function withinOf(needs: ApiNeeds, scope: Scope): Promise<Seen> {
  const reach = reachOf(scope, await groundOf(needs));
  return { ...(reach ?? { zoneIds: [], moduleIds: [] }), at: needs.now(), language: scope.language };
}
