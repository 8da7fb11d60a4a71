import { type Medium, maxEmailLength } from 'market/auth/auth.rules';
import { readPhone } from 'market/values/phone';
import type { MarketMode } from '#api/http/market-mode.ts';

/** An e-mail address or a phone number in its stored form. */
export interface Contact {
  medium: Medium;
  value: string;
}

/** Reads a field that accepts either; undefined if the text is neither. */
export function readContact(typed: string, home: string, mode: MarketMode): Contact | undefined {
  const value = typed.trim();
  if (value.includes('@')) return isEmail(value) ? { medium: 'email', value: normalizedEmail(value) } : undefined;
  const phone = readPhone(value, home, mode.acceptsDemoPhones);
  return phone === undefined ? undefined : { medium: 'phone', value: phone };
}

/** Addresses are stored in lower case, so that one person has one account. */
export function normalizedEmail(email: string): string {
  return email.trim().toLowerCase();
}

function isEmail(value: string): boolean {
  return value.length <= maxEmailLength && /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(value);
}
