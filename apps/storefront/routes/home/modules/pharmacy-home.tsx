import { hero } from '../sections/hero.tsx';

/** The first view of the home page of the pharmacy module. */
export const pharmacyHome = [hero({ pictures: ['artem', 'bpmon', 'vitce'], isOverlapped: true, isLong: true })];
