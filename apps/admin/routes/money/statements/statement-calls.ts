import { keepPreviousData, type QueryClient, queryOptions } from '@tanstack/react-query';
import { createApiClient } from 'app-kit/calls/create-api-client.ts';
import { adminStatementsContract } from 'market/payments/statements/payments-statements.admin.contract';
import type { DifferenceKind } from 'market/payments/statements/payments-statements.rules';

export const statementCalls = createApiClient({ statements: adminStatementsContract }).statements;

const statementsKey = ['admin', 'statements'];

/** Reads statements again, and how many differences wait. */
export function refreshStatements(queries: QueryClient): Promise<unknown> {
  return Promise.all([statementsKey, ['admin', 'waiting']].map((queryKey) => queries.invalidateQueries({ queryKey })));
}

/** Rows of one page. */
export const differencesPerPage = 50;

export const providersQuery = queryOptions({
  queryKey: [...statementsKey, 'providers'],
  queryFn: ({ signal }) => statementCalls.providers({ signal }),
});

export const statementsQuery = queryOptions({
  queryKey: [...statementsKey, 'list'],
  queryFn: ({ signal }) => statementCalls.list({ query: { limit: 20, offset: 1 }, signal }),
});

export interface DifferenceSearch {
  state: 'open' | 'answered';
  kind: DifferenceKind | undefined;
  /** Of one statement; without it of all. */
  statement: number | undefined;
  page: number;
}

export const differencesQuery = ({ state, kind, statement, page }: DifferenceSearch) =>
  queryOptions({
    queryKey: [...statementsKey, 'differences', state, kind, statement, page],
    queryFn: ({ signal }) =>
      statementCalls.differences({
        query: {
          ...{ limit: differencesPerPage, offset: page, state },
          ...(kind && { kind }),
          ...(statement && { statement_id: statement }),
        },
        signal,
      }),
    placeholderData: keepPreviousData,
  });
