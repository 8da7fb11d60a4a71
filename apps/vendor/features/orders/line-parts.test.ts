import { expect, it } from 'vitest';
import { partsOf } from './line-parts.ts';

it('[STO-009] [ITEM-27] counts options for each unit, and add-ons once for the line', () => {
  const line = {
    quantity: 3,
    choices: [{ name: 'Soup', labels: ['Egusi', 'Ogbono'] }],
    add_ons: [{ name: 'Plantain', quantity: 1 }],
  };
  expect(partsOf(line)).toEqual([
    { count: 3, name: 'Egusi, Ogbono', group: 'Soup' },
    { count: 1, name: 'Plantain', group: undefined },
  ]);
});
