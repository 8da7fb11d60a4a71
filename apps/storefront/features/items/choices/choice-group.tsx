import { Trans } from '@lingui/react/macro';
import type { Refused } from 'market/calls/refusal-details';
import type { ListedItem } from 'market/items/items.contract';
import { useId } from 'react';
import { Chip } from 'ui/buttons/chip.tsx';
import { signedMoney } from 'ui/formats/format.ts';
import { classNames } from 'ui/layout/class-names.ts';
import { Icon } from 'ui/media/icon.tsx';
import { useCurrency } from '#features/config/use-money.ts';
import styles from './choice-group.module.css';
import { OptionRow } from './option-row.tsx';

type Group = ListedItem['food_variations'][number];

export interface ChoiceGroupProps {
  group: Group;
  chosen: readonly string[];
  fault?: Refused;
  onChange: (labels: string[]) => void;
}

/** One group of options of a dish: one choice or several [FOOD-23] [FOOD-25]. */
export function ChoiceGroup({ group, chosen, fault, onChange }: ChoiceGroupProps) {
  const id = useId();
  const isRequired = group.required === 'on';
  return (
    <fieldset
      className={classNames(styles.group, fault && styles.faulty)}
      data-faulty={fault ? true : undefined}
      aria-describedby={fault ? `${id}-hint ${id}-fault` : `${id}-hint`}
    >
      <legend className={styles.head}>
        <span className={styles.name}>{group.name}</span>
        <Chip tone={fault ? 'bad' : isRequired ? 'brand' : 'plain'}>
          {isRequired ? <Trans>Required</Trans> : <Trans>Optional</Trans>}
        </Chip>
      </legend>
      <p id={`${id}-hint`} className={styles.hint}>
        <Hint group={group} />
      </p>
      <Options group={group} chosen={chosen} isFaulty={fault !== undefined} onChange={onChange} />
      {fault && (
        <p id={`${id}-fault`} role="alert" className={styles.fault}>
          <Icon name="circle-alert" size={16} />
          <Fault group={group} fault={fault} />
        </p>
      )}
    </fieldset>
  );
}

function Hint({ group: { type, min, max } }: { group: Group }) {
  if (type === 'single') return <Trans>Choose one</Trans>;
  return (
    <Trans>
      This Variation needs to be selected in between minimum {min} and Maximum {max} items.
    </Trans>
  );
}

/** The fault of a group, in the language of the page [FOOD-24] [FOOD-26]. */
function Fault({ group: { name, type, min, max }, fault }: { group: Group; fault: Refused }) {
  if (fault.refused === 'variation_needed') return <Trans>Variation {name} can not remain without selection.</Trans>;
  if (fault.refused !== 'variation_bounds') return fault.message;
  const [minimum, maximum] = type === 'single' ? [1, 1] : [min, max];
  return (
    <Trans>
      Selected variation named {name} must be in between Minimum {minimum} and Maximum {maximum}
    </Trans>
  );
}

interface OptionsProps extends Omit<ChoiceGroupProps, 'fault'> {
  isFaulty: boolean;
}

function Options({ group, chosen, isFaulty, onChange }: OptionsProps) {
  const name = useId();
  const currency = useCurrency();
  const isSingle = group.type === 'single';
  const toggle = (label: string) => {
    if (isSingle) return onChange([label]);
    onChange(chosen.includes(label) ? chosen.filter((other) => other !== label) : [...chosen, label]);
  };
  return (
    <div className={styles.options}>
      {/* A radio cannot be taken back, so where nothing is needed nothing can be chosen too. */}
      {isSingle && group.required === 'off' && (
        <OptionRow name={name} checked={chosen.length === 0} onChange={() => onChange([])}>
          <Trans>None</Trans>
        </OptionRow>
      )}
      {group.values.map(({ label, optionPrice }) => (
        <OptionRow
          key={label}
          name={name}
          isMultiple={!isSingle}
          checked={chosen.includes(label)}
          aria-invalid={isFaulty || undefined}
          onChange={() => toggle(label)}
          end={optionPrice > 0 ? <bdi>{signedMoney(optionPrice, currency)}</bdi> : <Trans>Free</Trans>}
        >
          {label}
        </OptionRow>
      ))}
    </div>
  );
}
