import type { Item } from 'market/items/items.contract';
import type { FlashProduct, FlashSale } from 'market/promotions/promotions.contract';
import type { ApiContext } from '#api/http/api-context.ts';
import { type Page, sliceOf } from '#api/http/list-pages.ts';
import { writtenDiscount } from '#api/items/convert-promotion.ts';
import { itemsByIds } from '#api/items/read-items.ts';
import { type FlashItemRow, flashSalesIn, itemsOfFlashSales, type Within } from './promotions.data.ts';

/** Number of products in the block of a flash sale [PROMO-19]. */
const maxShown = 15;

/** What a call sees, and the language of its words. */
export interface Seen extends Within {
  language: string;
}

/** A page of the flash sales that run, or the named one, each with its first products. */
export async function listFlashSales(context: ApiContext, within: Seen, page: Page, named: number | undefined) {
  const all = await flashSalesIn(context.db, within, named);
  const { limit, skip } = sliceOf(page);
  const sales = all.slice(skip, skip + limit);
  const wanted = { saleIds: sales.map(({ id }) => id), zoneIds: within.zoneIds };
  const products = await showProducts(
    context,
    await itemsOfFlashSales(context.db, wanted, { limit: maxShown, skip: 0 }),
    within.language,
  );
  const flash_sales: FlashSale[] = sales.map(({ id, title, module_id, starts_at, ends_at, products_count }) => ({
    id,
    title,
    module_id,
    start_date: starts_at.toISOString(),
    end_date: ends_at.toISOString(),
    products_count,
    active_products: closedLast(
      products.filter(({ flash_sale_id }) => flash_sale_id === id),
      ({ item }) => item,
    ),
  }));
  return { ...page, total_size: all.length, flash_sales };
}

/** A page of the products of one flash sale. */
export async function listFlashItems(context: ApiContext, within: Seen, page: Page, saleId: number) {
  const wanted = { saleIds: [saleId], zoneIds: within.zoneIds };
  const rows = await itemsOfFlashSales(context.db, wanted, sliceOf(page));
  const total_size = rows[0]?.total ?? (await countOf(context, within, saleId));
  const products = await showProducts(context, rows, within.language);
  return { ...page, total_size, active_products: closedLast(products, ({ item }) => item) };
}

/** A page beyond the last one has no row with the total. */
async function countOf({ db }: ApiContext, within: Within, saleId: number): Promise<number> {
  const [sale] = await flashSalesIn(db, within, saleId);
  return sale?.products_count ?? 0;
}

async function showProducts(context: ApiContext, rows: FlashItemRow[], language: string): Promise<FlashProduct[]> {
  const items = await itemsInOrder(
    context,
    rows.map(({ item_id }) => item_id),
    language,
  );
  const shown = new Map(items.map((item) => [item.id, item]));
  return rows.flatMap(({ total: _total, item_id, discount, discount_type, ...row }) => {
    const item = shown.get(item_id);
    return item ? [{ ...row, item, discount: writtenDiscount(discount, discount_type), discount_type }] : [];
  });
}

/** Puts what closed stores sell last on its page. */
export function closedLast<Entry>(entries: readonly Entry[], itemOf: (entry: Entry) => Item): Entry[] {
  return entries.toSorted((one, other) => Number(itemOf(other).store_open) - Number(itemOf(one).store_open));
}

/** Items in a language, in the order of their ids' list. */
export async function itemsInOrder(context: ApiContext, ids: number[], language: string): Promise<Item[]> {
  const items = new Map((await itemsByIds(context, [...new Set(ids)], language)).map((item) => [item.id, item]));
  return ids.flatMap((id) => items.get(id) ?? []);
}
