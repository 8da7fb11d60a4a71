import type { Refused } from 'market/calls/refusal-details';
import type { CartLine } from 'market/cart/cart.contract';
import type { ListedItem } from 'market/items/items.contract';
import type { PricedLine } from 'market/pricing/pricing.rules';
import { type RefObject, useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useCartLines } from '#features/cart/cart-store.ts';
import {
  cartChoiceOf,
  choiceOfLine,
  faultsOf,
  firstChoice,
  type ItemChoice,
  isChoiceOut,
  priceOfChoice,
  type Room,
  roomFor,
  variationOf,
} from './item-choice.ts';
import { showLimit } from './show-limit.ts';

export interface ChosenItem {
  choice: ItemChoice;
  change: (part: Partial<ItemChoice>) => void;
  /** Exchanges one option of a typed item. */
  changeOption: (index: number, option: string) => void;
  /** The line with this variant; the button then updates it [ITEM-32]. */
  line: CartLine | undefined;
  /** Starts another line of this item. */
  makeAnother: () => void;
  priced: PricedLine;
  /** By the name of the group; shown once the button was pressed without success. */
  faults: Record<string, Refused>;
  isOut: boolean;
  /** The maximum quantity, given the other lines. */
  room: Room;
  /** Shows the faults, and returns whether there are none. */
  isComplete: () => boolean;
  /** The element of the groups, to scroll to the first fault. */
  groups: RefObject<HTMLDivElement | null>;
}

/** The current choice of an item, on its page and in its dialog. `lineId` is the line that was opened. */
export function useItemChoice(item: ListedItem, digits: number, lineId?: number): ChosenItem {
  const lines = useCartLines().filter((line) => line.item_id === item.id);
  const [isAnother, setAnother] = useState(false);
  const [choice, setChoice] = useState(() => startOf(item, openedLine(lines, lineId)));
  const [showsFaults, setShowsFaults] = useState(false);
  const groups = useRef<HTMLDivElement>(null);

  const line = isAnother ? undefined : lineOf(item, choice, lines, lineId);
  const faults = faultsOf(item, choice);
  const others = lines.filter(({ id }) => id !== line?.id);
  const room = roomFor(item, variationOf(item, choice)?.type ?? null, others);
  const change = (part: Partial<ItemChoice>) => setChoice((before) => ({ ...before, ...part }));
  // The cart may change beside this: in the drawer, in another tab.
  const inCart = line?.quantity;
  useEffect(() => {
    if (inCart !== undefined) setChoice((before) => ({ ...before, quantity: inCart }));
  }, [inCart]);

  return {
    choice,
    change,
    changeOption: (index, option) => {
      const options = choice.options.with(index, option);
      const inCart = lineOf(item, { ...choice, options }, lines, lineId);
      change({ options, quantity: inCart?.quantity ?? 1 });
    },
    line,
    makeAnother: () => {
      setAnother(true);
      setChoice(firstChoice(item));
    },
    priced: priceOfChoice(item, choice, digits),
    faults: showsFaults ? faults : {},
    isOut: isChoiceOut(item, choice),
    room,
    isComplete: () => {
      if (Object.keys(faults).length === 0) {
        if (choice.quantity > room.max) void showLimit(room);
        return choice.quantity <= room.max;
      }
      // Only rendered elements can be scrolled to.
      flushSync(() => setShowsFaults(true));
      showFirstFault(groups.current);
      return false;
    },
    groups,
  };
}

function startOf(item: ListedItem, line: CartLine | undefined): ItemChoice {
  return line ? choiceOfLine(item, line) : firstChoice(item);
}

function openedLine(lines: CartLine[], lineId: number | undefined): CartLine | undefined {
  return lines.find(({ id }) => id === lineId) ?? lines.at(-1);
}

/** A typed item is in the cart when this type is; a dish when any of its kind is, for that one is being changed. */
function lineOf(item: ListedItem, choice: ItemChoice, lines: CartLine[], lineId?: number): CartLine | undefined {
  if (item.variations.length === 0) return openedLine(lines, lineId);
  const type = variationOf(item, choice)?.type;
  return lines.find((line) => line.variation[0]?.type === type);
}

function showFirstFault(groups: HTMLElement | null): void {
  const group = groups?.querySelector('[data-faulty]');
  group?.scrollIntoView({ block: 'center', behavior: 'smooth' });
  group?.querySelector<HTMLElement>('input')?.focus({ preventScroll: true });
}

/** The choice as cart and checkout need it. */
export function chosenOf(item: ListedItem, { choice, priced }: ChosenItem) {
  return { item, choice: cartChoiceOf(item, choice), priced };
}
