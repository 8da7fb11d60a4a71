import { type CountryCode, isSupportedCountry, parsePhoneNumberFromString } from 'libphonenumber-js';

/** Numbers of the demo's people: no country gives out such zeros. */
const demoNumber = /^\+(234|254)0{5,6}\d{4}$/;
const longestPhone = 30;

/**
 * A phone number as people write it, in international form; undefined for what cannot be one. `home` is the country of
 * whoever writes no country code [AUTH-34].
 */
export function normalisedPhone(written: string, home: string, isDemo = false): string | undefined {
  const bare = bareNumber(written);
  if (bare === undefined) return undefined;
  if (isDemo && demoNumber.test(bare)) return bare;
  const number = parsePhoneNumberFromString(bare, isSupportedCountry(home) ? (home as CountryCode) : undefined);
  return number?.isPossible() ? number.number : undefined;
}

/** Two letters of the country that a number in international form belongs to. */
export function countryOf(phone: string, isDemo = false): string | undefined {
  const country = parsePhoneNumberFromString(phone)?.country;
  if (country || !isDemo) return country;
  return phone.startsWith('+234') ? 'NG' : phone.startsWith('+254') ? 'KE' : undefined;
}

/** Digits of any script in ours, without what people write between them; undefined when there is anything else. */
function bareNumber(written: string): string | undefined {
  if (written.length > longestPhone) return undefined;
  const digits = written
    .normalize('NFKC')
    .replace(/\p{Nd}/gu, (digit) => String(valueOfDigit(digit)))
    .replace(/\p{Cf}|^tel:/giu, '')
    .trim();
  if (!/^\+?[\d\s().\-\u2010-\u2015/]+$/.test(digits)) return undefined;
  // 00 and, from Nigeria, 009 are what a plus is on a key.
  return digits.replace(/[^\d+]/g, '').replace(/^(009(?=234|254)|00(?!9))/, '+');
}

/** The ten digits of a script lie side by side, zero first. */
function valueOfDigit(digit: string): number {
  let zero = digit.codePointAt(0) ?? 0;
  const own = zero;
  while (/\p{Nd}/u.test(String.fromCodePoint(zero - 1)) && own - zero < 9) zero--;
  return own - zero;
}
