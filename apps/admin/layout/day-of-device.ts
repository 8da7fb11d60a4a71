/** Returns the day on the clock of the device, some days later than today, as `2026-11-05`. */
export function dayOfDevice(daysLater: number): string {
  const at = new Date();
  const day = new Date(Date.UTC(at.getFullYear(), at.getMonth(), at.getDate() + daysLater));
  return day.toISOString().slice(0, 10);
}
