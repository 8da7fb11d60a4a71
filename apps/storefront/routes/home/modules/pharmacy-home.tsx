import { hero } from '../sections/hero.tsx';

/** What is seen first of the home of the pharmacy module. */
export const pharmacyHome = [hero({ pictures: ['artem', 'bpmon', 'vitce'], isOverlapped: true, isLong: true })];
