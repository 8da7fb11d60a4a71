import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { createApiClient } from 'app-kit/calls/create-api-client.ts';
import { adminReportsContract, type ReportFile } from 'market/wallet/reports/wallet-reports.admin.contract';
import type { ReportName } from 'market/wallet/reports/wallet-reports.rules';

export const reportCalls = createApiClient({ reports: adminReportsContract }).reports;

/** Rows of one page of the screen. */
export const rowsPerPage = 50;

export interface ReportSearch {
  report: ReportName;
  first: string;
  last: string;
  page: number;
}

export const reportQuery = ({ report, first, last, page }: ReportSearch) =>
  queryOptions({
    queryKey: ['admin', 'reports', report, first, last, page],
    queryFn: ({ signal }) =>
      reportCalls.show({
        params: { report },
        query: { limit: rowsPerPage, offset: page, first_day: first, last_day: last },
        signal,
      }),
    placeholderData: keepPreviousData,
    // Names of people, and what they earn.
    meta: { isSecret: true },
  });

export const reportFilesKey = ['admin', 'report-files'];

/** While a file is written, its state is read this often. */
const waitMilliseconds = 3_000;

export const reportFilesQuery = queryOptions({
  queryKey: reportFilesKey,
  queryFn: ({ signal }) => reportCalls.files({ query: { limit: 20, offset: 1 }, signal }),
  refetchInterval: ({ state }) =>
    state.data?.files.some((file) => file.state === 'waiting') ? waitMilliseconds : false,
});

/** Reads all parts of a file, one after another. */
export async function csvOfFile({ id, part_count: count }: Pick<ReportFile, 'id' | 'part_count'>): Promise<string[]> {
  const parts: string[] = [];
  for (let part = 1; part <= Math.max(1, count); part += 1) {
    const { csv } = await reportCalls.part({ params: { file_id: id, part } });
    parts.push(csv);
  }
  return parts;
}

export function nameOfFile({ report, first_day: first, last_day: last }: ReportFile): string {
  return `${report}-${first}-${last}.csv`;
}
