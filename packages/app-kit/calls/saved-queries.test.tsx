import { dehydrate, QueryClient } from '@tanstack/react-query';
import { CallRefused } from 'market/calls/client';
import { expect, it, onTestFinished } from 'vitest';
import { sessionKey } from '../session/session-query.ts';
import { savedQueries } from './saved-queries.ts';

it('[SEAT-01] keeps on the device who is signed in, and never that nobody is', () => {
  const queries = new QueryClient();
  const savedKeys = () =>
    dehydrate(queries, savedQueries('desk').dehydrateOptions).queries.map(({ queryKey }) => queryKey[0]);
  queries.setQueryData(['settings'], { business_name: 'Soko' });
  queries.setQueryData(sessionKey, { state: 'signed-out', isInactive: false });
  expect(savedKeys()).toEqual(['settings']);
  queries.setQueryData(sessionKey, { state: 'signed-in', account: { id: 7 } });
  expect(savedKeys()).toEqual(['settings', 'session']);
});

it('[SEAT-19] never keeps the token of an invitation on the device', () => {
  const queries = new QueryClient();
  const isSecret = { meta: { isSecret: true } };
  queries
    .getQueryCache()
    .build(queries, { queryKey: ['invitation', 'a-token'], ...isSecret })
    .setData({ store_name: 'Ada' });
  expect(dehydrate(queries, savedQueries('desk').dehydrateOptions).queries).toEqual([]);
});

it.each([
  ['saves an answer as it was while it cannot be renewed', new TypeError('Failed to fetch'), [['board', 'success']]],
  ['saves an answer no longer that is refused by now', refusal(403), []],
])('[SEAT-30] %s', async (_title, error, expected) => {
  const queries = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  const options = savedQueries('renewal');
  const { persister } = options;
  onTestFinished(async () => void (await persister.removeClient()));
  await queries.fetchQuery({ queryKey: ['board'], queryFn: async () => 'ten orders' });
  await queries.fetchQuery({ queryKey: ['board'], queryFn: () => Promise.reject(error) }).catch(() => undefined);
  expect(queries.getQueryState(['board'])?.status).toBe('error');
  const clientState = dehydrate(queries, options.dehydrateOptions);
  await persister.persistClient({ timestamp: Date.now(), buster: '', clientState });
  const restored = await persister.restoreClient();
  expect(restored?.clientState.queries.map(({ queryKey, state }) => [queryKey[0], state.status])).toEqual(expected);
});

function refusal(status: number): CallRefused {
  return new CallRefused(status, []);
}
