import { type Refused, refusedWith } from '../calls/refusal-details.ts';
import { contrastFaultOfBrand, contrastFaultOfDeal } from './config-colours.rules.ts';

/** The most decimals that amounts of a market may show: they are stored in hundredths. */
export const maxDecimals = 2;

/** What of the settings of a market rules decide about. */
export interface MarketChoice {
  /** Such as #0b5f4b; null for the colour of the product. */
  brandColour: string | null;
  dealColour: string | null;
  currency: string;
  decimals: number;
}

/**
 * Returns why a market cannot have these settings; undefined where it can [OPS-083]. The currency and its decimals stay
 * as they are from the first order on: its amounts, wallets and books are in them.
 */
export function refusalOfMarketChoice(next: MarketChoice, now: MarketChoice, hasOrders: boolean): Refused | undefined {
  const isOtherMoney = next.currency !== now.currency || next.decimals !== now.decimals;
  if (hasOrders && isOtherMoney) return refusedWith('currency_fixed', 'currency_fixed', { currency: now.currency });
  const brand = next.brandColour === null ? undefined : contrastFaultOfBrand(next.brandColour);
  if (brand) return refusedWith('colour_contrast', 'brand_colour_pale', { ...brand });
  const deal = next.dealColour === null ? undefined : contrastFaultOfDeal(next.dealColour);
  if (deal) return refusedWith('colour_contrast', 'deal_colour_dark', { ...deal });
  return undefined;
}

/** How a currency is usually written, as its country writes it. */
export interface CurrencyFacts {
  /** Such as GH₵; the code where it has none. */
  symbol: string;
  /** Of the smallest coin: 0, 2 or 3. */
  decimals: number;
}

/** Returns how a currency is usually written; undefined where there is no such currency. */
export function currencyFacts(code: string): CurrencyFacts | undefined {
  if (!Intl.supportedValuesOf('currency').includes(code)) return undefined;
  const format = new Intl.NumberFormat('en', { style: 'currency', currency: code, currencyDisplay: 'narrowSymbol' });
  const symbol = format.formatToParts(1).find(({ type }) => type === 'currency')?.value ?? code;
  return { symbol, decimals: format.resolvedOptions().maximumFractionDigits ?? maxDecimals };
}

/** Returns whether a name is one of a time zone, such as Africa/Accra. */
export function isTimeZone(name: string): boolean {
  try {
    new Intl.DateTimeFormat('en', { timeZone: name });
    return /^[A-Z][A-Za-z]+(\/|$)/.test(name);
  } catch {
    return false;
  }
}

/** Currency, time zone and place of the largest city, for countries whose markets are opened most often. */
const defaultsByCountry: Readonly<
  Record<string, readonly [currency: string, timeZone: string, lat: number, lng: number]>
> = {
  BJ: ['XOF', 'Africa/Porto-Novo', 6.37, 2.43],
  CD: ['CDF', 'Africa/Kinshasa', -4.32, 15.31],
  CI: ['XOF', 'Africa/Abidjan', 5.34, -4.02],
  CM: ['XAF', 'Africa/Douala', 4.05, 9.7],
  EG: ['EGP', 'Africa/Cairo', 30.04, 31.24],
  ET: ['ETB', 'Africa/Addis_Ababa', 9.01, 38.75],
  GB: ['GBP', 'Europe/London', 51.51, -0.13],
  GH: ['GHS', 'Africa/Accra', 5.56, -0.2],
  IN: ['INR', 'Asia/Kolkata', 28.61, 77.21],
  KE: ['KES', 'Africa/Nairobi', -1.29, 36.82],
  KW: ['KWD', 'Asia/Kuwait', 29.37, 47.98],
  MA: ['MAD', 'Africa/Casablanca', 33.57, -7.59],
  NG: ['NGN', 'Africa/Lagos', 6.52, 3.38],
  RW: ['RWF', 'Africa/Kigali', -1.95, 30.06],
  SL: ['SLE', 'Africa/Freetown', 8.47, -13.23],
  SN: ['XOF', 'Africa/Dakar', 14.69, -17.45],
  TG: ['XOF', 'Africa/Lome', 6.13, 1.22],
  TN: ['TND', 'Africa/Tunis', 36.81, 10.18],
  TZ: ['TZS', 'Africa/Dar_es_Salaam', -6.8, 39.28],
  UG: ['UGX', 'Africa/Kampala', 0.32, 32.58],
  ZA: ['ZAR', 'Africa/Johannesburg', -26.2, 28.05],
  ZM: ['ZMW', 'Africa/Lusaka', -15.42, 28.28],
};

/** What is usual in a country: a start that the person may change. */
export interface CountryDefaults {
  currency: string;
  timeZone: string;
  /** The largest city. */
  centre: { lat: number; lng: number };
}

/** Returns what is usual in a country; undefined where the person has to choose. */
export function defaultsOfCountry(country: string): CountryDefaults | undefined {
  const entry = defaultsByCountry[country];
  if (!entry) return undefined;
  const [currency, timeZone, lat, lng] = entry;
  return { currency, timeZone, centre: { lat, lng } };
}
