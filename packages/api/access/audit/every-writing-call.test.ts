import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { contract } from 'market/calls/contract';
import type { Endpoint } from 'market/calls/endpoint';
import { staffNeedOf } from 'market/calls/staff-callers';
import { describe, expect, it } from 'vitest';
import { breachesIn } from '#api/testing/breaches.ts';
import { pharmacyCallsUnderTest } from '#api/testing/under-test/calls/pharmacy-calls-under-test.ts';
import { proposalCallsUnderTest } from '#api/testing/under-test/calls/proposal-calls-under-test.ts';
import { type StaffCall, staffCallsUnderTest } from '#api/testing/under-test/calls/staff-calls-under-test.ts';
import { marketUnderTest } from '#api/testing/under-test/market-under-test.ts';
import { formType, writeForm } from '../../../../harness/fuzz/write-form.ts';

const market = marketUnderTest();
const recipes = {
  ...staffCallsUnderTest(market),
  ...pharmacyCallsUnderTest(market),
  ...proposalCallsUnderTest(market),
};

/** These change nothing that anybody would ask about later. */
const withoutLine: Record<string, string> = {
  'vendorChat.see': 'that a message was on the screen; the message keeps the time',
  'courierChat.see': 'that a message was on the screen; the message keeps the time',
  'adminChat.see': 'that a message was on the screen; the message keeps the time',
  'courierDispatch.see': 'that an offer was on the screen; the offer keeps the time',
  'courierOrders.positions': 'where a courier is, up to once a second; it is forgotten after the shift',
  'vendorPrescriptions.price': 'what medicines would cost; nothing is kept',
  'adminPages.preview': 'how a text would look; nothing is kept',
};

const writing = Object.entries(contract).flatMap(([noun, endpoints]) =>
  Object.entries(endpoints as Record<string, Endpoint>).flatMap(([name, endpoint]) => {
    const need = staffNeedOf(endpoint.callers);
    return need && endpoint.method !== 'GET' ? [{ title: `${noun}.${name}`, endpoint, need }] : [];
  }),
);

async function send({ path, method, bodyAs, oncePerKey }: Endpoint, { by, params = {}, body }: StaffCall) {
  const url = path.replace(/\{(\w+)\}/g, (_, name: string) => String(params[name]));
  const isForm = bodyAs === 'multipart';
  const payload = isForm ? writeForm(body ?? {}) : body;
  const headers = {
    ...by.headers,
    'user-agent': 'Mozilla/5.0 (X11; Linux x86_64) Chrome/143.0',
    ...(oncePerKey && { 'idempotency-key': randomUUID() }),
    ...(isForm && { 'content-type': formType }),
  };
  return market.app.inject({ method, url, headers, ...(payload && { payload }) });
}

const newestLine = async () => {
  const { rows } = await sql<{ id: number }>`select coalesce(max(id), 0) as id from audit_lines`.execute(market.db);
  return rows[0]?.id ?? 0;
};

describe('[OPS-091] [SEAT-11] every call of staff that writes leaves a line with its person in the audit log', () => {
  it.each(writing.filter(({ title }) => !withoutLine[title]))('$title', async ({ title, endpoint, need }) => {
    const recipe = recipes[title];
    expect(recipe, `Add ${title} to staff-calls-under-test.ts: a call that succeeds`).toBeDefined();
    const call = (await recipe?.()) as StaffCall;
    const before = await newestLine();
    const { statusCode, body } = await send(endpoint, call);
    expect([statusCode, body.slice(0, 200)]).toEqual([200, expect.any(String)]);
    const { rows } = await sql<{ account_id: number; request_id: string; device: string; audience: string }>`
      select account_id, request_id, device, audience from audit_lines where id > ${before}`.execute(market.db);
    expect(rows.length).toBeGreaterThan(0);
    for (const line of rows) {
      const { audience } = need;
      expect(line).toMatchObject({ account_id: call.by.id, audience, device: 'Chrome on Linux' });
      expect(line.request_id).not.toBe('');
    }
  });

  it('and no other: what is listed exists', () => {
    const titles = writing.map(({ title }) => title);
    expect(Object.keys({ ...recipes, ...withoutLine }).filter((title) => !titles.includes(title))).toEqual([]);
  });

  it('and the chain of all these lines holds', async () => {
    expect(await breachesIn(market.db)).toEqual([]);
  });
});
