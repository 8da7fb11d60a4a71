import { Plural, Trans } from '@lingui/react/macro';
import type { AdminPayoutRun } from 'market/wallet/wallet-payouts.contract';
import { classNames } from 'ui/layout/class-names.ts';
import desk from '../../../layout/desk.module.css';

/** The status of a run, in words. */
export function RunState({ run: { state, sent, paid, failed } }: { run: AdminPayoutRun }) {
  return (
    <span className={desk.states}>
      {state === 'prepared' && (
        <span className={classNames(desk.state, desk.warn)}>
          <Trans>To release</Trans>
        </span>
      )}
      {state === 'withdrawn' && (
        <span className={desk.state}>
          <Trans>Withdrawn</Trans>
        </span>
      )}
      {state === 'released' && sent > 0 && (
        <span className={desk.state}>
          <Plural value={sent} one="# on the way" other="# on the way" />
        </span>
      )}
      {paid > 0 && (
        <span className={classNames(desk.state, desk.ok)}>
          <Plural value={paid} one="# paid" other="# paid" />
        </span>
      )}
      {failed > 0 && (
        <span className={classNames(desk.state, desk.warn)}>
          <Plural value={failed} one="# came back" other="# came back" />
        </span>
      )}
    </span>
  );
}
