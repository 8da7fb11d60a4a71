import { contract } from 'market/calls/contract';
import type { Endpoint } from 'market/calls/endpoint';
import { staffNeedOf } from 'market/calls/staff-callers';
import { webhookEvents } from 'market/notifications/notifications-webhooks.contract';
import { describe, expect, it } from 'vitest';
import { marketUnderTest } from '#api/testing/under-test/market-under-test.ts';
import { namedSchemas } from './named-schemas.ts';
import { documentAudiences, openApiOf } from './open-api.ts';
import { pathOfReference } from './reference-page.ts';

const named = await namedSchemas();
const documentOf = (audience?: (typeof documentAudiences)[number]) =>
  openApiOf({ nouns: contract, events: webhookEvents, named, audience });

interface Operation {
  operationId: string;
  security: object[];
  'x-callers': string;
}

const operationsIn = (document: object): Operation[] =>
  Object.values((document as { paths: Record<string, Record<string, Operation>> }).paths).flatMap((path) =>
    Object.values(path),
  );

const calls = Object.entries(contract).flatMap(([noun, endpoints]) =>
  Object.entries(endpoints as Record<string, Endpoint>).map(([name, endpoint]) => ({
    name: `${noun}.${name}`,
    endpoint,
  })),
);

describe.each([undefined, ...documentAudiences])('the document of the calls for %s', (audience) => {
  const document = documentOf(audience);

  it('stands alone: every reference leads somewhere in it', () => {
    const found = JSON.stringify(document).matchAll(/"\$ref":"#\/([^"]+)"/g);
    const missing = [...new Set([...found].map(([, path = '']) => path))].filter((path) => {
      let part: unknown = document;
      for (const name of path.split('/')) part = (part as Record<string, unknown> | undefined)?.[name];
      return part === undefined;
    });
    expect(missing).toEqual([]);
  });

  it('says of each call who may make it, and names no call twice', () => {
    const operations = operationsIn(document);
    expect(operations.filter(({ security }) => !Array.isArray(security))).toEqual([]);
    const ids = operations.map(({ operationId }) => operationId);
    expect(new Set(ids).size).toBe(ids.length);
  });

  it('has the calls of its audience and of no other', () => {
    const audiences = new Set(
      operationsIn(document).flatMap((operation) => staffNeedOf(operation['x-callers'] as 'anyone')?.audience ?? []),
    );
    if (audience === undefined) expect(audiences).toEqual(new Set(['vendor', 'courier', 'operator']));
    else expect(audiences).toEqual(new Set(audience === 'customer' ? [] : [audience]));
  });
});

it('the documents of all audiences have every call together', () => {
  const ids = new Set(
    documentAudiences.flatMap((one) => operationsIn(documentOf(one)).map(({ operationId }) => operationId)),
  );
  expect(calls.map(({ name }) => name).filter((name) => !ids.has(name))).toEqual([]);
});

describe('the served reference', () => {
  const market = marketUnderTest();

  it.each(documentAudiences)('for %s is below 200 kB and allows its own script alone', async (audience) => {
    const reply = await market.app.inject({ url: pathOfReference(audience) });
    expect(reply.rawPayload.byteLength).toBeLessThan(200_000);
    const policy = String(reply.headers['content-security-policy']);
    expect(policy).toMatch(/^default-src 'none'; style-src 'sha256-[^']+'; script-src 'sha256-[^']+';/);
  });

  it('has every call with its example on the page of its audience, and links to the other pages', async () => {
    const pages = await Promise.all(documentAudiences.map((one) => market.app.inject({ url: pathOfReference(one) })));
    const missing = calls.filter(({ name }) => !pages.some(({ body }) => body.includes(`<details id="${name}"`)));
    expect(missing).toEqual([]);
    expect(pages[0]?.body).toContain('<a href="/api/v1/reference/vendor">stores</a>');
    expect(pages[0]?.body).not.toContain('<details id="vendorOrders');
  });

  it.each([undefined, ...documentAudiences])(
    'has the document for %s, compressed where that is taken',
    async (audience) => {
      const url = `/api/v1/openapi${audience ? `/${audience}` : ''}.json`;
      const plain = await market.app.inject({ url });
      expect(plain.json()).toEqual(JSON.parse(JSON.stringify(documentOf(audience))));
      const packed = await market.app.inject({ url, headers: { 'accept-encoding': 'br' } });
      expect(packed.headers['content-encoding']).toBe('br');
    },
  );
});
