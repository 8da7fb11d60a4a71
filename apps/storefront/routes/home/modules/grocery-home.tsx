import { categoryRow } from '../sections/category-row-section.tsx';
import { hero, toMarket } from '../sections/hero.tsx';

/** The first view of the home page of the grocery module. */
export const groceryHome = [hero({ pictures: ['veg', 'fruit', 'tomatoes'], action: toMarket }), categoryRow];
