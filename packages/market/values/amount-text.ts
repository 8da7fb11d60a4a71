import { type Money, toDecimal } from './money.ts';

export interface WrittenCurrency {
  /** As configured: `₦`, `KSh`. */
  symbol: string;
  side: 'left' | 'right';
  /** Decimals of every amount in one deployment. */
  digits: number;
}

const noBreakSpace = '\u00a0';

/** Returns an amount as screens write it, for the messages of refusals: `₦2,000`, `GH₵300`, `KSh 300`, `300 €`. */
export function amountText(amount: Money, { symbol, side, digits }: WrittenCurrency): string {
  const number = toDecimal(amount).toLocaleString('en', {
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  });
  if (side === 'right') return `${number}${noBreakSpace}${symbol}`;
  // A symbol has no space before the digits; a word has one.
  return `${symbol}${/\p{L}$/u.test(symbol) ? noBreakSpace : ''}${number}`;
}
