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

/** Returns why a payout was left out, in words; what a person has written stays as it is [STO-087]. */
export function reasonOfPayout(reason: string | null): ReactNode {
  switch (reason) {
    case 'balance_changed':
      return <Trans>The balance fell in the meantime.</Trans>;
    case 'account_missing':
      return <Trans>Held: there is no account to pay to.</Trans>;
    case 'account_unchecked':
      return <Trans>Held: nobody has checked the account yet.</Trans>;
    case 'account_new':
      return <Trans>Held: the account is less than 24 hours old.</Trans>;
    case 'account_changed':
      return <Trans>Held: the account was changed in the meantime.</Trans>;
    default:
      return reason;
  }
}
