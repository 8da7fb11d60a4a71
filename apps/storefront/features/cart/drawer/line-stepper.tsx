import { useLingui } from '@lingui/react/macro';
import type { CartLine } from 'market/cart/cart.contract';
import { Stepper } from 'ui/forms/stepper.tsx';
import { roomOfLine } from '#features/items/choices/item-choice.ts';
import { changeQuantity, removeLine } from '../cart-actions.ts';
import { useCartLines } from '../cart-store.ts';
import type { RemovalPlace } from '../change-lines.ts';
import { showOverLimit } from '../over-limit.ts';

export interface LineStepperProps {
  line: CartLine;
  place: RemovalPlace;
}

/** The quantity of a line: one up or down, a bin at 1, no further than stock and limit [CART-11] to [CART-13] [CART-25] [CART-26]. */
export function LineStepper({ line, place }: LineStepperProps) {
  const { t } = useLingui();
  const { quantity } = line;
  const { name } = line.item;
  const room = roomOfLine(line, useCartLines());
  return (
    <Stepper
      label={t`Quantity of ${name}`}
      value={quantity}
      max={room.max}
      size="small"
      onChange={(next) => void changeQuantity(line, next)}
      onRemove={() => void removeLine(line, place)}
      onTooMany={() => showOverLimit(room)}
    />
  );
}
