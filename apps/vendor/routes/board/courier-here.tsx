import { Plural, Trans } from '@lingui/react/macro';
import { minuteMilliseconds } from 'market/values/durations';
import type { ShownOrder } from './use-store-board.ts';

/** The courier waits at the counter, by a clock that the courier sees as well [DEL-28]. */
export function CourierHere({ order: { courier_here_at: here }, now }: { order: ShownOrder; now: Date }) {
  const minutes = here === null ? 0 : Math.floor((now.getTime() - Date.parse(here)) / minuteMilliseconds);
  if (minutes < 1) return <Trans>The rider is here</Trans>;
  return <Plural value={minutes} one="The rider waits for # minute" other="The rider waits for # minutes" />;
}

/** What a ready order waits for: the courier, or the store where the courier is there [DEL-24]. */
export function CourierText({ order, now }: { order: ShownOrder; now: Date }) {
  return order.courier_here_at === null ? <Trans>Waits for rider</Trans> : <CourierHere order={order} now={now} />;
}
