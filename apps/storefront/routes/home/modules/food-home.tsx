import { categoryRow } from '../sections/category-row-section.tsx';
import { hero, toStores } from '../sections/hero.tsx';
import { visitedStores } from '../sections/stores/visited-stores.tsx';

/** The first view of the home page of the food module. */
export const foodHome = [hero({ pictures: ['jollof', 'suya', 'egusi'], action: toStores }), categoryRow, visitedStores];
