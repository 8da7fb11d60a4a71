import { describe, expect, it } from 'vitest';
import { marketUnderTest } from '../testing/market-under-test.ts';
import { keptAnswers } from './kept-answers.ts';

const market = marketUnderTest();

describe('an answer that is kept', () => {
  it('is asked for once while it is fresh, by everybody at once too', async () => {
    const kept = keptAnswers<number>(60);
    let asked = 0;
    const ask = async () => ++asked;
    const answers = await Promise.all([kept(market.db, 'a', ask), kept(market.db, 'a', ask)]);
    expect([...answers, await kept(market.db, 'a', ask)]).toEqual([1, 1, 1]);
    expect(await kept(market.db, 'b', ask)).toBe(2);
  });

  it('is asked for again when it is no longer fresh', async () => {
    const kept = keptAnswers<number>(-1);
    let asked = 0;
    const ask = async () => ++asked;
    expect([await kept(market.db, 'a', ask), await kept(market.db, 'a', ask)]).toEqual([1, 2]);
  });

  it('is no fault: whoever asks next asks anew', async () => {
    const kept = keptAnswers<number>(60);
    await expect(kept(market.db, 'a', () => Promise.reject(new Error('away')))).rejects.toThrow('away');
    expect(await kept(market.db, 'a', async () => 1)).toBe(1);
  });

  it('makes room for newer ones', async () => {
    const kept = keptAnswers<number>(60);
    let asked = 0;
    const ask = async () => ++asked;
    for (let key = 0; key <= 1000; key++) await kept(market.db, String(key), ask);
    expect(await kept(market.db, '1000', ask)).toBe(1001);
    expect(await kept(market.db, '0', ask)).toBe(1002);
  });
});
