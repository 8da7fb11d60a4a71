import { Trans } from '@lingui/react/macro';
import type { BoardOrder } from 'market/orders/orders.vendor.contract';
import { BannerNote } from 'ui/feedback/banner-note.tsx';
import { clockOf } from '../../../features/orders/board-clock.ts';

/** Since when a take-away order waits for its customer, and what the rule of the store makes of it [STO-044]. */
export function CounterNote({ counter }: { counter: NonNullable<BoardOrder['counter']> }) {
  const from = clockOf(new Date(counter.waits_from));
  const ends = counter.ends_at === null ? '' : clockOf(new Date(counter.ends_at));
  return (
    <BannerNote tone="info" icon="clock-4">
      <Trans>Waits for its customer since {from}.</Trans>{' '}
      {counter.outcome === 'kept' && <Trans>Keep it until it is fetched.</Trans>}
      {counter.outcome === 'given_back' && <Trans>At {ends} it is canceled, and what was paid goes back.</Trans>}
      {counter.outcome === 'disposed' && <Trans>At {ends} you may dispose of it; what was paid stays with you.</Trans>}
    </BannerNote>
  );
}
