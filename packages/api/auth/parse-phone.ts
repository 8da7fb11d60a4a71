import { readPhone } from 'market/values/phone';
import type { MarketMode } from '#api/http/market-mode.ts';
import { fieldRefusal } from '#api/http/refusal.ts';

interface Reading {
  /** Whose local spelling applies: the two letters of a country. */
  country: string;
  /** The field of the call, which the refusal names. */
  field: string;
  mode: MarketMode;
}

/** Returns the number in international form; refuses a number that is not valid in its country [AUTH-33] [AUTH-84]. */
export function parsePhone(written: string, { country, field, mode }: Reading): string {
  const phone = readPhone(written, country, mode.acceptsDemoPhones);
  if (phone === undefined) throw fieldRefusal(field, 'number must be 10 digits');
  return phone;
}
