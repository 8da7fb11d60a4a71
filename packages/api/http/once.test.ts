import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import type { Transaction } from '#api/db/connection.ts';
import { transact } from '#api/db/transact.ts';
import { Refusal } from '#api/http/refusal.ts';
import { marketUnderTest } from '#api/testing/under-test/market-under-test.ts';
import { type IdempotencyRecord, once } from './once.ts';

const market = marketUnderTest();
const intent = () => ({ owner: 'guest:somebody', key: randomUUID(), request: { items: [1] } });

async function keep(
  connection: Transaction | typeof market.db,
  { owner, key, fingerprint }: IdempotencyRecord,
  reply: object,
) {
  await connection
    .insertInto('idempotency_keys')
    .values({ owner, key, fingerprint, reply: JSON.stringify(reply) })
    .execute();
}

describe('an intent', () => {
  it('has one reply, stored with its effect', async () => {
    const same = intent();
    let works = 0;
    const work = async (transaction: Transaction, record: IdempotencyRecord) => {
      works += 1;
      await keep(transaction, record, { order: works });
      return { order: works };
    };
    expect([await once(market.db, same, work), await once(market.db, same, work)]).toEqual([
      { order: 1 },
      { order: 1 },
    ]);
    expect(works).toBe(1);
  });

  it('is answered with the same bytes again', async () => {
    const same = intent();
    const reply = {
      order_id: '7',
      total: 95.5,
      parts: [{ zone: null, id: 1, at: 'x' }],
      currency: 'NGN',
      status: 'ok',
    };
    const work = async (transaction: Transaction, record: IdempotencyRecord) => {
      await keep(transaction, record, reply);
      return reply;
    };
    const answers = [await once(market.db, same, work), await once(market.db, same, work)];
    expect(answers).toEqual([reply, reply]);
    expect(JSON.stringify(answers[0])).toBe(JSON.stringify(answers[1]));
  });

  it('leaves nothing behind when it is refused', async () => {
    const same = intent();
    const refused = once(market.db, same, async (transaction, record) => {
      await keep(transaction, record, {});
      throw new Refusal('out_of_stock');
    });
    await expect(refused).rejects.toMatchObject({ code: 'out_of_stock' });
    const rows = await market.db.selectFrom('idempotency_keys').select('key').where('key', '=', same.key).execute();
    expect(rows).toEqual([]);
  });

  it('belongs to its owner: another one may use the same key', async () => {
    const same = intent();
    const work = (reply: object) => async (transaction: Transaction, record: IdempotencyRecord) => {
      await keep(transaction, record, reply);
      return reply;
    };
    await once(market.db, same, work({ order: 1 }));
    expect(await once(market.db, { ...same, owner: 'guest:another' }, work({ order: 2 }))).toEqual({ order: 2 });
  });

  it('waits for its turn, but is refused at once while it is under way itself', async () => {
    const [first, other] = [
      { ...intent(), lockNames: ['b', 'a'] },
      { ...intent(), lockNames: ['a'] },
    ];
    const [entered, finish] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
    const order: string[] = [];
    const work = (name: string) => async (transaction: Transaction, record: IdempotencyRecord) => {
      order.push(name);
      await keep(transaction, record, { name });
      return { name };
    };
    const working = once(market.db, first, async (transaction, record) => {
      entered.resolve();
      await finish.promise;
      return work('first')(transaction, record);
    });
    await entered.promise;
    const waiting = once(market.db, other, work('other'));
    await expect(once(market.db, first, work('first again'))).rejects.toMatchObject({ code: 'order_in_progress' });
    finish.resolve();
    await Promise.all([working, waiting]);
    expect(order).toEqual(['first', 'other']);
  });

  // The other one was answered after this one had looked under the key: seen here without its lock.
  it.each([
    ['fails on the key', async () => undefined],
    [
      'is refused, as its cart is empty by now',
      async () => {
        throw new Refusal('cart_empty');
      },
    ],
  ])('that looked a moment too early gets the answer that stands, when it %s', async (_how, end) => {
    const same = intent();
    const answer = once<object>(market.db, same, async (transaction, record) => {
      await keep(market.db, record, { order: 'first' });
      await end();
      await keep(transaction, record, { order: 'second' });
      return { order: 'second' };
    });
    expect(await answer).toEqual({ order: 'first' });
  });

  it('is not an answer to another request', async () => {
    const same = intent();
    await once(market.db, same, async (transaction, record) => keep(transaction, record, {}).then(() => ({})));
    const other = once(market.db, { ...same, request: { items: [2] } }, async () => ({}));
    await expect(other).rejects.toMatchObject({ code: 'key_reused' });
  });
});

describe('two transactions in each other’s way', () => {
  it('both come through', async () => {
    const [one, other] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
    const hold = (transaction: Transaction, id: number) =>
      sql`select from items where id = ${id} for update`.execute(transaction);
    const crossing = (first: number, second: number, mine: typeof one, theirs: typeof one) =>
      transact(market.db, async (transaction) => {
        await hold(transaction, first);
        mine.resolve();
        await theirs.promise;
        await hold(transaction, second);
        return first;
      });
    expect(await Promise.all([crossing(90_001, 90_002, one, other), crossing(90_002, 90_001, other, one)])).toEqual([
      90_001, 90_002,
    ]);
  });

  it('is the only error that is retried', async () => {
    let tries = 0;
    const broken = transact(market.db, async (transaction) => {
      tries += 1;
      await sql`select 1 / 0`.execute(transaction);
    });
    await expect(broken).rejects.toMatchObject({ code: '22012' });
    expect(tries).toBe(1);
  });
});
