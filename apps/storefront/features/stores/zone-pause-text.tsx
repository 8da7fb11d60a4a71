import { Trans } from '@lingui/react/macro';
import type { AnyPauseReason } from 'market/stores/stores-availability.rules';
import type { ReactNode } from 'react';

interface ZonePauseTextProps {
  reason: AnyPauseReason | null;
  /** What is said of a reason of the store itself. */
  otherwise?: ReactNode;
}

/** Why a zone takes no orders for a while [CUS-11] [OPS-044]. */
export function ZonePauseText({ reason, otherwise = null }: ZonePauseTextProps) {
  switch (reason) {
    case 'rain':
      return <Trans>Nobody can deliver in this area right now because of heavy rain.</Trans>;
    case 'unrest':
      return <Trans>It is not safe to deliver in this area right now.</Trans>;
    case 'few_riders':
      return <Trans>There are not enough riders in this area right now.</Trans>;
    case 'zone_stopped':
      return <Trans>This area takes no orders right now.</Trans>;
    default:
      return otherwise;
  }
}
