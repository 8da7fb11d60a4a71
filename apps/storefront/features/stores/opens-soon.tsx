import { Trans } from '@lingui/react/macro';
import type { Store } from 'market/stores/stores.contract';
import { openingTime } from '#i18n/opening-time.ts';

/** Says of a closed store when it opens today or tomorrow; of one that opens later or never, that it is closed. */
export function OpensSoon({ next }: { next: Store['opens_at'] }) {
  if (!next || next.in_days > 1) return <Trans>Closed Now</Trans>;
  const time = openingTime(next.time);
  return next.in_days ? <Trans>Opens tomorrow at {time}</Trans> : <Trans>Opens at {time}</Trans>;
}
