import type { ListedItem } from 'market/items/items.contract';
import { isSoldOut } from 'market/items/shown/items-sold-out.rules';
import { type ComponentType, useEffect, useRef, useState } from 'react';
import { AddButton } from 'ui/buttons/add-button.tsx';
import { hasChoices } from '#features/items/cards/has-choices.ts';
import { openChoice } from '#features/items/open-item.ts';
import { addItem } from '../cart-actions.ts';
import { useCartLines, useIsAdding } from '../cart-store.ts';
import { openCart } from '../open-cart.ts';
import type { CardStepperProps } from './card-stepper.tsx';

export interface CardCartControlProps {
  item: ListedItem;
  /** Places it on the card. */
  className?: string;
}

/** The plus of a card. Once the item is in the cart it shows `×2` and opens the quantity control in its place [CARD-20]. */
export function CardCartControl({ item, className }: CardCartControlProps) {
  const { button, inCart, isAdding, stepper, press, close } = useCardCart(item);
  if (isSoldOut(item)) return null;
  if (stepper) return <stepper.Part line={stepper.line} className={className} onClose={close} />;
  return (
    <AddButton ref={button} name={item.name} inCart={inCart} isBusy={isAdding} className={className} onClick={press} />
  );
}

function useCardCart(item: ListedItem) {
  const lines = useCartLines().filter((line) => line.item_id === item.id);
  const isAdding = useIsAdding(item.id);
  const [part, setPart] = useState<ComponentType<CardStepperProps>>();
  const [line, another] = lines;
  const button = useRef<HTMLButtonElement>(null);
  const isGone = !line;
  useEffect(() => {
    if (!isGone || !part) return;
    setPart(undefined);
    button.current?.focus();
  }, [isGone, part]);
  const press = async () => {
    if (!line) return addItem(item);
    if (hasChoices(item)) return openChoice(item);
    // The same item with other add-ons: the drawer shows which is which.
    if (another) return openCart();
    const { CardStepper } = await import('./card-stepper.tsx');
    setPart(() => CardStepper);
  };
  return {
    button,
    inCart: lines.reduce((sum, { quantity }) => sum + quantity, 0),
    isAdding,
    stepper: part && line && { Part: part, line },
    press,
    close: () => setPart(undefined),
  };
}
