import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { createApiClient } from 'app-kit/calls/create-api-client.ts';
import { everyRow } from 'market/calls/every-row';
import type { ItemFigureSort } from 'market/stores/stores-items.rules';
import { type ItemFigures, vendorReportsContract } from 'market/stores/stores-report.vendor.contract';

const calls = createApiClient({ vendorReports: vendorReportsContract }).vendorReports;

/** Rows of one page of the screen. */
export const itemsPerPage = 20;
/** Pairs that the screen shows. */
const shownPairs = 20;

/** It follows within this time; what it shows is up to the moment of the call. */
const readMilliseconds = 10 * 60_000;

/** The days of a report; without them, the last seven. */
export interface ItemReportDays {
  first?: string | undefined;
  last?: string | undefined;
}

const queryOf = ({ first, last }: ItemReportDays) => ({
  ...(first !== undefined && { first_day: first }),
  ...(last !== undefined && { last_day: last }),
});

export const itemFiguresQuery = (storeId: number, days: ItemReportDays, sort: ItemFigureSort, page: number) =>
  queryOptions({
    queryKey: ['item-figures', storeId, days.first, days.last, sort, page],
    queryFn: ({ signal }) =>
      calls.items({
        params: { store_id: storeId },
        query: { ...queryOf(days), sort, limit: itemsPerPage, offset: page },
        signal,
      }),
    refetchInterval: readMilliseconds,
    placeholderData: keepPreviousData,
  });

export const itemPairsQuery = (storeId: number, days: ItemReportDays) =>
  queryOptions({
    queryKey: ['item-pairs', storeId, days.first, days.last],
    queryFn: ({ signal }) =>
      calls.pairs({ params: { store_id: storeId }, query: { ...queryOf(days), limit: shownPairs, offset: 1 }, signal }),
    refetchInterval: readMilliseconds,
    placeholderData: keepPreviousData,
  });

/** Reads the figures of all items, page by page. */
export function everyItemFigure(storeId: number, days: ItemReportDays, sort: ItemFigureSort): Promise<ItemFigures[]> {
  return everyRow('items', (page) =>
    calls.items({ params: { store_id: storeId }, query: { ...queryOf(days), sort, ...page } }),
  );
}
