import type { ComponentProps, ComponentType } from 'react';
import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { campaignWith } from '../testing/known-promotions.ts';
import { storeWith } from '../testing/known-stores.ts';
import { renderInMarket } from '../testing/render-in-market.tsx';
import CategoryPage from './categories/category-page.tsx';
import CampaignPage from './promotions/campaign-page.tsx';
import FlashSalesPage from './promotions/flash-sales-page.tsx';
import { Menu } from './stores/menu.tsx';

/** Renders a page with the data of its loader. */
function renderPage<Props extends { loaderData: object }>(Page: ComponentType<Props>, loaderData: Props['loaderData']) {
  const props = { loaderData, params: {}, matches: [] };
  return <Page {...(props as unknown as Props)} />;
}

const shownAt = Date.parse('2026-11-21T12:00:00Z');
const { start_date, end_date } = campaignWith();
const sale = {
  id: 1,
  title: 'Noon Market',
  module_id: 1,
  start_date,
  end_date,
  products_count: 0,
  active_products: [],
};
const category = {
  id: 3,
  slug: 'rice',
  name: 'Rice',
  image: 'jollof',
  image_full_url: '/images/360/jollof.webp',
  featured: 0 as const,
  module_id: 1,
  items_count: 0,
  childes: [],
  parent: null,
};
const empty = { currency: 'NGN', page: 1, size: 0, shownAt };
const store: ComponentProps<typeof Menu>['store'] = {
  ...storeWith(),
  closes_at: null,
  opens_at: null,
  pause: null,
  other_days: [],
  opening_hours: {},
  begins_at: null,
  begins_words: '',
  time_zone: 'Africa/Lagos',
  reviews_enabled: true,
  categories: [],
};
const menu = { store, items: [], mostOrdered: [], currency: 'NGN', page: 1, pages: 1, search: '', shownAt };

it.each([
  ['a store', <Menu key="menu" {...menu} />],
  ['a category', renderPage(CategoryPage, { category, items: [], ...empty })],
  [
    'a campaign',
    renderPage(CampaignPage, { campaign: campaignWith(), isOver: false, stores: [], products: [], ...empty }),
  ],
  ['a flash sale', renderPage(FlashSalesPage, { sale, products: [], ...empty })],
])('[LIST-27] the page of %s without items says that there are none', async (_of, node) => {
  await renderInMarket(node);
  await expect.element(page.getByRole('heading', { name: 'Items Not Found!', exact: true })).toBeVisible();
});
