import { moduleTypes, traitsOf } from '../modules/modules.rules.ts';

/** The modules whose home shows reasons and how sending works. */
export const guidedModules = moduleTypes.filter((type) => traitsOf(type).carriesParcels);

/** More reasons than these are not read. */
export const maxReasons = 12;
/** The home shows as many steps. */
export const guideSteps = 3;

/** Pixels; narrower pictures of a reason are blurred where screens have two pixels for one. */
export const minReasonPixels = 160;
/** Pixels of the width of the picture in place of the film, or in front of it. */
export const minGuideWidth = 480;
/** The height of that picture as a share of its width. */
export const guideShare = 10 / 16;

/** Such as `/films/parcels.webm`: pages play films of this site only, in the two kinds that every browser plays. */
const filmPath = /^\/(?![/\\])[^?#\\\s]+\.(mp4|webm)$/i;

/** Returns whether a text is the path of a film on this site; an empty one is no film. */
export function isFilmOrNone(text: string): boolean {
  return text === '' || filmPath.test(text);
}
