import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { marketUnderTest } from '../testing/market-under-test.ts';
import { takeTurn } from './take-turn.ts';

const market = marketUnderTest();

describe('work that one node does for all', () => {
  it('is taken by one of many nodes that ask at once, and by nobody until its time comes again', async () => {
    const asked = await Promise.all(Array.from({ length: 8 }, () => takeTurn(market.db, 'sweep', 3600)));
    expect(asked.filter(Boolean)).toHaveLength(1);
    expect(await takeTurn(market.db, 'sweep', 3600)).toBe(false);
    expect(await takeTurn(market.db, 'other work', 3600)).toBe(true);
    await sql`update background_turns set taken_at = taken_at - interval '1 hour'`.execute(market.db);
    expect(await takeTurn(market.db, 'sweep', 3600)).toBe(true);
  });
});
