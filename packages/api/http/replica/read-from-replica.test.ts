import { sql } from 'kysely';
import { contract } from 'market/calls/contract';
import type { Endpoint } from 'market/calls/endpoint';
import { afterAll, beforeAll, beforeEach, describe, expect, inject, it } from 'vitest';
import { buildApi } from '#api/app/app.ts';
import { connect, type Database } from '#api/db/connection.ts';
import { watchReplica } from '#api/db/replica/replica.ts';
import { knownZones } from '#api/db/seed/known-market.ts';
import { createDatabase, databaseName, dropDatabase } from '#api/testing/databases.ts';
import { marketUnderTest } from '#api/testing/under-test/market-under-test.ts';
import { mayBeStale } from './may-be-stale.ts';

const market = marketUnderTest();
const name = databaseName();
/** A copy of the same data with other store names, so that its replies are distinguishable. */
let copy: { url: string; db: Database };
let node: ReturnType<typeof buildApi>;
/** The same without a primary. */
let cutOff: ReturnType<typeof buildApi>;
const away = connect({ url: 'postgres://nobody@127.0.0.1:1/none' });
const usual = { isWell: true, isUsable: true, isPrimaryAway: false, doubts: 0 };
const replica = { ...usual };

beforeAll(async () => {
  const url = await createDatabase(inject('databaseServer'), name, inject('templateDatabase'));
  copy = { url, db: connect({ url }) };
  await sql`update stores set name = 'Replica of ' || name`.execute(copy.db);
  const watched = {
    db: copy.db,
    mayServe: () => replica.isWell,
    isUsable: () => replica.isUsable,
    isPrimaryAway: () => replica.isPrimaryAway,
    doubt: () => {
      replica.doubts += 1;
    },
    close: async () => {},
  };
  node = buildApi({ ...market, replica: watched }, { checkReplies: true });
  cutOff = buildApi({ ...market, db: away, replica: watched }, { checkReplies: true });
});
beforeEach(() => Object.assign(replica, usual));
afterAll(async () => {
  await Promise.all([node.close(), cutOff.close(), away.destroy()]);
  await copy.db.destroy();
  await dropDatabase(inject('databaseServer'), name);
});

const scope = { zoneid: `[${knownZones.yaba.id}]`, moduleid: '1' };

/** Whether the stores of a place came from the replica. */
async function isFromReplica(headers: Record<string, string> = {}, api = node): Promise<boolean> {
  const reply = await api.inject({ url: '/api/v1/stores?limit=3', headers: { ...scope, ...headers } });
  expect(reply.statusCode).toBe(200);
  const names = reply.json<{ stores: { name: string }[] }>().stores.map((store) => store.name);
  expect(names).not.toHaveLength(0);
  return names.every((one) => one.startsWith('Replica of '));
}

describe('reads that may be a moment old', () => {
  it('come from a replica that is well, and from the primary while it is not', async () => {
    expect(await isFromReplica()).toBe(true);
    replica.isWell = false;
    expect(await isFromReplica()).toBe(false);
  });

  it('come from the primary for a shopper who has written something, until the mark ends by itself', async () => {
    const { headers, statusCode } = await node.inject({ method: 'POST', url: '/api/v1/auth/guest/request' });
    expect(statusCode).toBe(200);
    const cookies = [headers['set-cookie']].flat().map(String);
    const mark = cookies.find((cookie) => cookie.startsWith('wrote='));
    expect(mark).toBe('wrote=1; Path=/; Max-Age=10; HttpOnly; SameSite=Lax');
    expect(await isFromReplica({ cookie: 'a=b; wrote=1; c=d' })).toBe(false);
    expect(await isFromReplica({ cookie: 'a=b; c=wrote=1x' })).toBe(true);
  });

  it('do not mark a shopper who only reads, or whose request was refused', async () => {
    const looks = await node.inject({ url: '/api/v1/stores', headers: scope });
    const refused = await node.inject({ method: 'POST', url: '/api/v1/cart/add', payload: {} });
    expect(refused.statusCode).toBeGreaterThanOrEqual(400);
    for (const { headers } of [looks, refused]) expect(String(headers['set-cookie'] ?? '')).not.toContain('wrote');
  });

  it('are answered by the primary when the replica fails in the middle, which is then marked unhealthy', async () => {
    await sql`alter table stores rename to stores_away`.execute(copy.db);
    expect(await isFromReplica()).toBe(false);
    expect(replica.doubts).toBe(1);
    await sql`alter table stores_away rename to stores`.execute(copy.db);
  });

  it.each([
    ['one that is behind, while the primary is away', { isWell: false, isPrimaryAway: true }, {}],
    ['one that is behind, where the primary fails in the middle', { isWell: false }, {}],
    ['one, for a shopper who has just written and whose primary is lost', {}, { cookie: 'wrote=1' }],
    ['one, for a shopper who is signed in', {}, { authorization: `Bearer ${'a'.repeat(43)}` }],
  ])('come from a replica without a primary: from %s', async (_which, situation, headers) => {
    Object.assign(replica, situation);
    expect(await isFromReplica(headers, cutOff)).toBe(true);
    const settings = await cutOff.inject({ url: '/api/v1/config', headers });
    expect(settings.statusCode).toBe(200);
  });

  it('are refused with the same words as an order where the replica has never served', async () => {
    Object.assign(replica, { isWell: false, isUsable: false, isPrimaryAway: true });
    const reply = await cutOff.inject({ url: '/api/v1/stores?limit=3', headers: scope });
    expect([reply.statusCode, reply.headers['retry-after']]).toEqual([503, '1']);
  });

  it('are refused as on the primary: an unknown store is not looked up twice', async () => {
    const reply = await node.inject({ url: '/api/v1/stores/details/no-such-store', headers: scope });
    expect([reply.statusCode, replica.doubts]).toEqual([404, 0]);
  });

  it('are the catalog, and nothing that is personal or writes', () => {
    const calls = Object.values(contract).flatMap((endpoints) => Object.values<Endpoint>(endpoints));
    const old = calls.filter(mayBeStale);
    expect(old.length).toBeGreaterThan(30);
    for (const { path, callers, method, hasSideEffects } of old) {
      expect([path, callers, method, hasSideEffects]).toEqual([path, 'anyone', 'GET', undefined]);
      expect(path).not.toMatch(/cart|order|wallet|customer|payment|track|chat|notification/);
    }
  });
});

describe('a replica that is watched', () => {
  it.each([
    ['is not a replica', () => copy.url, 'The replica is left out: it is not a replica'],
    ['is away', () => 'postgres://nobody@127.0.0.1:1/none', 'The replica is left out: it does not answer'],
  ])('takes no reads when it %s, and says so once', async (_what, url, words) => {
    const reports: string[] = [];
    const watched = watchReplica({ url: url(), primaryUrl: market.url, report: (line) => reports.push(line) });
    expect(watched.mayServe()).toBe(false);
    await expect.poll(() => reports).toEqual([words]);
    expect(watched.mayServe()).toBe(false);
    await watched.close();
  });
});
