import { categoryRow } from './sections/category-row-section.tsx';
import { hero, toStores } from './sections/hero.tsx';

/** What is seen first of the home of the pharmacy module. */
export const pharmacyHome = [hero({ pictures: ['artem', 'bpmon', 'vitce'], action: toStores }), categoryRow];
