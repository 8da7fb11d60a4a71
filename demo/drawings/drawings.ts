import { beautyGoods } from './beauty-goods.ts';
import { boxedMeals } from './boxed-meals.ts';
import { careGoods } from './care-goods.ts';
import { clothes } from './clothes.ts';
import { crops } from './crops.ts';
import { devices } from './devices.ts';
import { dishesWithSwallow } from './dishes-with-swallow.ts';
import { drinks } from './drinks.ts';
import { drinksAndDairy } from './drinks-and-dairy.ts';
import { freshGroceries } from './fresh-groceries.ts';
import { furtherGoods } from './further-goods.ts';
import { homeCloth } from './home-cloth.ts';
import { householdGoods } from './household-goods.ts';
import { kitchenDevices } from './kitchen-devices.ts';
import { kitchenGoods } from './kitchen-goods.ts';
import { medicinePacks } from './medicine-packs.ts';
import { namedPacks } from './named-packs.ts';
import { packedGroceries } from './packed-groceries.ts';
import { pantryGoods } from './pantry-goods.ts';
import type { Drawings } from './parts/paint.ts';
import { platedDishes } from './plated-dishes.ts';
import { recipeDrawings } from './recipes/recipe-drawings.ts';
import { snacks } from './snacks.ts';
import { streetFood } from './street-food.ts';
import { tabletBoxes } from './tablet-boxes.ts';

/** Every drawing of the catalogue, by its image key. */
export const drawings: Drawings = {
  ...beautyGoods,
  ...boxedMeals,
  ...careGoods,
  ...clothes,
  ...crops,
  ...devices,
  ...dishesWithSwallow,
  ...drinksAndDairy,
  ...drinks,
  ...freshGroceries,
  ...furtherGoods,
  ...homeCloth,
  ...householdGoods,
  ...kitchenDevices,
  ...kitchenGoods,
  ...medicinePacks,
  ...namedPacks,
  ...packedGroceries,
  ...pantryGoods,
  ...platedDishes,
  ...recipeDrawings,
  ...snacks,
  ...streetFood,
  ...tabletBoxes,
};
