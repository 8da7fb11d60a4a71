import { contract } from 'market/calls/contract';
import type { Endpoint, Schema } from 'market/calls/endpoint';
import { needsSession } from 'market/calls/staff-callers';
import { describe, expect, it } from 'vitest';
import { knownZones } from '#api/db/seed/known-market.ts';
import { signedInCustomer } from '#api/testing/under-test/customer-under-test.ts';
import { marketUnderTest } from '#api/testing/under-test/market-under-test.ts';
import { visitorUnderTest } from '#api/testing/under-test/visitor-under-test.ts';
import { fieldTexts } from './texts/field-texts.ts';

const market = marketUnderTest();
const visitor = visitorUnderTest(() => market.app);
const endpoints = Object.values(contract).flatMap((calls) => Object.values(calls as Record<string, Endpoint>));
const errorsOf = ({ body }: { body: { errors: { code: string; message: string }[] } }) =>
  Object.fromEntries(body.errors.map(({ code, message }) => [code, message]));

/** Every message that a schema sets itself. */
function textsIn(schema: unknown, seen = new Set<unknown>()): string[] {
  const def = (schema as { _zod?: { def: Record<string, unknown> } } | undefined)?._zod?.def;
  if (!def || seen.has(schema)) return [];
  seen.add(schema);
  const own = [
    def,
    ...((def.checks as { _zod: { def: Record<string, unknown> } }[]) ?? []).map(({ _zod }) => _zod.def),
  ];
  const ownTexts = own.flatMap(({ error }) => (typeof error === 'function' ? [error({ path: [], input: '' })] : []));
  const inner = [...Object.values(def), ...Object.values((def.shape as object) ?? {})].flat();
  return [...ownTexts.filter((text) => typeof text === 'string'), ...inner.flatMap((part) => textsIn(part, seen))];
}

describe('a call whose fields are wrong', () => {
  it('[ERR-02] [AUTH-116] names each field once, in the words of the documents', async () => {
    const answer = await visitor.post('auth/sign-up', {});
    expect([answer.status, errorsOf(answer)]).toEqual([
      400,
      {
        name: 'First name is required',
        email: 'Must be a valid email',
        phone: 'number must be 10 digits',
        password: 'Password is too short - should be 6 chars minimum.',
      },
    ]);
    expect(errorsOf(await visitor.get('config/get-zone-id'))).toEqual({
      lat: 'Choose a place first.',
      lng: 'Choose a place first.',
    });
  });

  it('[ADDR-16] says "Address is required" of an address that is missing or empty', async () => {
    const { headers } = await signedInCustomer(market);
    const of = (address?: string) =>
      visitor.post('customer/address/add', { ...(address !== undefined && { address }) }, headers);
    for (const answer of [await of(), await of('')]) expect(errorsOf(answer).address).toBe('Address is required');
  });

  it('has words of ours for every field of every call, in every language', async () => {
    const known = new Set<string>(fieldTexts);
    const texts = endpoints.flatMap(({ params, query, body }) =>
      [params, query, body as Schema].flatMap((part) => textsIn(part)),
    );
    expect(texts.length).toBeGreaterThan(20);
    expect(texts.filter((text) => !known.has(text))).toEqual([]);
    for (const { method, path, callers, body } of endpoints) {
      if (method !== 'POST' || needsSession(callers) || !body) continue;
      const { body: reply } = await visitor.post(path.replace('/api/v1/', '').replace(/\{\w+\}/g, '1'), {});
      const words = JSON.stringify(reply.errors ?? []);
      expect([path, /Invalid|expected|received/.test(words)]).toEqual([path, false]);
    }
  });

  it('[I18N-13] says so in the language of the call', async () => {
    const inLanguage = async (language: string) =>
      errorsOf(await visitor.post('auth/sign-up', {}, { 'x-localization': language })).name;
    expect(await Promise.all(['en', 'yo', 'ha', 'ke', 'sw-KE', 'fr'].map(inLanguage))).toEqual([
      'First name is required',
      'Ẹ gbọ́dọ̀ kọ orúkọ àkọ́kọ́',
      'Dole a saka sunan farko',
      'Jina la kwanza linahitajika',
      'Jina la kwanza linahitajika',
      'First name is required',
    ]);
  });
});

describe('a call without a session', () => {
  const needing = endpoints.filter(({ callers }) => needsSession(callers));
  it.each(needing.map(({ method, path }) => [method, path] as const))(
    '[API-17] is asked to sign in before its fields are validated: %s %s',
    async (method, path) => {
      const url = path.replace(/\{\w+\}/g, 'x');
      const reply = await market.app.inject({ method, url, ...(method !== 'GET' && { payload: {} }) });
      expect([reply.statusCode, reply.json().errors[0].code]).toEqual([401, 'sign_in_needed']);
    },
  );
});

describe('a method that an address does not take', () => {
  it.each([
    ['GET', '/api/v1/customer/order/place', 'POST'],
    ['DELETE', '/api/v1/customer/order/place', 'POST'],
    ['DELETE', '/api/v1/items', 'GET, HEAD'],
    ['POST', '/api/v1/stores/details/5', 'GET, HEAD'],
    ['PATCH', '/api/v1/customer/address/update', 'POST, PUT'],
  ] as const)('is refused with those that it takes: %s %s', async (method, url, allow) => {
    const reply = await market.app.inject({ method, url });
    expect([reply.statusCode, reply.headers.allow]).toEqual([405, allow]);
    expect(reply.json()).toEqual({
      errors: [{ code: 'method_not_allowed', message: 'This address does not accept this method.' }],
    });
  });
});

describe('a method that an address takes, with a parameter that is too long', () => {
  it('is an unknown address', async () => {
    const reply = await market.app.inject({ url: `/api/v1/stores/details/${'a'.repeat(101)}` });
    expect([reply.statusCode, reply.json().errors[0].code]).toEqual([404, 'not_found']);
  });
});

describe('a list without zones', () => {
  const lists = endpoints.filter(({ inZones, callers }) => inZones === true && callers === 'anyone');
  it.each(lists.map(({ path }) => [path] as const))(
    '[API-02] [API-08] is refused with what to send: %s',
    async (path) => {
      const url = path.replace(/\{\w+\}/g, '1');
      const reply = await market.app.inject({ url });
      expect([reply.statusCode, reply.json().errors[0].code]).toEqual([400, 'zoneid']);
      const empty = await market.app.inject({ url, headers: { zoneid: '[]' } });
      expect(empty.json().errors?.map(({ code }: { code: string }) => code) ?? []).not.toContain('zoneid');
    },
  );

  it('is answered where the zones are optional', async () => {
    const all = await market.app.inject({ url: '/api/v1/module' });
    expect(all.json().modules.length).toBeGreaterThan(0);
    const some = await market.app.inject({ url: '/api/v1/module', headers: { zoneid: `[${knownZones.yaba.id}]` } });
    expect(some.statusCode).toBe(200);
  });
});
