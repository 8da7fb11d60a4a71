/** A calendar month by the clock of the device, some months ago. */
export function monthSpan(now: Date, back: number): { from: string; until: string; start: Date } {
  const start = new Date(now.getFullYear(), now.getMonth() - back, 1);
  const end = new Date(now.getFullYear(), now.getMonth() - back + 1, 1);
  return { from: start.toISOString(), until: end.toISOString(), start };
}
