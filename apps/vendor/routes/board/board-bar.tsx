import { Trans, useLingui } from '@lingui/react/macro';
import type { Memberships } from 'app-kit/access/use-memberships.ts';
import { ring } from 'app-kit/browser/bell.ts';
import type { ReactNode } from 'react';
import { Segmented } from 'ui/forms/segmented.tsx';
import { classNames } from 'ui/layout/class-names.ts';
import { Icon } from 'ui/media/icon.tsx';
import { clockOf } from '../../features/orders/board-clock.ts';
import styles from './board-bar.module.css';
import { type CardSize, cardSizes } from './card-size.ts';

type Membership = Memberships['stores'][number];

export interface BoardBarProps {
  store: Membership;
  stores: readonly Membership[];
  onChoose: (storeId: number) => void;
  /** Whether the store takes orders. */
  state: ReactNode;
  isLive: boolean;
  /** By the clock of this device, in milliseconds. */
  receivedAt: number;
  isRinging: boolean;
  onSilence: () => void;
  size: CardSize;
  onSize: (size: CardSize) => void;
}

/** In the bar above the board: which store it is, whether it is live, and the bell. */
export function BoardBar(props: BoardBarProps) {
  const { store, stores, onChoose, state, isLive, receivedAt, isRinging, onSilence, size, onSize } = props;
  const { t } = useLingui();
  const names = { s: t`Small cards`, m: t`Medium cards`, l: t`Large cards` };
  const last = receivedAt > 0 ? clockOf(new Date(receivedAt)) : '–';
  return (
    <div className={styles.bar}>
      {stores.length > 1 ? (
        <span className={styles.choice}>
          <select
            aria-label={t`Store`}
            className={styles.select}
            value={store.store_id}
            onChange={({ target }) => onChoose(Number(target.value))}
          >
            {stores.map(({ store_id, name }) => (
              <option key={store_id} value={store_id}>
                {name}
              </option>
            ))}
          </select>
          <Icon name="chevron-down" size={18} className={styles.chevron} />
        </span>
      ) : (
        <b className={styles.store}>
          <bdi>{store.name}</bdi>
        </b>
      )}
      {state}
      <span className={styles.gap} />
      <Segmented
        label={t`Size of cards`}
        value={size}
        options={cardSizes.map((value) => ({
          value,
          label: <abbr title={names[value]}>{value.toUpperCase()}</abbr>,
        }))}
        onChange={onSize}
        className={styles.sizes}
      />
      <span role="status" className={classNames(styles.live, !isLive && styles.silent)}>
        <i aria-hidden="true" className={styles.dot} />
        <span className={styles.words}>{isLive ? <Trans>Live</Trans> : <Trans>Last update {last}</Trans>}</span>
      </span>
      <button
        type="button"
        data-ringing={isRinging || undefined}
        className={classNames(styles.bell, isRinging && styles.ringing)}
        aria-label={isRinging ? t`Stop the bell` : t`Try the bell`}
        title={isRinging ? t`Stop the bell` : t`Try the bell`}
        onClick={isRinging ? onSilence : ring}
      >
        <Icon name="bell" size={22} />
      </button>
    </div>
  );
}
