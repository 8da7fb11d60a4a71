import { hero } from '../sections/hero.tsx';

/** The first view of the home page of the parcel module, which sells nothing. */
export const parcelHome = [hero({ pictures: ['scooter', 'gift', 'boxbig'], isOverlapped: true })];
