import type { Fetch } from 'market/calls/client';
import { RouterContextProvider } from 'react-router';
import { expect, it } from 'vitest';
import { apiFetch } from '../layout/request-context.ts';
import { apiFor, apiForZone } from './api-client.server.ts';

it('answers 503, and logs no error, while the API is busy', async () => {
  const context = new RouterContextProvider();
  const errors = [{ code: 'overloaded', message: 'We are very busy.' }];
  const answer: Fetch = async () => ({ status: 503, ok: false, json: async () => ({ errors }) });
  context.set(apiFetch, answer);
  await expect(
    apiFor(context, new Request('http://soko.example/home')).modules.list({ query: {} }),
  ).rejects.toMatchObject({
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
    await apiFor(context, new Request('http://soko.example/home', { headers: { cookie } })).modules.list({
      query: {},
    });
  expect(carried).toEqual(['Bearer token-1', 'Bearer token-2', undefined]);
});

it('[STO-092] a call passes on which program reads the page, so that a search engine opens no item', async () => {
  const context = new RouterContextProvider();
  const carried: unknown[] = [];
  const answer: Fetch = async (_path, { headers }) => {
    carried.push((headers as Record<string, string>)['user-agent']);
    return { status: 200, ok: true, json: async () => [] };
  };
  context.set(apiFetch, answer);
  for (const headers of [{ 'user-agent': 'Googlebot/2.1' }, {}] as Record<string, string>[])
    await apiFor(context, new Request('http://soko.example/home', { headers })).modules.list({ query: {} });
  expect(carried).toEqual(['Googlebot/2.1', undefined]);
});

it('data of a zone is requested without place, session or name, so that visitors with the same key may share it', async () => {
  const context = new RouterContextProvider();
  const carried: unknown[] = [];
  const answer: Fetch = async (_path, { headers }) => {
    carried.push(Object.keys(headers as object));
    return { status: 200, ok: true, json: async () => [] };
  };
  context.set(apiFetch, answer);
  const keyOf = (cookie: string) => {
    const headers = { cookie, 'x-forwarded-for': '192.0.2.7' };
    const { api, key } = apiForZone(context, new Request('http://soko.example/home', { headers }), {
      moduleId: 1,
    });
    return api.modules.list({ query: {} }).then(() => key);
  };
  const place = (lat: number) => `zoneid=[3]; currentLatLng=${encodeURIComponent(JSON.stringify({ lat, lng: 3.4 }))}`;
  const ada = await keyOf(`${place(6.4)}; sid=token-1; guest_id=7; wrote=1`);
  expect(await keyOf(place(6.5))).toBe(ada);
  expect(await keyOf('zoneid=[4]')).not.toBe(ada);
  expect(carried[0]).toEqual(['zoneid', 'x-localization', 'x-software-id', 'moduleid', 'accept']);
});
