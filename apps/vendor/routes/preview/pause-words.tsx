import { Trans } from '@lingui/react/macro';
import type { AnyPauseReason } from 'market/stores/stores-availability.rules';

/** Why a store takes no orders for a while, as the storefront words it [CUS-11]. */
export function PauseWords({ reason }: { reason: AnyPauseReason }) {
  switch (reason) {
    case 'too_busy':
      return <Trans>The store has too many orders right now.</Trans>;
    case 'short_staffed':
      return <Trans>The store is short of staff right now.</Trans>;
    case 'supplies':
      return <Trans>The store waits for supplies.</Trans>;
    case 'equipment':
      return <Trans>The store has a problem with its equipment.</Trans>;
    case 'rain':
      return <Trans>Nobody can deliver in this area right now because of heavy rain.</Trans>;
    case 'unrest':
      return <Trans>It is not safe to deliver in this area right now.</Trans>;
    case 'few_riders':
      return <Trans>There are not enough riders in this area right now.</Trans>;
    case 'zone_stopped':
      return <Trans>This area takes no orders right now.</Trans>;
    default:
      return <Trans>The store takes no orders right now.</Trans>;
  }
}
