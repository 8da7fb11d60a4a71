import { describe, expect, it } from 'vitest';
import { arrangedAs, featuredFirst, placeAmongAlike, withMoved } from './items-arrange.rules.ts';

describe('an arrangement', () => {
  it.each([
    ['down', 0, 2, ['b', 'c', 'a', 'd']],
    ['up', 3, 1, ['a', 'd', 'b', 'c']],
    ['to its own place', 1, 1, ['a', 'b', 'c', 'd']],
    ['past the end', 1, 9, ['a', 'c', 'd', 'b']],
    ['before the beginning', 2, -3, ['c', 'a', 'b', 'd']],
    ['from nowhere', 7, 0, ['a', 'b', 'c', 'd']],
  ])('[STO-052] moves an entry %s', (_, from, to, expected) => {
    const list = ['a', 'b', 'c', 'd'];
    expect(withMoved(list, from, to)).toEqual(expected);
    expect(list).toEqual(['a', 'b', 'c', 'd']);
  });

  const star = (id: number) => ({ id, is_featured: true });
  const plain = (id: number) => ({ id, is_featured: false });

  it.each([
    ['a featured item not below the featured ones', 0, 3, 1],
    ['another item not above them', 3, 0, 2],
    ['a featured item among them', 1, 0, 0],
    ['another item among the others', 2, 3, 3],
  ])('[STO-052] moves %s', (_, from, to, expected) => {
    expect(placeAmongAlike([star(1), star(2), plain(3), plain(4)], from, to)).toBe(expected);
  });

  it('[STO-052] shows featured items first, both kinds in their order', () => {
    const items = [plain(1), star(2), plain(3), star(4)];
    expect(featuredFirst(items).map(({ id }) => id)).toEqual([2, 4, 1, 3]);
  });

  it.each([
    ['all of them', [1, 2, 3], [3, 1, 2], [3, 1, 2]],
    ['one added meanwhile, at the end', [1, 2, 3], [2, 1], [2, 1, 3]],
    ['without one that is gone', [1, 3], [3, 2, 1], [3, 1]],
    ['one named twice, once', [1, 2], [2, 2, 1], [2, 1]],
    ['nothing', [1, 2], [], [1, 2]],
  ])('[STO-052] takes %s', (_, known, given, expected) => {
    expect(arrangedAs(known, given)).toEqual(expected);
  });
});
