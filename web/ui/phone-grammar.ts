import { AsYouType, type CountryCode } from 'libphonenumber-js/min';

/** What the library reads in a number. Heavy: only phone-text.ts loads it, once a number is typed. */
export interface ReadPhone {
  /** With its usual gaps, as far as it is typed. */
  formatted: string;
  /** With a leading plus. */
  international: string;
  /** What follows the calling code. */
  rest: string;
  country: string | undefined;
  /** It has as many digits as numbers of its country have. */
  isPossible: boolean;
}

/** Numbers of the people of a demo: no country gives out such zeros, and none may be dropped. */
const demoNumber = /^\+(234|254)0{5,6}\d{4}$/;

export function readPhone(text: string, country: string): ReadPhone {
  const demo = demoNumber.exec(text);
  if (demo) {
    const home = demo[1] === '234' ? 'NG' : 'KE';
    return { formatted: text, international: text, rest: text, country: home, isPossible: true };
  }
  const reader = new AsYouType(country as CountryCode);
  const formatted = reader.input(text);
  const number = reader.getNumber();
  return {
    formatted,
    international: reader.getNumberValue() ?? '',
    rest: number?.formatInternational().replace(`+${number.countryCallingCode} `, '') ?? formatted,
    country: number?.country,
    isPossible: reader.isPossible(),
  };
}
