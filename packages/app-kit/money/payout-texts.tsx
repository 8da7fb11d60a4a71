import { Trans } from '@lingui/react/macro';
import type { PayoutState } from 'market/wallet/wallet-payouts.rules';
import type { ReactNode } from 'react';
import { classNames } from 'ui/layout/class-names.ts';
import styles from './own-money.module.css';

/** What becomes of a payout, in a word with its colour. */
export function PayoutStateMark({ state }: { state: PayoutState }) {
  const tone = state === 'paid' ? styles.ok : state === 'failed' ? styles.warn : undefined;
  return <span className={classNames(styles.state, tone)}>{nameOfState(state)}</span>;
}

function nameOfState(state: PayoutState): ReactNode {
  switch (state) {
    case 'planned':
      return <Trans>Expected</Trans>;
    case 'left_out':
      return <Trans>Left out</Trans>;
    case 'sent':
      return <Trans>On the way</Trans>;
    case 'paid':
      return <Trans>Paid</Trans>;
    case 'failed':
      return <Trans>Came back</Trans>;
  }
}
