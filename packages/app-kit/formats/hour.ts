let isPadded = false;

/** Writes hours with two digits from now on, as the specification prescribes them [LIM-03], or without. For a page or server with its texts. */
export function padHours(pads = true): void {
  isPadded = pads;
}

/** Writes the hour of a time of day: `3`, as everywhere else on a page. */
export function hourText(hour: number): string {
  return String(hour).padStart(isPadded ? 2 : 1, '0');
}
