import type { ModuleType } from '../modules/modules.rules.ts';
import { minBannerPixels } from './promotions-banners.rules.ts';

/** Where the banner of a section can be on a home: above the best reviewed, beside what is new, near, at the end. */
export const bannerSections = ['best_reviewed', 'new_arrival', 'nearby', 'bottom'] as const;
export type BannerSection = (typeof bannerSections)[number];

const sectionsOfModules: Readonly<Record<ModuleType, readonly BannerSection[]>> = {
  food: [],
  grocery: ['best_reviewed', 'bottom'],
  pharmacy: ['bottom'],
  ecommerce: ['best_reviewed', 'new_arrival', 'bottom'],
  parcel: [],
};

/** Returns the sections of the home of a module that show a banner, as they follow each other [OPS-065]. */
export function bannerSectionsOf(module: ModuleType): readonly BannerSection[] {
  return sectionsOfModules[module];
}

/** The modules whose homes show highlights of stores [OPS-065]. */
export const highlightModules = ['food', 'grocery'] as const satisfies readonly ModuleType[];

/** Height of the cover of a highlight as a share of its width. */
export const highlightShare = 9 / 16;

/** The pixels that a cover has in width at the minimum, so that it has those of a banner in height [OPS-065]. */
export const minHighlightWidth = Math.ceil(minBannerPixels / highlightShare);
