import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { CallRefused } from './client.ts';
import { contract } from './contract.ts';
import { type Endpoint, endpoint } from './endpoint.ts';
import { createClient } from './typed-client.ts';

const calls = {
  goods: {
    find: endpoint({
      method: 'GET',
      path: '/api/v1/goods/{id}',
      summary: 'A call for these tests',
      callers: 'anyone',
      params: z.object({ id: z.string() }),
      query: z.object({ limit: z.optional(z.number()), word: z.optional(z.string()) }),
      reply: z.object({ found: z.boolean() }),
      refusals: ['item_not_found'],
    }),
    keep: endpoint({
      method: 'POST',
      path: '/api/v1/goods/keep',
      summary: 'A call for these tests',
      callers: 'shopper',
      oncePerKey: true,
      body: z.object({ name: z.string() }),
      reply: z.object({}),
      refusals: [],
    }),
    paint: endpoint({
      method: 'POST',
      path: '/api/v1/goods/paint',
      summary: 'A call for these tests',
      callers: 'anyone',
      bodyAs: 'multipart',
      body: z.object({ name: z.optional(z.string()), colour: z.optional(z.string()), image: z.custom<Blob>() }),
      reply: z.object({}),
      refusals: [],
    }),
  },
};

/** An API that always returns the same answer and records the requests. */
function marketThatAnswers(answer: unknown, status = 200) {
  const requests: { path: string; init: RequestInit }[] = [];
  const client = createClient(calls, async (path, init) => {
    requests.push({ path, init });
    return new Response(typeof answer === 'string' ? answer : JSON.stringify(answer), { status });
  });
  return { client, requests };
}

describe('the client of the contract', () => {
  it('[API-01] knows only paths under /api/v1', () => {
    const endpoints = Object.values(contract).flatMap((noun) => Object.values(noun as Record<string, Endpoint>));
    expect(endpoints.length).toBeGreaterThan(30);
    for (const { path } of endpoints) expect(path).toMatch(/^\/api\/v1\//);
  });

  it('[API-07] asks for JSON, fills the path and leaves out what is not given', async () => {
    const { client, requests } = marketThatAnswers({ found: true });
    expect(await client.goods.find({ params: { id: 'a/b' }, query: { word: 'ẹ̀wà & rice' } })).toEqual({ found: true });
    expect(requests[0]?.path).toBe(`/api/v1/goods/a%2Fb?${new URLSearchParams({ word: 'ẹ̀wà & rice' })}`);
    expect(requests[0]?.init).toMatchObject({ method: 'GET', headers: { accept: 'application/json' } });
  });

  it('[PROF-23] sends a body with a file as a form, and leaves out what is not given', async () => {
    const { client, requests } = marketThatAnswers({});
    const image = new File(['dots'], 'photo.png', { type: 'image/png' });
    await client.goods.paint({ body: { name: 'rice', colour: undefined, image } });
    const { body, headers } = requests[0]?.init ?? {};
    expect(headers).toEqual({ accept: 'application/json' });
    expect([...(body as FormData)].map(([name]) => name)).toEqual(['name', 'image']);
    expect((body as FormData).get('image')).toMatchObject({ name: 'photo.png', size: 4 });
  });

  it('sends a body as JSON, with the key of its intent', async () => {
    const { client, requests } = marketThatAnswers({});
    await client.goods.keep({ body: { name: 'rice' }, idempotencyKey: 'intent-1' });
    expect(requests[0]?.init).toMatchObject({
      method: 'POST',
      headers: { 'content-type': 'application/json', 'idempotency-key': 'intent-1' },
      body: '{"name":"rice"}',
    });
  });

  it('[API-16] [ERR-02] exposes every entry of an error list', async () => {
    const errors = [
      { code: 'item_not_found', message: 'It is gone.' },
      { code: 'too_many', message: 'Slowly.' },
    ];
    const { client } = marketThatAnswers({ errors }, 404);
    const refusal = await client.goods.find({ params: { id: '1' }, query: {} }).catch((error: unknown) => error);
    expect(refusal).toBeInstanceOf(CallRefused);
    expect(refusal).toMatchObject({ status: 404, code: 'item_not_found', message: 'It is gone.', faults: errors });
  });

  it('[ERR-02] shows an error that only a newer API knows with its own message', async () => {
    const errors = [{ code: 'unheard_of', message: 'The moon is in the way.' }];
    const { client } = marketThatAnswers({ errors }, 409);
    await expect(client.goods.find({ params: { id: '1' }, query: {} })).rejects.toMatchObject({
      status: 409,
      message: 'The moon is in the way.',
    });
  });

  it.each(['<html>Bad gateway</html>', '', '{"errors":[]}', '{"errors":[{"code":"unheard_of"}]}'])(
    '[ERR-05] says "Something went wrong." when an error says nothing: %j',
    async (answer) => {
      const { client } = marketThatAnswers(answer, 502);
      await expect(client.goods.find({ params: { id: '1' }, query: {} })).rejects.toMatchObject({
        code: 'fault',
        message: 'Something went wrong.',
      });
    },
  );
});
