import type { Drawings } from '../parts/paint.ts';
import { beautyAndHome } from './beauty-and-home.ts';
import { clothing } from './clothing.ts';
import { electronics } from './electronics.ts';
import { foodRecipes } from './food-recipes.ts';
import { fruitAndLeaves } from './fruit-and-leaves.ts';
import { goodsRecipes } from './goods-recipes.ts';
import { kitchenware } from './kitchenware.ts';
import { playAndBooks } from './play-and-books.ts';
import { shoesAndBags } from './shoes-and-bags.ts';
import { sportAndCare } from './sport-and-care.ts';
import { tableware } from './tableware.ts';
import { vegetables } from './vegetables.ts';

/** The drawings of this folder, by their image key. */
export const recipeDrawings: Drawings = {
  ...beautyAndHome,
  ...clothing,
  ...electronics,
  ...foodRecipes,
  ...fruitAndLeaves,
  ...goodsRecipes,
  ...kitchenware,
  ...playAndBooks,
  ...shoesAndBags,
  ...sportAndCare,
  ...tableware,
  ...vegetables,
};
