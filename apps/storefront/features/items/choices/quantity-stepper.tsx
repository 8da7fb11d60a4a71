import { Trans, useLingui } from '@lingui/react/macro';
import type { ListedItem } from 'market/items/items.contract';
import { Stepper } from 'ui/forms/stepper.tsx';
import { showLimit } from './show-limit.ts';
import type { ChosenItem } from './use-item-choice.ts';

/** How many are to be taken; never fewer than one, never more than may be [ITEM-15] [ITEM-20] to [ITEM-24]. */
export function QuantityStepper({ item, chosen }: { item: ListedItem; chosen: ChosenItem }) {
  const { t } = useLingui();
  const { name } = item;
  const { quantity } = chosen.choice;
  return (
    <Stepper
      label={t`Quantity of ${name}`}
      value={quantity}
      max={chosen.room.max}
      spoken={<Trans>{quantity} chosen</Trans>}
      onChange={(next) => chosen.change({ quantity: next })}
      onTooMany={() => void showLimit(chosen.room)}
    />
  );
}
