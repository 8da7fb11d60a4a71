import { Trans } from '@lingui/react/macro';
import { timeOfDay } from 'app-kit/formats/clock.ts';
import { useServerNow } from 'app-kit/formats/use-server-now.ts';
import type { OrderDelay } from 'market/orders/promises/orders-promises.contract';
import { BannerNote } from 'ui/feedback/banner-note.tsx';

export interface DelayNoteProps {
  delay: OrderDelay;
  timeZone: string;
  clockOffset: number;
}

/** That an operator holds an order or has put it off, until when and why [OPS-024]. */
export function DelayNote({ delay: { kind, until, reason }, timeZone, clockOffset }: DelayNoteProps) {
  const now = useServerNow(clockOffset);
  if (kind === 'hold' && new Date(until) <= now) return null;
  const time = timeOfDay(new Date(until), timeZone);
  return (
    <BannerNote tone="warn" icon={kind === 'hold' ? 'pause' : 'clock-4'} isAlert>
      <b>{kind === 'hold' ? <Trans>Wait: on hold until {time}</Trans> : <Trans>New time: {time}</Trans>}</b>
      <p>
        <bdi>{reason}</bdi>
      </p>
    </BannerNote>
  );
}
