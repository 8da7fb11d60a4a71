import type { Store } from 'market/stores/stores.contract';
import { describe, expect, it } from 'vitest';
import { storesExcept } from './stores-except.ts';

const withIds = (...ids: number[]) => ids.map((id) => ({ id }) as Store);
const idsOf = (stores: Store[]) => stores.map(({ id }) => id);

describe('the stores of a section', () => {
  it.each([
    ['are those that the section above has not', [1, 2, 3, 4, 5, 6], [2, 9], [1, 3, 4, 5, 6]],
    ['are all where too few others would be left', [1, 2, 3, 4, 5], [1, 2], [1, 2, 3, 4, 5]],
    ['are all below nothing', [1, 2], [], [1, 2]],
    ['are none where there are none', [], [1], []],
  ])('%s', (_case, stores, above, shown) => {
    expect(idsOf(storesExcept(withIds(...stores), withIds(...above)))).toEqual(shown);
  });
});
