import { numberIn } from 'app-kit/formats/amounts.ts';

/** Returns a written percent from 0 to 100; undefined if the text is not a percent. */
export function percentIn(text: string): number | undefined {
  const value = numberIn(text);
  return value !== undefined && value <= 100 ? value : undefined;
}

/**
 * What `datetime-local` shows for the start of a new rule, by the clock of the device: in some minutes for the first one,
 * without which the opening day has none, and at midnight for one that follows another.
 */
export function usualStart(now: Date, isFirst: boolean): string {
  const minutes = 10;
  return isFirst ? momentField(new Date(now.getTime() + minutes * 60_000)) : nextMidnight(now);
}

/** What `datetime-local` shows for the next midnight by the clock of the device. */
export function nextMidnight(now: Date): string {
  const [year, month, day] = [now.getFullYear(), now.getMonth(), now.getDate() + 1];
  return momentField(new Date(year, month, day));
}

/** What `datetime-local` shows for a moment by the clock of the device. */
export function momentField(at: Date): string {
  const two = (value: number) => String(value).padStart(2, '0');
  const day = `${at.getFullYear()}-${two(at.getMonth() + 1)}-${two(at.getDate())}`;
  return `${day}T${two(at.getHours())}:${two(at.getMinutes())}`;
}

/** Returns the moment that a field of day and time names, by the clock of the device; undefined where it names none. */
export function momentIn(text: string): string | undefined {
  const at = new Date(text);
  return text && !Number.isNaN(at.getTime()) ? at.toISOString() : undefined;
}
