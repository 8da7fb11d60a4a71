import type { Drawings } from '../parts/paint.ts';
import { bagsAndBoxes } from './bags-and-boxes.ts';
import { bottlesAndTubs } from './bottles-and-tubs.ts';
import { type Good, readGoods } from './read-packs.ts';
import { traysAndWraps } from './trays-and-wraps.ts';

const packShapes = { ...bagsAndBoxes, ...bottlesAndTubs, ...traysAndWraps };

function draw(good: Good) {
  const shape = packShapes[good.shape];
  if (!shape) throw new Error(`No pack is called '${good.shape}'`);
  return shape(good);
}

const drawingsOf = (file: string): Drawings =>
  Object.fromEntries(readGoods(file).map((good) => [good.key, () => draw(good)]));

/** The packs of `grocery.csv` and `pharmacy.csv`. */
export const goodsRecipes: Drawings = { ...drawingsOf('grocery.csv'), ...drawingsOf('pharmacy.csv') };
