import { AsYouType, type CountryCode } from 'libphonenumber-js/min';
import { readPhone as readWhole } from 'market/values/phone';

/** What the library reads in a number. Heavy: only phone-text.ts loads it, once a number is typed. */
export interface ReadPhone {
  /** With its usual gaps, as typed so far. */
  formatted: string;
  /** With a leading plus. */
  international: string;
  /** What follows the calling code. */
  rest: string;
  country: string | undefined;
  /** It is a valid number of its country. */
  isValid: boolean;
}

/** Numbers of the people of a demo: no country gives out such zeros, and none may be dropped. */
const demoNumber = /^\+(234|254)0{5,6}\d{4}$/;

/** Returns what is known of a number as typed so far; the complete number is read by the same rule as on the server. */
export function readPhone(text: string, country: string): ReadPhone {
  const demo = demoNumber.exec(text);
  if (demo) {
    const home = demo[1] === '234' ? 'NG' : 'KE';
    return { formatted: text, international: text, rest: text, country: home, isValid: true };
  }
  const reader = new AsYouType(country as CountryCode);
  const formatted = reader.input(text);
  const number = reader.getNumber();
  const whole = readWhole(text, country);
  return {
    formatted,
    international: whole ?? reader.getNumberValue() ?? '',
    rest: number?.formatInternational().replace(`+${number.countryCallingCode} `, '') ?? formatted,
    country: number?.country,
    isValid: whole !== undefined,
  };
}
