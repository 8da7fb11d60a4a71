import { hero, toArrivals } from '../sections/hero.tsx';

/** The first view of the home page of the shop module. */
export const ecommerceHome = [hero({ pictures: ['dressA', 'nuru', 'toteB'], action: toArrivals })];
