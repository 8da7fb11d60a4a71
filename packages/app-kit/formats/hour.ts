let isPadded = false;

/** From now on hours have two digits, as the specification prescribes them [LIM-03]. For a page or server with its texts. */
export function padHours(): void {
  isPadded = true;
}

/** Writes the hour of a time of day: `3`, as everywhere else on a page. */
export function hourText(hour: number): string {
  return String(hour).padStart(isPadded ? 2 : 1, '0');
}
