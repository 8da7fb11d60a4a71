import { hero, toArrivals } from '../sections/hero.tsx';

/** What is seen first of the home of the shop module. */
export const ecommerceHome = [hero({ pictures: ['dressA', 'nuru', 'toteB'], action: toArrivals })];
