import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';

/** What a journal of the ledger is, for the people whose money it moves. */
export function journalName(kind: string): ReactNode {
  switch (kind) {
    case 'order_placed':
    case 'order_quoted':
      return <Trans>Order</Trans>;
    case 'order_changed':
      return <Trans>Changed order</Trans>;
    case 'order_canceled':
      return <Trans>Canceled order</Trans>;
    case 'order_refunded':
      return <Trans>Refund</Trans>;
    case 'cash_collected':
      return <Trans>Cash collected</Trans>;
    case 'delivery_earned':
      return <Trans>Delivery</Trans>;
    case 'wait_earned':
      return <Trans>Wait at a store</Trans>;
    case 'handover_earned':
      return <Trans>Way until another rider took over</Trans>;
    case 'tip_given':
      return <Trans>Tip after the delivery</Trans>;
    case 'payout_released':
      return <Trans>Payout</Trans>;
    case 'payout_failed':
      return <Trans>Payout returned</Trans>;
    case 'cash_deposited':
      return <Trans>Cash handed in</Trans>;
    case 'cash_short':
      return <Trans>Cash missing</Trans>;
    case 'cash_left_open':
      return <Trans>Cash missing at the door</Trans>;
    case 'cash_decided':
      return <Trans>Missing cash decided</Trans>;
    case 'contest_held':
      return <Trans>Contested, not taken</Trans>;
    case 'contest_decided':
      return <Trans>Answer to a contest</Trans>;
    case 'written_off':
      return <Trans>Written off</Trans>;
    case 'corrected':
    case 'wallet_corrected':
      return <Trans>Correction</Trans>;
    default:
      return kind.replaceAll('_', ' ');
  }
}
