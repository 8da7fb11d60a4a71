import { Trans } from '@lingui/react/macro';
import type { BoardOrder } from 'market/orders/orders.vendor.contract';
import { BannerNote } from 'ui/feedback/banner-note.tsx';
import { clockOf } from '../../../features/orders/board-clock.ts';

/** What an operator has done to the time of an order, and why [OPS-024]; nothing once a hold is over. */
export function DelayNote({ delay, now }: Pick<BoardOrder, 'delay'> & { now: Date }) {
  // A board that an earlier version of the app has saved has none.
  if (!delay || (delay.kind === 'hold' && new Date(delay.until) <= now)) return null;
  const time = clockOf(new Date(delay.until));
  return (
    <BannerNote tone="warn" icon={delay.kind === 'hold' ? 'pause' : 'clock-4'}>
      <b>
        {delay.kind === 'hold' ? (
          <Trans>The market holds this order until {time}</Trans>
        ) : (
          <Trans>The market has put this order off to {time}</Trans>
        )}
      </b>
      <p>
        <bdi>{delay.reason}</bdi>
      </p>
    </BannerNote>
  );
}
