import { dehydrate, QueryClient } from '@tanstack/react-query';
import { expect, it } from 'vitest';
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
