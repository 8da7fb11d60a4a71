import { Trans } from '@lingui/react/macro';
import type { WaitingStep } from './use-store-board.ts';

/** Says which step waits on this device [STO-007]. */
export function WaitingStepText({ kind }: { kind: WaitingStep['kind'] }) {
  switch (kind) {
    case 'accept':
      return <Trans>Accepted here. Waits for connection</Trans>;
    case 'refuse':
      return <Trans>Refused here. Waits for connection</Trans>;
    case 'cancel':
      return <Trans>Canceled here. Waits for connection</Trans>;
    case 'delay':
      return <Trans>Delayed here. Waits for connection</Trans>;
    case 'prepare':
      return <Trans>Started here. Waits for connection</Trans>;
    case 'ready':
      return <Trans>Ready here. Waits for connection</Trans>;
    case 'handOver':
      return <Trans>Handed over here. Waits for connection</Trans>;
  }
}
