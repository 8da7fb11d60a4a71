import type { CartLine } from 'market/cart/cart.contract';
import { toast } from 'ui/feedback/toast.ts';
import { money } from 'ui/formats/format.ts';
import { pageContext } from '#features/config/page-context.ts';
import { currencyIn } from '#features/config/use-money.ts';
import { cartTexts } from './cart-texts.tsx';

/** Shows a message if the API has another price than the screen, before anything is ordered. */
export function showChangedPrices(lines: readonly CartLine[], shownPrice: unknown): void {
  const { i18n, market } = pageContext();
  for (const { item, zone, price, price_changed: hasChanged } of lines) {
    if (!hasChanged || typeof shownPrice !== 'number') continue;
    const currency = currencyIn(market, zone.currency);
    const words = cartTexts.priceChanged(item.name, money(shownPrice, currency), money(price, currency));
    toast({ text: i18n._(words), tone: 'warn', seconds: 5 });
  }
}
