import { readPhone } from './phone.ts';

/** Digits of an account number, where a country has one form. */
const numbersOfCountry: Record<string, RegExp> = { NG: /^\d{10}$/ };
const anyNumber = /^[A-Z0-9]{5,34}$/;
const looksLikeIban = /^[A-Z]{2}\d{2}[A-Z0-9]{11,30}$/;

/**
 * Returns the number of an account as it is stored, without spaces, or undefined if it is none: of a bank in the form
 * of the country, an IBAN with its check digits, or of mobile money a phone number [STO-087].
 */
export function readAccountNumber(
  kind: 'bank' | 'mobile_money',
  written: string,
  country: string,
  acceptsDemo = false,
): string | undefined {
  if (kind === 'mobile_money') return readPhone(written, country, acceptsDemo);
  const bare = written.replace(/[\s.-]/g, '').toUpperCase();
  if (looksLikeIban.test(bare)) return hasIbanChecksum(bare) ? bare : undefined;
  return (numbersOfCountry[country] ?? anyNumber).test(bare) ? bare : undefined;
}

/** ISO 13616: letters are numbers from 10, and the whole leaves 1 when divided by 97. */
function hasIbanChecksum(iban: string): boolean {
  const digits = `${iban.slice(4)}${iban.slice(0, 4)}`.replace(/[A-Z]/g, (letter) =>
    String(Number.parseInt(letter, 36)),
  );
  return BigInt(digits) % 97n === 1n;
}
