import { describe, expect, it } from 'vitest';
import { itemsOfRail } from './items-rails.rules.ts';

/** 'A1' is the item A of store 1. */
function itemsOf(names: string) {
  return names.split(' ').map((text) => ({ name: text.slice(0, 1), store_id: Number(text.slice(1)) }));
}

function rail(candidates: string, shown = '', limit = 15): string {
  return itemsOfRail(itemsOf(candidates), new Set(shown), limit)
    .map(({ name, store_id }) => `${name}${store_id}`)
    .join(' ');
}

describe('the items of a rail of a home', () => {
  it.each([
    ['stay in their order where every store has two at most', 'A1 B2 C1 D3 E2', 'A1 B2 C1 D3 E2'],
    ['are at most two of one store among five, the third of it comes later', 'A1 B1 C1 D2 E3 F4', 'A1 B1 D2 E3 F4 C1'],
    ['keep to that among any five in a row', 'A1 B1 C2 D2 E3 F1 G1 H2 I3', 'A1 B1 C2 D2 E3 F1 G1 H2 I3'],
    ['are all of one store where there is no other', 'A1 B1 C1 D1', 'A1 B1 C1 D1'],
    ['are those of the only store once the others are used up', 'A1 B1 C1 D2', 'A1 B1 D2 C1'],
    ['have no name twice, in whichever stores', 'A1 A2 B3 C4 B1 D5 E6', 'A1 B3 C4 D5 E6'],
  ])('%s', (_, candidates, expected) => {
    expect(rail(candidates)).toBe(expected);
  });

  it.each([
    ['are none that a rail before it shows', 'A1 B2 C3 D4 E5 F6 G7', 'BD', 'A1 C3 E5 F6 G7'],
    ['are repeated only until there are five', 'A1 B2 C3 D4 E5 F6', 'ABCD', 'E5 F6 A1 B2 C3'],
    ['are all repeated where nothing else is sold', 'A1 B2', 'AB', 'A1 B2'],
  ])('%s', (_, candidates, shown, expected) => {
    expect(rail(candidates, shown)).toBe(expected);
  });

  it('are no more than the rail has room for', () => {
    expect(rail('A1 B2 C3 D4', '', 3)).toBe('A1 B2 C3');
    expect(rail('A1 B1 C1 D2', '', 3)).toBe('A1 B1 D2');
  });
});
