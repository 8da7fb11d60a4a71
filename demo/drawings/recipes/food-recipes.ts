import type { Drawings } from '../parts/paint.ts';
import { bake, bakeWords } from './bakes.ts';
import { burger, club, hotDog, wrap } from './breads.ts';
import { dish } from './dishes.ts';
import { drink } from './glasses.ts';
import { type Recipe, readRecipes } from './read-recipes.ts';

function draw(recipe: Recipe) {
  const { key, vessel, base, topping } = recipe;
  if (vessel === 'coaster') return drink(recipe);
  if (/hotDog|Dog$|steakSandwich|akaraBurger/.test(key)) return hotDog(recipe);
  if (/clubSandwich/.test(key)) return club(recipe);
  if (/Burger$|^smash|doubleCheese|crispyButter|fishBurger|blueCheese|beanSweetPotato/.test(key)) return burger(recipe);
  if (/shawarma|wrap|mishkakiRoll|smocha|burrito/i.test(key) && /roll|wrap/.test(base)) return wrap(recipe);
  if (bakeWords.test(`${base} ${topping}`) && !/pizza/.test(base)) return bake(recipe) || dish(recipe);
  return dish(recipe);
}

/** The dishes and drinks of `food.csv`. */
export const foodRecipes: Drawings = Object.fromEntries(
  readRecipes('food.csv').map((recipe) => [recipe.key, () => draw(recipe)]),
);
