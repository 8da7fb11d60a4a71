import { createContext, use } from 'react';
import { type Currency, money } from 'ui/formats/format.ts';
import { type Market, useMarket } from './use-market.ts';

/** The currency of what a page shows, where that need not be the one of the zone that is shopped in. */
export const PageCurrency = createContext<string | undefined>(undefined);

/** How amounts are written: in the zone's currency, or in the one named by its code. */
export function currencyIn({ zone, currency, currencies, digits }: Market, code?: string): Currency {
  const wanted = code ?? zone?.currency ?? currency;
  const known = currencies.find((entry) => entry.code === wanted);
  return { symbol: known?.symbol ?? wanted, side: known?.side ?? 'left', digits };
}

export function useCurrency(code?: string): Currency {
  const ofPage = use(PageCurrency);
  return currencyIn(useMarket(), code ?? ofPage);
}

/** Formats amounts of the API, which are decimals of the currency. */
export function useMoney(code?: string): (amount: number) => string {
  const currency = useCurrency(code);
  return (amount) => money(amount, currency);
}
