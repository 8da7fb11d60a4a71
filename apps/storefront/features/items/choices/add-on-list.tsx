import { Trans, useLingui } from '@lingui/react/macro';
import type { ListedItem } from 'market/items/items.contract';
import { IconButton } from 'ui/buttons/icon-button.tsx';
import { Stepper } from 'ui/forms/stepper.tsx';
import { useMoney } from '#features/config/use-money.ts';
import styles from './add-on-list.module.css';
import type { ItemChoice } from './item-choice.ts';
import { OptionRow } from './option-row.tsx';

type AddOn = ListedItem['add_ons'][number];

export interface AddOnListProps {
  addOns: readonly AddOn[];
  chosen: ItemChoice['addOns'];
  onChange: (addOns: ItemChoice['addOns']) => void;
}

/** Maximum quantity of one add-on in the cart. */
const max = 100;

/** The add-ons; their quantities are those of the line, not of each unit [ITEM-17] [ITEM-27]. */
export function AddOnList({ addOns, chosen, onChange }: AddOnListProps) {
  if (addOns.length === 0) return null;
  return (
    <fieldset>
      <legend className={styles.legend}>
        <Trans>Add Ons (Optional)</Trans>
      </legend>
      <ul className={styles.rows}>
        {addOns.map((addOn) => (
          <Row
            key={addOn.id}
            addOn={addOn}
            quantity={chosen[addOn.id] ?? 0}
            onChange={(quantity) => onChange({ ...chosen, [addOn.id]: quantity })}
          />
        ))}
      </ul>
    </fieldset>
  );
}

interface RowProps {
  addOn: AddOn;
  quantity: number;
  onChange: (quantity: number) => void;
}

function Row({ addOn: { name, price }, quantity, onChange }: RowProps) {
  const { t } = useLingui();
  const money = useMoney();
  const isChosen = quantity > 0;
  return (
    <li className={styles.row}>
      <OptionRow
        isMultiple
        checked={isChosen}
        description={<bdi>{money(price)}</bdi>}
        onChange={() => onChange(isChosen ? 0 : 1)}
      >
        {name}
      </OptionRow>
      {isChosen ? (
        <Stepper
          label={t`Quantity of ${name}`}
          value={quantity}
          max={max}
          size="small"
          spoken={<Trans>{quantity} chosen</Trans>}
          onChange={onChange}
          onRemove={() => onChange(0)}
        />
      ) : (
        <IconButton icon="plus" kind="soft" iconSize={20} label={t`Add ${name}`} onClick={() => onChange(1)} />
      )}
    </li>
  );
}
