import type { StorePermission } from '../access.rules.ts';

/** How long the code that enrols a tablet is good, in minutes; it is used once [SEAT-06]. */
export const deviceCodeMinutes = 10;
/** Digits of that code [SEAT-06]. */
export const deviceCodeLength = 8;
/** Tablets of one store [SEAT-06]. */
export const maxDevices = 20;
/** Digits of a PIN [SEAT-05]. */
export const pinDigits = { least: 4, most: 6 };
/** Wrong PINs until a name is locked on a tablet, and for how many minutes [SEAT-05]. */
export const pinTries = 5;
export const pinLockMinutes = 15;
/** After how many idle minutes the board of a tablet locks; with 0 it never does by itself [SEAT-07]. */
export const idleMinutes = { least: 0, most: 60, usual: 10 };

/** What a person who has typed a PIN may not do: money, people and the records are for a sign-in by password [SEAT-05]. */
const byPasswordOnly: readonly StorePermission[] = [
  'store.money',
  'store.reports',
  'store.export',
  'store.staff',
  'store.audit',
  'store.owner',
];

/** Returns what a person may do on a shared tablet of what their role allows [SEAT-05]. */
export function permissionsOnDevice(permissions: readonly StorePermission[]): StorePermission[] {
  return permissions.filter((permission) => !byPasswordOnly.includes(permission));
}

/** Returns whether a PIN is guessed first: one digit again and again, a pair again and again, or digits in a row [SEAT-05]. */
export function isEasyPin(pin: string): boolean {
  const digits = [...pin].map(Number);
  const isRow = (step: number) =>
    digits.every((digit, at) => at === 0 || digit === ((digits[at - 1] ?? 0) + step + 10) % 10);
  const isRepeated = (length: number) => digits.every((digit, at) => digit === digits[at % length]);
  return isRow(1) || isRow(-1) || isRepeated(1) || isRepeated(2);
}

/** Wrong PINs of one name on one tablet. */
export interface PinTries {
  count: number;
  lastAt: Date;
}

/** Returns until when a name is locked on a tablet; null where a PIN can be typed [SEAT-05]. */
export function pinLockedUntil({ count, lastAt }: PinTries, now: Date): Date | null {
  const until = new Date(lastAt.getTime() + pinLockMinutes * 60_000);
  return count >= pinTries && until > now ? until : null;
}

/** Returns whether a tablet that was last touched at this time locks now; never without minutes [SEAT-07]. */
export function isIdle(minutes: number, touchedAt: number, now: number): boolean {
  return minutes > 0 && now - touchedAt >= minutes * 60_000;
}
