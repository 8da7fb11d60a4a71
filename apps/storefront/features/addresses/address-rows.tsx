import { Trans, useLingui } from '@lingui/react/macro';
import type { SavedAddress } from 'market/addresses/addresses.contract';
import type { ReactNode } from 'react';
import { Chip } from 'ui/buttons/chip.tsx';
import { classNames } from 'ui/layout/class-names.ts';
import { Icon } from 'ui/media/icon.tsx';
import { AddressMenu } from './address-menu.tsx';
import styles from './address-rows.module.css';
import { addressIcons, useAddressTexts } from './use-address-texts.tsx';

export interface AddressRowsProps {
  addresses: readonly SavedAddress[];
  /** The one that is delivered to. */
  chosenId?: number;
  /** `radio` only selects, `button` continues at once; without either nothing can be selected. */
  chooseBy?: 'radio' | 'button';
  onChoose?: (address: SavedAddress) => void;
  onEdit: (address: SavedAddress) => void;
  onRemove: (address: SavedAddress) => void;
}

/** Saved addresses: the whole row selects, the menu is at its end. */
export function AddressRows({ addresses, chosenId, chooseBy, onChoose, onEdit, onRemove }: AddressRowsProps) {
  const { t } = useLingui();
  const wordsOf = useAddressTexts();
  return (
    <ul aria-label={t`Saved addresses`} className={styles.rows}>
      {addresses.map((address) => {
        const { label } = wordsOf(address);
        const isChosen = address.id === chosenId;
        return (
          <li key={address.id} className={classNames(styles.row, isChosen && styles.chosen)}>
            <Choice chooseBy={chooseBy} isChosen={isChosen} onChoose={() => onChoose?.(address)}>
              <AddressText address={address} isChosen={isChosen} />
            </Choice>
            <AddressMenu label={label} onEdit={() => onEdit(address)} onRemove={() => onRemove(address)} />
          </li>
        );
      })}
    </ul>
  );
}

interface ChoiceProps extends Pick<AddressRowsProps, 'chooseBy'> {
  isChosen: boolean;
  onChoose: () => void;
  children: ReactNode;
}

function Choice({ chooseBy, isChosen, onChoose, children }: ChoiceProps) {
  if (!chooseBy) return <div className={styles.choice}>{children}</div>;
  if (chooseBy === 'button') {
    return (
      <button type="button" aria-current={isChosen || undefined} className={styles.choice} onClick={onChoose}>
        {children}
      </button>
    );
  }
  return (
    <label className={styles.choice}>
      <input type="radio" name="saved_address" checked={isChosen} onChange={onChoose} className={styles.radio} />
      {children}
    </label>
  );
}

/** Icon, label, place and person of an address; for the selected one also whether it is in a zone. */
export function AddressText({ address, isChosen }: { address: SavedAddress; isChosen: boolean }) {
  const { label, where, who } = useAddressTexts()(address);
  return (
    <>
      <span className={styles.icon}>
        <Icon name={addressIcons[address.address_type]} />
      </span>
      <span className={styles.words}>
        <span className={styles.label}>
          <bdi>{label}</bdi>
          <Zone isServed={address.zone_ids.length > 0} isChosen={isChosen} />
        </span>
        <bdi className={styles.where}>{where}</bdi>
        <bdi className={styles.who}>{who}</bdi>
      </span>
    </>
  );
}

function Zone({ isServed, isChosen }: { isServed: boolean; isChosen: boolean }) {
  if (!isServed) {
    return (
      <Chip tone="warn">
        <Trans>We do not deliver here yet</Trans>
      </Chip>
    );
  }
  if (!isChosen) return null;
  return (
    <Chip tone="ok">
      <Trans>In delivery zone</Trans>
    </Chip>
  );
}
