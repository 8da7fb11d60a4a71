import { Trans } from '@lingui/react/macro';
import type { WaitingOrder } from './waiting-order.ts';

/** Which order waits, and when it goes out. */
export function WaitingText({ order: { storeName, total } }: { order: WaitingOrder }) {
  return storeName ? (
    <Trans>
      {storeName}, {total}. It goes out once you are online.
    </Trans>
  ) : (
    <Trans>{total}. It goes out once you are online.</Trans>
  );
}
