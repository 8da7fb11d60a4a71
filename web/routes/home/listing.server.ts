import type { Item } from 'market/items/items.contract';
import { cardOfItem } from '#features/items/card-of-item.ts';
import { pageIn } from '#features/stores/store-kinds.ts';
import type { MarketClient } from '../../market-client.server.ts';

/** What the listing shows in place of the sections [HOME-06]. */
export interface Listing {
  dataType: 'category' | 'brand' | 'discounted' | 'new' | 'searched';
  /** As the address carries it, decoded [HOME-04]. */
  name: string;
  items: Item[];
  page: number;
  pages: number;
}

const perPage = 24;
const dataTypes = ['category', 'brand', 'discounted', 'new', 'searched'] as const;

/** The items that the address asks for [HOME-03] [HOME-05]. */
export async function askListing(market: MarketClient, query: URLSearchParams): Promise<Listing> {
  const dataType = dataTypes.find((type) => type === query.get('data_type')) ?? 'searched';
  const name = query.get('name') ?? query.get('search') ?? '';
  const page = pageIn(query);
  const { items, total } = await itemsOf(market, dataType, query, { limit: perPage, offset: page });
  return { dataType, name, items: items.map(cardOfItem), page, pages: Math.ceil(total / perPage) };
}

interface Found {
  items: Item[];
  total: number;
}

async function itemsOf(
  market: MarketClient,
  dataType: Listing['dataType'],
  query: URLSearchParams,
  paging: { limit: number; offset: number },
): Promise<Found> {
  if (dataType === 'discounted') {
    const { products, total_size: total } = await market.items.discounted({ query: paging });
    return { items: products, total };
  }
  if (dataType === 'searched' || dataType === 'new') {
    const name = query.get('search') ?? '';
    const { products, total_size: total } = await market.search.list({ query: { name, ...paging } });
    return { items: products, total };
  }
  const id = positive(query.get(dataType === 'brand' ? 'brand_id' : 'id'));
  if (id === undefined) return { items: [], total: 0 };
  const filter = dataType === 'brand' ? { brand_id: id } : { category_id: id };
  const { items, total_size: total } = await market.items.list({ query: { ...filter, ...paging } });
  return { items, total };
}

function positive(text: string | null): number | undefined {
  const number = Number(text);
  return Number.isInteger(number) && number > 0 && number <= 2_147_483_647 ? number : undefined;
}
