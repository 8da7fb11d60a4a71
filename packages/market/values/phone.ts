import { type CountryCode, isSupportedCountry, parsePhoneNumberFromString } from 'libphonenumber-js/min';

/** Phone numbers of invented people in the demo. No country assigns numbers with these zeros. */
const demoNumber = /^\+(234|254)0{5,6}\d{4}$/;
/** Most numbers are written like this, and need no other digits replaced. */
const plainAscii = /^[ -~]*$/;
/** Characters of a written number, gaps included, at most. */
const maxWrittenLength = 30;

/**
 * Returns a phone number in international form, such as +233244123456, or undefined if the number is not valid.
 * `country` is the two-letter code of the country whose local spelling applies: the country of the zone for orders, the
 * configured country for accounts. In the demo, the numbers of its invented people are valid too.
 */
export function readPhone(written: string, country: string, acceptsDemo = false): string | undefined {
  const bare = withoutGaps(written);
  if (bare === undefined) return undefined;
  const withPlus = bare.replace(/^(009(?=234|254)|00)/, '+');
  if (acceptsDemo && demoNumber.test(withPlus)) return withPlus;
  // 00 replaces a plus almost everywhere. Where it does not, as in the United States, the country's own rule applies.
  return validNumber(withPlus, country) ?? validNumber(bare, country);
}

/** Returns whether a two-letter code is that of a country with phone numbers. */
export function isPhoneCountry(country: string): boolean {
  return isSupportedCountry(country);
}

/** Returns the last seven digits of a written number, or fewer where it has fewer: the same however it is written. */
export function lastDigitsOf(written: string): string {
  return inAscii(written).replace(/\D/g, '').slice(-7);
}

/** Returns the two-letter country code of a number in international form, or undefined if no country has such numbers. */
export function countryOfPhone(phone: string, acceptsDemo = false): string | undefined {
  const country = parsePhoneNumberFromString(phone)?.country;
  if (country || !acceptsDemo) return country;
  return phone.startsWith('+234') ? 'NG' : phone.startsWith('+254') ? 'KE' : undefined;
}

/**
 * Returns the international form of a number that was stored before every country was known, or undefined if it cannot
 * be derived. Such a number has a plus in front of its local spelling: +0244123456 in Ghana is +233244123456.
 */
export function repairedPhone(stored: string, country: string, acceptsDemo = false): string | undefined {
  return readPhone(stored, country, acceptsDemo) ?? readPhone(stored.replace(/^\+/, ''), country, acceptsDemo);
}

function validNumber(bare: string, country: string): string | undefined {
  const number = parsePhoneNumberFromString(bare, isSupportedCountry(country) ? (country as CountryCode) : undefined);
  return number?.isValid() ? number.number : undefined;
}

/** Returns ASCII digits, with a leading plus where one is written; undefined if the text has anything but a number. */
function withoutGaps(written: string): string | undefined {
  if (written.length > maxWrittenLength) return undefined;
  const digits = inAscii(written)
    .replace(/\p{Cf}|^tel:/giu, '')
    .trim();
  if (!/^\+?[\d\s().\-\u2010-\u2015/]+$/.test(digits)) return undefined;
  return digits.replace(/[^\d+]/g, '');
}

function inAscii(written: string): string {
  if (plainAscii.test(written)) return written;
  return written.normalize('NFKC').replace(/\p{Nd}/gu, (digit) => String(valueOfDigit(digit)));
}

/** The ten digits of a script have consecutive code points, zero first. */
function valueOfDigit(digit: string): number {
  let zero = digit.codePointAt(0) ?? 0;
  const own = zero;
  while (/\p{Nd}/u.test(String.fromCodePoint(zero - 1)) && own - zero < 9) zero--;
  return own - zero;
}
