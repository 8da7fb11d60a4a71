/**
 * Formats of numbers, money and times, the same in every language: browsers lack the data of Yoruba and Hausa, and
 * server and browser must produce the same text.
 */

export interface Currency {
  /** As configured: `₦`, `KSh`. */
  symbol: string;
  side: 'left' | 'right';
  /** Decimals of every amount in one deployment. */
  digits: number;
}

const noBreakSpace = '\u00a0';
const minusSign = '\u2212';

/** Grouped by thousands, with a fixed number of decimals, rounded half up. */
export function number(value: number, digits = 0): string {
  const [whole = '', fraction] = halfUp(Math.abs(value), digits).split('.');
  const grouped = whole.replace(/\B(?=(\d{3})+$)/g, ',');
  const text = fraction === undefined ? grouped : `${grouped}.${fraction}`;
  return value < 0 && /[1-9]/.test(text) ? minusSign + text : text;
}

/** Formats an amount of the API, a decimal number: `₦4,200`, `KSh 850`, `−₦700`. */
export function money(amount: number, currency: Currency): string {
  const text = withSymbol(number(Math.abs(amount), currency.digits), currency);
  return amount < 0 && /[1-9]/.test(text) ? minusSign + text : text;
}

/** An amount that came in or went out: `+₦800`, `−KSh 200`. */
export function signedMoney(amount: number, currency: Currency): string {
  return amount > 0 ? `+${money(amount, currency)}` : money(amount, currency);
}

/** From the least to the most: `₦1,600 – ₦10,400`; one amount when they are equal. */
export function moneyRange(min: number, max: number, currency: Currency): string {
  if (min === max) return money(min, currency);
  return `${money(min, currency)} – ${money(max, currency)}`;
}

/** `−20%`, as price tags say it. */
export function percentOff(percent: number): string {
  return `${minusSign}${number(percent, Number.isInteger(percent) ? 0 : 1)}%`;
}

/** Of 5, with the configured decimals. */
export function rating(value: number, digits = 1): string {
  return number(value, digits);
}

/** Counts, unlike prices, may be shortened: `860`, `1.4k`, `12k`. */
export function shortCount(count: number): string {
  if (count < 1000) return number(count);
  const thousands = Math.floor(count / 100) / 10;
  return thousands < 10 && !Number.isInteger(thousands) ? `${thousands}k` : `${number(Math.floor(thousands))}k`;
}

/** `4.2 km`; far away it is `1k+ km` [CARD-37] [CARD-38]. */
export function distance(kilometres: number): string {
  if (kilometres > 1000) return '1k+ km';
  return `${number(kilometres, 1).replace(/\.0$/, '')} km`;
}

/** The rest of a wait: `0:42`, `14:05`. */
export function countdown(seconds: number): string {
  const left = Math.max(0, Math.ceil(seconds));
  return `${Math.floor(left / 60)}:${String(left % 60).padStart(2, '0')}`;
}

function withSymbol(text: string, { symbol, side }: Currency): string {
  // A symbol has no space before the digits; a word has a non-breaking one.
  const space = /\p{L}$/u.test(symbol) && side === 'left' ? noBreakSpace : '';
  return side === 'left' ? `${symbol}${space}${text}` : `${text}${noBreakSpace}${symbol}`;
}

/** Binary fractions fall short: 1.005 is a little less than it looks, so it is nudged before it is cut. */
function halfUp(value: number, digits: number): string {
  const scale = 10 ** digits;
  return (Math.floor(value * scale + 0.5 + 1e-9) / scale).toFixed(digits);
}
