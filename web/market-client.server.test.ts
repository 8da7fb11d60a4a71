import type { Fetch } from 'market/client';
import { RouterContextProvider } from 'react-router';
import { expect, it } from 'vitest';
import { marketFor } from './market-client.server.ts';
import { apiFetch } from './request-context.ts';

it('a page whose market is busy is busy itself, and no fault', async () => {
  const context = new RouterContextProvider();
  const errors = [{ code: 'overloaded', message: 'We are very busy.' }];
  const answer: Fetch = async () => ({ status: 503, ok: false, json: async () => ({ errors }) });
  context.set(apiFetch, answer);
  await expect(marketFor(context, new Request('http://soko.example/home')).modules.list({})).rejects.toMatchObject({
    init: { status: 503 },
  });
});

it('[API-03] a call carries the token of the session that the browser keeps, and none without one', async () => {
  const context = new RouterContextProvider();
  const carried: unknown[] = [];
  const answer: Fetch = async (_path, { headers }) => {
    carried.push((headers as Record<string, string>).authorization);
    return { status: 200, ok: true, json: async () => [] };
  };
  context.set(apiFetch, answer);
  for (const cookie of ['sid=token-1', '__Host-sid=token-2', 'guest_id=7'])
    await marketFor(context, new Request('http://soko.example/home', { headers: { cookie } })).modules.list({});
  expect(carried).toEqual(['Bearer token-1', 'Bearer token-2', undefined]);
});
