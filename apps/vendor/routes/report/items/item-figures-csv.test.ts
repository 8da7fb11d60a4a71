import type { ItemFigures } from 'market/stores/stores-report.vendor.contract';
import { expect, it } from 'vitest';
import { itemFiguresCsv } from './item-figures-csv.ts';

const item: ItemFigures = {
  ...{ item_id: 7, name: 'Rice, "large"', is_on_menu: true, views: 30, carts: 6, orders: 4, pieces: 5 },
  ...{ turnover: 4500.5, off_minutes: 90, refunded_pieces: 1, refunded: 900.1 },
};

it('[STO-092] writes a line for each item, with the names of the columns before', () => {
  const lines = itemFiguresCsv([item], 'NGN').trim().split(/\r?\n/);
  expect(lines).toEqual([
    'item_id,name,pieces,orders,turnover,views,carts,off_minutes,refunded_pieces,refunded,currency',
    '7,"Rice, ""large""",5,4,4500.5,30,6,90,1,900.1,NGN',
  ]);
  expect(itemFiguresCsv([], 'NGN').trim().split(/\r?\n/)).toHaveLength(1);
});
