/** How many messages the outbox page of the demo shows. */
export const outboxLength = 50;

const sixDigits = /(?<!\d)\d{6}(?!\d)/;

/** The code that a message carries, for copying it; null in a message without one. */
export function codeIn(text: string): string | null {
  return sixDigits.exec(text)?.[0] ?? null;
}
