import { categoryRow } from '../sections/category-row-section.tsx';
import { hero, toMarket } from '../sections/hero.tsx';

/** What is seen first of the home of the grocery module. */
export const groceryHome = [hero({ pictures: ['veg', 'fruit', 'tomatoes'], action: toMarket }), categoryRow];
