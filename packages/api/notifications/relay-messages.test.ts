import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { knownModules, knownZones, testStores } from '#api/db/seed/known-market.ts';
import type { QueueJobs } from '#api/jobs/job-kinds.ts';
import { sendMessages } from '#api/testing/run-jobs.ts';
import { marketUnderTest } from '#api/testing/under-test/market-under-test.ts';
import { shopperUnderTest } from '#api/testing/under-test/shopper-under-test.ts';
import { addOrderCounts } from './count-orders.ts';
import { relayMessages } from './relay-messages.ts';

const market = marketUnderTest();
const { yaba } = knownZones;
const { percentOff, amountOff } = testStores.grocery.items;

async function placed(items: number[] = [percentOff.id]): Promise<string> {
  const { body } = await shopperUnderTest(() => market.app, knownModules.grocery).place({
    items: items.map((item_id) => ({ item_id, quantity: 1 })),
    latitude: yaba.at.lat,
    longitude: yaba.at.lng,
    address: yaba.address,
    contact_person_name: 'Ada Obi',
    contact_person_number: '0803 555 0142',
  });
  return body.order_id;
}

const orderCounts = async () => {
  const { rows } = await sql<{ n: number }>`
    select order_count as n from items where id in (${percentOff.id}, ${amountOff.id})
    union all select order_count from stores where id = ${testStores.grocery.id}`.execute(market.db);
  return rows.map(({ n }) => n);
};

/** A queue that records the messages it gets, by their keys. */
function keeping(queued: string[]): QueueJobs {
  return async (db, kind, jobs) => {
    if (kind !== 'queue-pushes') return;
    const ids = jobs.flatMap(({ data }) => (data as { ids: number[] }).ids);
    const { rows } = await sql<{ key: string }>`
      select m.dedupe_key as key from unnest(${ids}::bigint[]) with ordinality as wanted(id, place)
      join outbox m on m.id = wanted.id order by place`.execute(db);
    queued.push(...rows.map(({ key }) => key));
  };
}

describe('messages of the outbox', () => {
  it('are queued in their order, and again when the queue rejected them', async () => {
    const ids = [await placed(), await placed()];
    const failing = async () => {
      throw new Error('The queue is away');
    };
    await expect(relayMessages(market.db, failing)).rejects.toThrow('The queue is away');
    const queued: string[] = [];
    while ((await relayMessages(market.db, keeping(queued))) > 0);
    expect(queued).toEqual(ids.map((id) => `${id}:1`));
  });

  it('are counted once, however often their job runs', async () => {
    await sendMessages(market);
    const before = await orderCounts();
    const id = await placed([percentOff.id, amountOff.id]);
    await sendMessages(market);
    const { rows } = await sql<{ id: number }>`select id from outbox where order_id = ${id}`.execute(market.db);
    const outboxIds = rows.map((row) => row.id);
    await Promise.all([addOrderCounts(market, outboxIds), addOrderCounts(market, outboxIds)]);
    expect(await orderCounts()).toEqual(before.map((count) => count + 1));
  });

  it('are shared among nodes that take them at once: none is queued twice', async () => {
    const ids = await Promise.all(Array.from({ length: 12 }, () => placed()));
    const queued: string[] = [];
    const node = () => relayMessages(market.db, keeping(queued));
    await Promise.all([node(), node(), node()]);
    await node();
    expect(queued.sort()).toEqual(ids.map((id) => `${id}:1`).sort());
  });

  it('and orders of the same goods never lock each other out', async () => {
    await Promise.all(Array.from({ length: 6 }, () => placed([amountOff.id, percentOff.id])));
    const [sent] = await Promise.all([
      sendMessages(market),
      ...Array.from({ length: 12 }, (_, turn) =>
        placed(turn % 2 ? [amountOff.id, percentOff.id] : [percentOff.id, amountOff.id]),
      ),
    ]);
    expect(sent).toBeGreaterThanOrEqual(6);
  });
});
