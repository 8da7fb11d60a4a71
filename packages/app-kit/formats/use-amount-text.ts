import { money } from 'ui/formats/format.ts';
import { useMarketSettings } from '../calls/use-market-settings.ts';

/** Returns how amounts of the API, which are decimals, are written in a currency named by its code. */
export function useAmountText(): (amount: number, currency: string) => string {
  const settings = useMarketSettings();
  return (amount, currency) => {
    const known = settings?.currencies?.find(({ code }) => code === currency);
    const digits = settings?.digit_after_decimal_point ?? 0;
    return money(amount, { symbol: known?.symbol ?? currency, side: known?.side ?? 'left', digits });
  };
}
