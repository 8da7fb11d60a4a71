import { Trans } from '@lingui/react/macro';
import type { ListedItem } from 'market/items/items.contract';
import { Button } from 'ui/buttons/button.tsx';
import { AddOnList } from './add-on-list.tsx';
import { ChoiceGroup } from './choice-group.tsx';
import styles from './choice-groups.module.css';
import type { ChosenItem } from './use-item-choice.ts';
import { VariantChoice } from './variant-choice.tsx';

/** Everything that can be chosen of an item: its type, its variations, its add-ons [ITEM-16]. */
export function ChoiceGroups({ item, chosen }: { item: ListedItem; chosen: ChosenItem }) {
  const { choice, faults, change, changeOption, groups, line, makeAnother } = chosen;
  const isDishInCart = line !== undefined && item.food_variations.length > 0;
  return (
    <div ref={groups} className={styles.groups}>
      {isDishInCart && (
        <p className={styles.another}>
          <Trans>In your cart now</Trans>
          <Button kind="text" size="small" onClick={makeAnother}>
            <Trans>Choose another kind</Trans>
          </Button>
        </p>
      )}
      <VariantChoice item={item} choice={choice} onChange={changeOption} />
      {item.food_variations.map((group) => (
        <ChoiceGroup
          key={group.name}
          group={group}
          chosen={choice.labels[group.name] ?? []}
          fault={faults[group.name]}
          onChange={(labels) => change({ labels: { ...choice.labels, [group.name]: labels } })}
        />
      ))}
      <AddOnList addOns={item.add_ons} chosen={choice.addOns} onChange={(addOns) => change({ addOns })} />
    </div>
  );
}
