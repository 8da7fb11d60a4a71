/** Formats a time that the API gives as `15:00` or `15:00:00`: `03:00 PM`. */
export function openingTime(time: string): string {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  const hour = hours % 12 || 12;
  return `${twoDigits(hour)}:${twoDigits(minutes)} ${hours % 24 < 12 ? 'AM' : 'PM'}`;
}

function twoDigits(value: number): string {
  return String(value).padStart(2, '0');
}
