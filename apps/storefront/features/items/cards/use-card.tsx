import { useLingui } from '@lingui/react/macro';
import type { ListedItem } from 'market/items/items.contract';
import { unitPriceOf } from 'market/items/items-unit-price.rules';
import { isItemAvailable } from 'market/items/shown/items-available.rules';
import { pricesOf } from 'market/items/shown/items-price.rules';
import { isSoldOut } from 'market/items/shown/items-sold-out.rules';
import { isModuleType, type ModuleTraits, traitsOf } from 'market/modules/modules.rules';
import type { MouseEvent, ReactNode } from 'react';
import { percentOff } from 'ui/formats/format.ts';
import { useMarket } from '#features/config/use-market.ts';
import { useMoney } from '#features/config/use-money.ts';
import { OpensSoon } from '#features/stores/opens-soon.tsx';
import { openItem, productPath } from '../open-item.ts';
import { CardName } from './card-name.tsx';
import { useShownAt } from './shown-at.ts';

export interface ItemCardProps {
  item: ListedItem;
  /** Among the first that are seen: its picture is fetched at once. */
  isPriority?: boolean;
  /** Its units of a flash sale are sold: the card opens nothing. */
  isGone?: boolean;
  /** Below the text, such as what is left of a sale. */
  foot?: ReactNode;
}

/** The formatted content of an item card. */
export function useCard(item: ListedItem) {
  const traits = traitsOf(isModuleType(item.module.module_type) ? item.module.module_type : 'ecommerce');
  return {
    traits,
    name: <CardName name={item.name} />,
    prices: usePriceTexts(item),
    isSoldOut: isSoldOut(item),
    whenOpen: item.store_open ? undefined : <OpensSoon next={item.store_opens_at} />,
    unavailable: useUnavailableTexts(item),
    line: lineOf(item, traits),
    unitPrice: useUnitPriceTexts(item, traits),
    link: linkOf(item, traits),
  };
}

/** Exactly what the cart will charge, and the one price tag of the card [CARD-03] [CARD-04] [CARD-05]. */
function usePriceTexts(item: ListedItem) {
  const { digits } = useMarket();
  const money = useMoney();
  const { now, was, percentOff: percent, amountOff } = pricesOf(item, digits);
  const amountTag = amountOff === undefined ? undefined : money(-amountOff);
  return {
    now: money(now),
    was: was === undefined ? undefined : money(was),
    tag: percent === undefined ? amountTag : percentOff(percent),
  };
}

/** Outside its hours a dish shows whether it can be ordered for later [FOOD-21] [FOOD-22]. */
function useUnavailableTexts(item: ListedItem): string | undefined {
  const { t } = useLingui();
  const { zone } = useMarket();
  const at = useShownAt();
  const itemName = item.name;
  if (!zone || isItemAvailable(item, zone, at)) return undefined;
  return item.schedule_order
    ? t`This item is not available right now. You can order it later.`
    : t`${itemName} is not available right now.`;
}

/** The small line: who sells it, its unit, or its generic name [CARD-07] [CARD-08]. */
function lineOf(
  { store_name: seller, unit_type: unit, generic_name: generic }: ListedItem,
  { cardLine }: ModuleTraits,
) {
  const lines = { seller: '', unit, genericName: generic.join(', ') };
  return [lines[cardLine], seller].filter(Boolean);
}

/** What a kilogram or litre costs at the price of now, where packs of many sizes are compared. */
function useUnitPriceTexts(item: ListedItem, { cardLine }: ModuleTraits): string | undefined {
  const { t } = useLingui();
  const { digits } = useMarket();
  const money = useMoney();
  const found = cardLine === 'unit' ? unitPriceOf(item.unit_type, pricesOf(item, digits).now) : undefined;
  if (!found) return undefined;
  const price = money(found.price);
  return found.per === 'kg' ? t`${price} per kg` : t`${price} per litre`;
}

/** Its own page, or a dialog over the list after hydration [CARD-42]. A new tab always shows the page. */
function linkOf(item: ListedItem, { itemOpensAs }: ModuleTraits) {
  const { slug } = item;
  const openHere = (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.button !== 0) return;
    event.preventDefault();
    openItem(slug);
  };
  return { to: productPath(item), onClick: itemOpensAs === 'dialog' ? openHere : undefined };
}
