import { describe, expect, it } from 'vitest';
import { mergedBasket } from './cart.rules.ts';

describe('two baskets of one store', () => {
  const line = (fingerprint: string, quantity: number) => ({ fingerprint, quantity });
  it.each([
    ['nothing and something', [], [line('a', 2)], [line('a', 2)]],
    ['something and nothing', [line('a', 2)], [], [line('a', 2)]],
    ['different things', [line('a', 1)], [line('b', 2)], [line('a', 1), line('b', 2)]],
    ['the same, more often in the second', [line('a', 1)], [line('a', 3)], [line('a', 3)]],
    ['the same, more often in the first', [line('a', 3)], [line('a', 1)], [line('a', 3)]],
  ])('are one, and nothing counts twice: %s', (_case, one, other, merged) => {
    expect(mergedBasket(one, other)).toEqual(merged);
  });
});
