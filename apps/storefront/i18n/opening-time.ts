import { hourText } from 'app-kit/formats/hour.ts';

/** Formats a time that the API gives as `15:00` or `15:00:00`: `3:00 PM`. */
export function openingTime(time: string): string {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  const hour = hours % 12 || 12;
  return `${hourText(hour)}:${String(minutes).padStart(2, '0')} ${hours % 24 < 12 ? 'AM' : 'PM'}`;
}
