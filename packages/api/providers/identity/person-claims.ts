import { maxEmailLength } from 'market/auth/auth.rules';
import { NotProven } from './identity-providers.ts';

const maxNameLength = 100;

/** Returns the provider's id of a person; empty for one that cannot be stored. */
export function subjectIn(claim: unknown): string {
  if (typeof claim === 'string' && /^[\x21-\x7e]{1,255}$/.test(claim)) return claim;
  throw new NotProven('no subject');
}

export function emailIn(claim: unknown): string | null {
  const isEmail =
    typeof claim === 'string' && claim.length <= maxEmailLength && /^[^\s@\p{Cc}]+@[^\s@\p{Cc}]+$/u.test(claim);
  return isEmail ? claim.toLowerCase() : null;
}

export function nameIn(claim: unknown): string {
  if (typeof claim !== 'string') return '';
  return claim
    .replace(/\p{Cc}+/gu, ' ')
    .trim()
    .slice(0, maxNameLength);
}
