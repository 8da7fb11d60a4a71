import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { knownModules, knownZones, testStalls } from '../../db/seed/known-market.ts';
import { marketUnderTest } from '../../testing/market-under-test.ts';
import { shopperUnderTest } from '../../testing/shopper-under-test.ts';
import { sendMessages } from './send-messages.ts';

const market = marketUnderTest();
const { yaba } = knownZones;
const { percentOff, amountOff } = testStalls.grocery.items;

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
    union all select order_count from stores where id = ${testStalls.grocery.id}`.execute(market.db);
  return rows.map(({ n }) => n);
};

describe('messages to the world outside', () => {
  it('leave in their order, each with a key that its receiver knows again', async () => {
    const ids = [await placed(), await placed()];
    const told: string[] = [];
    while ((await sendMessages(market, [async ({ dedupe_key }) => void told.push(dedupe_key)])) > 0);
    expect(told).toEqual(ids.map((id) => `${id}:1`));
  });

  it('come again when their receiver fails, and are counted once', async () => {
    const before = await orderCounts();
    const id = await placed([percentOff.id, amountOff.id]);
    const told: string[] = [];
    const failing = async ({ dedupe_key }: { dedupe_key: string }) => {
      told.push(dedupe_key);
      if (told.length === 1) throw new Error('The line is dead');
    };
    await expect(sendMessages(market, [failing])).rejects.toThrow('The line is dead');
    expect(await orderCounts()).toEqual(before);
    await sendMessages(market, [failing]);
    expect(told).toEqual([`${id}:1`, `${id}:1`]);
    expect(await orderCounts()).toEqual(before.map((count) => count + 1));
  });

  it('are shared among nodes that send at once: none is told twice', async () => {
    const ids = await Promise.all(Array.from({ length: 12 }, () => placed()));
    const told: string[] = [];
    const node = () => sendMessages(market, [async ({ order_id }) => void told.push(String(order_id))]);
    await Promise.all([node(), node(), node()]);
    await node();
    expect(told.sort()).toEqual(ids.sort());
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
