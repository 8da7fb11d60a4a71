import { Trans } from '@lingui/react/macro';
import type { AnyPauseReason } from 'market/stores/stores-availability.rules';
import { ZonePauseText } from '#features/stores/zone-pause-text.tsx';

/** Why a store takes no orders for a while [CUS-11] [OPS-044]. */
export function PauseText({ reason }: { reason: AnyPauseReason }) {
  switch (reason) {
    case 'too_busy':
      return <Trans>The store has too many orders right now.</Trans>;
    case 'short_staffed':
      return <Trans>The store is short of staff right now.</Trans>;
    case 'supplies':
      return <Trans>The store waits for supplies.</Trans>;
    case 'equipment':
      return <Trans>The store has a problem with its equipment.</Trans>;
    case 'other':
      return <Trans>The store takes no orders right now.</Trans>;
    default:
      return <ZonePauseText reason={reason} />;
  }
}
