import { useMarketSettings } from 'app-kit/calls/use-market-settings.ts';
import { money } from 'ui/formats/format.ts';

/** Returns a function that writes the total of an order in its currency. */
export function useOrderMoney(): (order: { total: number; currency: string }) => string {
  const settings = useMarketSettings();
  return ({ total, currency }) => {
    const found = settings?.currencies.find(({ code }) => code === currency);
    const digits = settings?.digit_after_decimal_point ?? 0;
    return money(total, { symbol: found?.symbol ?? currency, side: found?.side ?? 'left', digits });
  };
}
