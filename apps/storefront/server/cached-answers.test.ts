import { describe, expect, it } from 'vitest';
import { cachedAnswers } from './cached-answers.ts';

function remembering(seconds: number) {
  let [time, asks] = [1, 0];
  const cached = cachedAnswers<number>(seconds, () => time);
  return {
    pass: (milliseconds: number) => {
      time += milliseconds;
    },
    ask: (key: string) => cached(key, async () => ++asks),
    fail: (key: string) => cached(key, () => Promise.reject(new Error('No answer'))),
  };
}

describe('a remembered answer', () => {
  it('is given to all who ask by its key until its time is over', async () => {
    const { ask, pass } = remembering(2);
    expect(await Promise.all([ask('lagos'), ask('lagos'), ask('nairobi')])).toEqual([1, 1, 2]);
    pass(1_999);
    expect(await ask('lagos')).toBe(1);
    pass(1);
    expect(await ask('lagos')).toBe(3);
  });

  it('is none without an answer', async () => {
    const { ask, fail } = remembering(2);
    await expect(fail('lagos')).rejects.toThrow('No answer');
    expect(await ask('lagos')).toBe(1);
  });

  it('goes when many others came after it', async () => {
    const { ask } = remembering(2);
    expect(await ask('lagos')).toBe(1);
    for (let other = 0; other < 100; other++) await ask(`place ${other}`);
    expect(await ask('lagos')).toBe(102);
  });
});
