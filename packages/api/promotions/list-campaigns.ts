import type { ApiContext } from '#api/http/api-context.ts';
import type { Scope } from '#api/http/callers/scope.ts';
import { type Page, sliceOf } from '#api/http/list-pages.ts';
import { Refusal } from '#api/http/refusal.ts';
import { loadCatalogContext } from '#api/stores/load-catalog-context.ts';
import { storeReplyBuilder } from '#api/stores/show-store.ts';
import { storesByIds } from '#api/stores/stores.data.ts';
import { closedLast, itemsInOrder, type Seen } from './list-flash-sales.ts';
import {
  campaignById,
  campaignBySlug,
  campaignsIn,
  itemsOfCampaigns,
  storesOfCampaign,
  type Within,
} from './promotions.data.ts';
import { showCampaign } from './show-promotions.ts';

/** A page of the campaigns that run. */
export async function listCampaigns({ db }: ApiContext, within: Within, page: Page) {
  const all = await campaignsIn(db, within);
  const { limit, skip } = sliceOf(page);
  return { ...page, total_size: all.length, campaigns: all.slice(skip, skip + limit).map(showCampaign) };
}

/** Returns a page of the items of all running campaigns. */
export async function listCampaignItems(context: ApiContext, within: Seen, page: Page) {
  const campaigns = await campaignsIn(context.db, within);
  const campaignIds = campaigns.map(({ id }) => id);
  return pageOfItems(context, campaignIds, within, page);
}

/** One campaign with its stores and a page of its items [PROMO-11]; one that is over can still be seen. */
export async function showCampaignPage(context: ApiContext, scope: Scope, name: string, page: Page) {
  const { db, now } = context;
  const catalog = await loadCatalogContext(context);
  const zoneIds = scope.zoneIds.filter((id) => catalog.zones.has(id));
  const row = await campaignOf(context, name, zoneIds);
  if (!row || !catalog.modules.has(row.module_id)) throw new Refusal('campaign_not_found');
  const storeIds = await storesOfCampaign(db, row.id, zoneIds);
  const [stores, items] = await Promise.all([
    storesByIds(db, storeIds),
    pageOfItems(context, [row.id], { zoneIds, language: scope.language }, page),
  ]);
  return {
    ...items,
    campaign: showCampaign(row),
    is_over: row.ends_at <= now(),
    stores: stores.map(storeReplyBuilder(catalog, now(), scope.at)),
  };
}

/** A slug may look like a number too. */
async function campaignOf({ db }: ApiContext, name: string, zoneIds: number[]) {
  const byId = /^[1-9]\d{0,8}$/.test(name) ? await campaignById(db, Number(name), zoneIds) : undefined;
  return byId ?? campaignBySlug(db, name, zoneIds);
}

async function pageOfItems(
  context: ApiContext,
  campaignIds: number[],
  { zoneIds, language }: Pick<Seen, 'zoneIds' | 'language'>,
  page: Page,
) {
  const wanted = { campaignIds, zoneIds };
  const rows = await itemsOfCampaigns(context.db, wanted, sliceOf(page));
  const first = rows[0] ?? (await itemsOfCampaigns(context.db, wanted, { limit: 1, skip: 0 }))[0];
  const products = await itemsInOrder(
    context,
    rows.map(({ item_id }) => item_id),
    language,
  );
  return { ...page, total_size: first?.total ?? 0, products: closedLast(products, (item) => item) };
}
