import { hero } from '../sections/hero.tsx';

/** What is seen first of the home of the parcel module, which sells nothing. */
export const parcelHome = [hero({ pictures: ['scooter', 'gift', 'boxbig'], isOverlapped: true })];
