/** Sizes of text that a member of staff may choose, in percent of the usual one [SEAT-26]. */
export const textSizes = [100, 115, 130] as const;
/** How loud the bell rings for a person [SEAT-26]. */
export const soundLevels = ['on', 'quiet', 'off'] as const;
/** How times are written: as each page does, or with 12 or 24 hours everywhere [SEAT-26]. */
export const timeFormats = ['usual', '12', '24'] as const;

/** The applications of staff, by their paths. */
const startOfPath = /^\/(vendor|courier|admin)(\/[a-z0-9/-]*)?$/;

/** Returns whether a path is a page of a staff application, at which it may open [SEAT-26]. */
export function isStartPage(path: string): boolean {
  return startOfPath.test(path) && !path.includes('//');
}
