import { moduleTypes, traitsOf } from '../modules/modules.rules.ts';
import { minBannerPixels } from './promotions-banners.rules.ts';

/** The modules whose homes show highlights of stores [OPS-065]. */
export const highlightModules = moduleTypes.filter((type) => traitsOf(type).hasHighlights);

/** Height of the cover of a highlight as a share of its width. */
export const highlightShare = 9 / 16;

/** The pixels that a cover has in width at the minimum, so that it has those of a banner in height [OPS-065]. */
export const minHighlightWidth = Math.ceil(minBannerPixels / highlightShare);
