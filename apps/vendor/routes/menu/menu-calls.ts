import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { createApiClient } from 'app-kit/calls/create-api-client.ts';
import { useMarketSettings } from 'app-kit/calls/use-market-settings.ts';
import { maxPerPage } from 'market/calls/every-row';
import { type MenuRow, vendorItemsContract } from 'market/items/items.vendor.contract';
import type { Availability } from 'market/items/items-menu.rules';
import type { Currency } from 'ui/formats/format.ts';

export const menuCalls = createApiClient({ items: vendorItemsContract }).items;

/** What others change shows on an open page after this time, and at once when the page gets the focus. */
const refetchMilliseconds = 20_000;

const keyOf = (storeId: number) => ['menu', storeId];
const rowsKey = (storeId: number) => [...keyOf(storeId), 'rows'];

/** Asks for the categories, the currency and the add-ons of a store. */
export const menuQuery = (storeId: number) =>
  queryOptions({
    queryKey: [...keyOf(storeId), 'about'],
    queryFn: ({ signal }) => menuCalls.menu({ params: { store_id: storeId }, signal }),
  });

/** Asks for all items of a store. */
export const rowsQuery = (storeId: number) =>
  queryOptions({
    queryKey: rowsKey(storeId),
    queryFn: ({ signal }) => everyItem(storeId, signal),
    refetchInterval: refetchMilliseconds,
  });

/** The first page says how many there are; the others are asked for at once. */
async function everyItem(storeId: number, signal: AbortSignal): Promise<MenuRow[]> {
  const params = { store_id: storeId };
  const page = (offset: number) => menuCalls.list({ params, query: { limit: maxPerPage, offset }, signal });
  const first = await page(1);
  const others = Array.from({ length: Math.ceil(first.total_size / maxPerPage) - 1 }, (_, index) => page(index + 2));
  const rows = [first, ...(await Promise.all(others))].flatMap(({ items }) => items);
  // An item that was added meanwhile may have moved one into two pages.
  return [...new Map(rows.map((row) => [row.id, row])).values()];
}

/** Asks for what is off sale, and what came back by itself [STO-062] [STO-037]. */
export const offQuery = (storeId: number) =>
  queryOptions({
    queryKey: [...keyOf(storeId), 'off'],
    queryFn: ({ signal }) => menuCalls.off({ params: { store_id: storeId }, signal }),
    refetchInterval: refetchMilliseconds,
  });

/** Asks for the stock of an item, every time again: orders take from it. */
export const stockQuery = (storeId: number, itemId: number) =>
  queryOptions({
    queryKey: [...keyOf(storeId), 'stock', itemId],
    queryFn: async ({ signal }) =>
      (await menuCalls.stock({ params: { store_id: storeId, item_id: itemId }, signal })).stock,
    gcTime: 0,
  });

export type OffItems = Awaited<ReturnType<typeof menuCalls.off>>;

/** Asks for one item as its editor needs it. What a member has started to edit is not replaced while they edit it. */
export const itemQuery = (storeId: number, itemId: number) =>
  queryOptions({
    queryKey: [...keyOf(storeId), 'item', itemId],
    queryFn: async ({ signal }) =>
      (await menuCalls.details({ params: { store_id: storeId, item_id: itemId }, signal })).item,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  });

/** Returns a function that reads the menu of a store again. */
export function useRefreshMenu(storeId: number): () => Promise<void> {
  const queries = useQueryClient();
  return () => queries.invalidateQueries({ queryKey: keyOf(storeId) });
}

export interface WantedAvailability {
  row: MenuRow;
  availability: Availability;
  /** Of a sold-out item; without it until it is put back. */
  until?: 'tomorrow' | string;
}

/** Sets the availability of an item: the row shows it at once, and takes it back where the API refuses [STO-060]. */
export function useSetAvailability(storeId: number) {
  const queries = useQueryClient();
  const write = (row: MenuRow) =>
    queries.setQueryData<MenuRow[]>(rowsKey(storeId), (rows) => rows?.map((one) => (one.id === row.id ? row : one)));
  return useMutation({
    async mutationFn({ row, availability, until }: WantedAvailability) {
      const body = { version: row.version, availability, ...(until !== undefined && { until }) };
      return (await menuCalls.setAvailability({ params: { store_id: storeId, item_id: row.id }, body })).item;
    },
    async onMutate({ row, availability }) {
      await queries.cancelQueries({ queryKey: rowsKey(storeId) });
      write({ ...row, availability, sold_out_until: null });
    },
    onSuccess: write,
    onError(_error, { row }) {
      write(row);
      // Another member may have changed it.
      void queries.invalidateQueries({ queryKey: rowsKey(storeId) });
    },
  });
}

/** Returns how the market writes a currency; its code stands in until the settings are known. */
export function useCurrencyOf(code: string): Currency {
  const settings = useMarketSettings();
  const known = settings?.currencies.find((currency) => currency.code === code);
  return {
    symbol: known?.symbol ?? `${code} `,
    side: known?.side ?? 'left',
    digits: settings?.digit_after_decimal_point ?? 0,
  };
}
