import { marketUnderTest } from 'api/testing/under-test/market-under-test';
import { describe, expect, it } from 'vitest';
import { checkOrdering, missingIn } from './check-ordering.ts';

const market = marketUnderTest();
const whole = { name: 'Yaba', currency: 'NGN', takesCash: true, takesDigital: true, stores: 3, couriers: 2 };

describe('whether anybody could order and deliver', () => {
  it.each([
    ['a zone with all of it', whole, false, []],
    ['a zone without stores', { ...whole, stores: 0 }, true, ['Yaba: no open store with items']],
    ['a zone without couriers', { ...whole, couriers: 0 }, true, ['Yaba: no courier']],
    ['digital payment without a provider', { ...whole, takesCash: false }, false, ['Yaba: no way to pay']],
    ['digital payment with a provider', { ...whole, takesCash: false }, true, []],
    ['an empty zone', { ...whole, stores: 0, couriers: 0 }, true, ['Yaba: no open store with items, no courier']],
  ])('is told of %s', (_what, zone, hasProvider, sentences) => {
    expect(missingIn(zone, hasProvider)).toEqual(sentences);
  });

  it('is found in the tables of a market', async () => {
    expect(await checkOrdering(market.url, true)).toMatchObject([{ is: 'good' }]);
    await market.db.updateTable('stores').set({ active: false }).where('zone_id', '=', 1).execute();
    const found = await checkOrdering(market.url, true);
    expect(found).toEqual([
      { what: 'ordering', is: 'notice', words: expect.stringContaining('no open store with items') },
    ]);
  });
});
