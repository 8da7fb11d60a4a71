import type { ListedItem } from 'market/items/items.contract';
import { pricesOf } from 'market/items/shown/items-price.rules';
import { percentOff } from 'ui/formats/format.ts';
import { Price } from 'ui/prices/price.tsx';
import { PriceTag } from 'ui/prices/price-tag.tsx';
import { useMarket } from '#features/config/use-market.ts';
import { useMoney } from '#features/config/use-money.ts';
import { type ItemChoice, variationOf } from './choices/item-choice.ts';

interface ChosenPrice {
  item: ListedItem;
  /** Of the currency in which the item is sold. */
  currency?: string;
  choice: ItemChoice;
}

/** What one unit of the chosen type costs [ITEM-14]. */
export function ItemPriceLine({ item, choice, currency }: ChosenPrice) {
  const { digits } = useMarket();
  const money = useMoney(currency);
  const { now, was } = pricesOf(item, digits, variationOf(item, choice)?.price);
  return <Price now={money(now)} was={was === undefined ? undefined : money(was)} size="large" />;
}

/** The mango tag over the picture: `−20%`, `−₦500`; nothing without a discount. */
export function DiscountTag({
  item,
  currency,
  className,
}: {
  item: ListedItem;
  currency?: string;
  className?: string;
}) {
  const { digits } = useMarket();
  const money = useMoney(currency);
  const { percentOff: percent, amountOff } = pricesOf(item, digits);
  if (percent === undefined && amountOff === undefined) return null;
  return (
    <PriceTag className={className}>{percent === undefined ? money(-(amountOff ?? 0)) : percentOff(percent)}</PriceTag>
  );
}
