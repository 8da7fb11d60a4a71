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
