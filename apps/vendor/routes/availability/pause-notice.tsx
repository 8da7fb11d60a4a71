import { Plural, Trans } from '@lingui/react/macro';
import type { StoreNow } from 'market/stores/stores.vendor.contract';
import { isOfZone, unansweredPause, type ZonePauseReason } from 'market/stores/stores-availability.rules';
import { Button } from 'ui/buttons/button.tsx';
import { Icon } from 'ui/media/icon.tsx';
import styles from './pause-notice.module.css';
import { storeStateAt } from './store-state.ts';
import { useOpeningTexts } from './use-opening-texts.tsx';

export interface PauseNoticeProps {
  store: StoreNow;
  now: Date;
  /** Undefined for a member who may not change it. */
  onResume: (() => void) | undefined;
  isSending: boolean;
}

/** Across the board of a paused store: how long it still takes no orders, and one press that ends it [STO-034]. */
export function PauseNotice({ store, now, onResume, isSending }: PauseNoticeProps) {
  const wordsOf = useOpeningTexts();
  const { kind, pausedMinutes: minutes } = storeStateAt(store, now);
  if (kind !== 'paused') return null;
  const { opens_at: next, pause_reason: reason } = store;
  const isByMarket = reason !== null && isOfZone(reason);
  const time = next && wordsOf(next);
  return (
    <section className={styles.notice}>
      <Icon name="pause" size={22} />
      <p>
        <b>{isByMarket ? <ZoneText reason={reason} /> : <OwnText reason={reason} />}</b>{' '}
        {reason === unansweredPause && (
          <>
            <Trans>Check the sound, the network and who watches this board. Then take orders again.</Trans>{' '}
          </>
        )}
        {time && <Trans>You take orders again {time}.</Trans>}{' '}
        {minutes <= 90 && <Plural value={minutes} one="# minute left." other="# minutes left." />}{' '}
        <Trans>The orders below go on.</Trans>
      </p>
      {onResume && !isByMarket && (
        <Button kind="ink" icon="play" isLoading={isSending} className={styles.resume} onClick={onResume}>
          <Trans>Take orders again</Trans>
        </Button>
      )}
    </section>
  );
}

/** Whether the store has paused itself, or the market because it answered no orders [STO-036]. */
function OwnText({ reason }: { reason: StoreNow['pause_reason'] }) {
  if (reason !== unansweredPause) return <Trans>Paused: customers can’t order.</Trans>;
  return <Trans>We paused your store because new orders were not answered.</Trans>;
}

/** Why the zone of the store takes no orders [OPS-044]. */
function ZoneText({ reason }: { reason: ZonePauseReason }) {
  switch (reason) {
    case 'rain':
      return <Trans>The market takes no orders in your area because of heavy rain.</Trans>;
    case 'unrest':
      return <Trans>The market takes no orders in your area because of unrest.</Trans>;
    case 'few_riders':
      return <Trans>The market takes no orders in your area because there are not enough riders.</Trans>;
    case 'zone_stopped':
      return <Trans>The market takes no orders in your area right now.</Trans>;
  }
}
