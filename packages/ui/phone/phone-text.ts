import { callingCodeOf } from './calling-codes.ts';

/** A phone number as typed, and the country whose rules apply. */
export interface RawPhone {
  /** Its ISO code. */
  country: string;
  text: string;
}

type Grammar = typeof import('./phone-grammar.ts');

let grammar: Grammar | undefined;

/** Brings what knows the numbers of every country. Without a connection there is none, and plain reading must do. */
export async function loadPhoneGrammar(): Promise<void> {
  grammar ??= await import('./phone-grammar.ts').catch(() => undefined);
}

/** Digits, and a leading plus, or what replaces it on a key: 00, and 009 in Nigeria. */
export function withoutGaps(text: string): string {
  return text.replace(/[\s().-]/g, '').replace(/^(009(?=234|254)|00(?![09]))/, '+');
}

/** With a leading plus [AUTH-34]; nothing for nothing. */
export function internationalOf({ country, text }: RawPhone): string {
  const bare = withoutGaps(text);
  if (bare === '' || bare === '+') return '';
  const read = grammar?.readPhone(bare, country).international;
  return read || plainInternational(bare, country);
}

function plainInternational(bare: string, country: string): string {
  return bare.startsWith('+') ? bare : `+${callingCodeOf(country)}${bare.replace(/^0/, '')}`;
}

/** Whether a number is one of its country; true while the grammar has not come, for the server decides. */
export function isValidPhone({ country, text }: RawPhone): boolean {
  return grammar?.readPhone(withoutGaps(text), country).isValid ?? true;
}

/** Returns a number with its usual gaps, as typed so far. */
export function withGaps({ country, text }: RawPhone): string {
  return grammar?.readPhone(withoutGaps(text), country).formatted ?? text;
}

/** The country that a number with a plus belongs to; until that shows, the chosen one. */
export function countryOf({ country, text }: RawPhone): string {
  return grammar?.readPhone(withoutGaps(text), country).country ?? country;
}

/** Returns a complete number as the field shows it: the country beside it, the rest within. */
export function separated(phone: RawPhone): RawPhone {
  const read = grammar?.readPhone(withoutGaps(phone.text), phone.country);
  if (!read?.isValid || !read.country) return phone;
  return { country: read.country, text: read.rest };
}
