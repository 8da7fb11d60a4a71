import { Trans, useLingui } from '@lingui/react/macro';
import type { StoreNow } from 'market/stores/stores.vendor.contract';
import { classNames } from 'ui/layout/class-names.ts';
import { Icon } from 'ui/media/icon.tsx';
import { clockOf } from '../../features/orders/board-clock.ts';
import styles from './store-pill.module.css';
import { type StoreState, storeStateAt } from './store-state.ts';

export interface StorePillProps {
  store: StoreNow;
  /** By the clock of the server. */
  now: Date;
  /** Undefined for a member who may not change it. */
  onOpen: (() => void) | undefined;
}

/** In the bar of the board: whether the store takes orders, and until when it does not [STO-034] [STO-035]. */
export function StorePill({ store, now, onOpen }: StorePillProps) {
  const { t } = useLingui();
  const state = storeStateAt(store, now);
  const look = classNames(
    styles.pill,
    styles[state.kind],
    (state.busyMinutes > 0 || state.fullUntil !== null) && styles.busy,
  );
  const words = (
    <>
      <Icon name={state.kind === 'paused' ? 'pause' : 'store'} size={18} />
      <span className={styles.words}>
        <Words state={state} store={store} />
      </span>
      {state.busyMinutes > 0 && <b className={styles.more}>+{state.busyMinutes}</b>}
    </>
  );
  if (!onOpen) return <span className={look}>{words}</span>;
  return (
    <button
      type="button"
      aria-haspopup="dialog"
      aria-keyshortcuts="p"
      title={t`Pause or busy`}
      className={look}
      onClick={onOpen}
    >
      {words}
    </button>
  );
}

function Words({ state, store }: { state: StoreState; store: StoreNow }) {
  const { pausedMinutes: minutes } = state;
  const closing = store.closes_at;
  const full = state.fullUntil && clockOf(state.fullUntil);
  if (state.kind === 'closed') return <Trans>Closed</Trans>;
  if (state.kind === 'open' && full) return <Trans>Full until {full}</Trans>;
  if (state.kind === 'open') {
    return (
      <>
        <Trans>Open</Trans>
        {closing && (
          <span className={styles.until}>
            {' '}
            <Trans>until {closing}</Trans>
          </span>
        )}
      </>
    );
  }
  return minutes <= 90 ? <Trans>Paused {minutes} min</Trans> : <Trans>Paused</Trans>;
}
