/** How times are written: as each page does, or with 12 or 24 hours everywhere [SEAT-26]. */
export type HourCycle = 'usual' | '12' | '24';

let chosen: HourCycle = 'usual';

/** Writes times in this way from now on. */
export function setHourCycle(cycle: HourCycle): void {
  chosen = cycle;
}

/** Returns whether times have 12 hours, where a page usually writes them with 12 or not. */
export function hasTwelveHours(isUsual: boolean): boolean {
  return chosen === 'usual' ? isUsual : chosen === '12';
}

/** Returns the option of `Intl` for the chosen way; nothing where the language decides. */
export function hourOption(): { hour12?: boolean } {
  return chosen === 'usual' ? {} : { hour12: chosen === '12' };
}
