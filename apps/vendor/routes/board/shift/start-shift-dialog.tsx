import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useSound } from 'app-kit/browser/bell.ts';
import type { WakeLockState } from 'app-kit/browser/use-wake-lock.ts';
import type { PushState } from 'app-kit/push/subscribe-to-pushes.ts';
import { doneCount } from 'market/stores/stores-checks.rules';
import { type ReactNode, useEffect, useState } from 'react';
import { Link } from 'react-router';
import { Button } from 'ui/buttons/button.tsx';
import { classNames } from 'ui/layout/class-names.ts';
import { Icon } from 'ui/media/icon.tsx';
import { Dialog } from 'ui/overlays/dialog.tsx';
import { storePush } from '../../../features/orders/store-push.ts';
import { checksQuery } from '../../../features/stores/check-calls.ts';
import { offQuery } from '../../menu/menu-calls.ts';
import { TestOrderButton } from '../kitchen/test-order-button.tsx';
import { usePrintsByItself } from '../tickets/auto-print-choice.ts';
import styles from './board-shift.module.css';

export interface StartShiftDialogProps {
  storeId: number;
  screen: WakeLockState;
  clockOffset: number;
  seesMenu: boolean;
  onClose: () => void;
}

/** A clock that is wrong by less is right enough: the board goes by that of the market. */
const clockTolerance = 60_000;

/** What this device can and cannot do in the shift, each in words, and what is off sale [STO-008]. */
export function StartShiftDialog({ storeId, screen, clockOffset, seesMenu, onClose }: StartShiftDialogProps) {
  const { t } = useLingui();
  const hasSound = useSound();
  const prints = usePrintsByItself();
  const push = usePushState();
  const minutes = Math.round(Math.abs(clockOffset) / 60_000);
  return (
    <Dialog title={t`Your shift`} width={560} onClose={onClose}>
      <ul className={styles.checks}>
        <Check isGood={hasSound}>
          {hasSound ? (
            <Trans>The bell can ring.</Trans>
          ) : (
            <Trans>Sound is off. Turn up this device and tap again.</Trans>
          )}
        </Check>
        <Check isGood={screen === 'held'}>
          {screen === 'held' ? (
            <Trans>The screen stays on.</Trans>
          ) : (
            <Trans>The screen may go dark. Set it to stay on in the settings of this device.</Trans>
          )}
        </Check>
        {push && (
          <Check isGood={push === 'on'}>
            {push === 'on' ? (
              <Trans>This device rings while the page is hidden.</Trans>
            ) : (
              <Trans>While the page is hidden, nothing rings. Keep the board open.</Trans>
            )}
          </Check>
        )}
        <Check isGood={Math.abs(clockOffset) < clockTolerance}>
          {Math.abs(clockOffset) < clockTolerance ? (
            <Trans>The clock of this device is right.</Trans>
          ) : (
            <Plural
              value={minutes}
              one="The clock of this device is wrong by # minute. The board uses the market’s time."
              other="The clock of this device is wrong by # minutes. The board uses the market’s time."
            />
          )}
        </Check>
        <Check isGood={prints}>
          <p>
            {prints ? (
              <Trans>Tickets print by themselves here. A test order shows whether paper comes.</Trans>
            ) : (
              <Trans>Tickets don’t print by themselves on this device.</Trans>
            )}
          </p>
          <TestOrderButton storeId={storeId} />
        </Check>
        {seesMenu && <OffCheck storeId={storeId} />}
        <OpeningCheck storeId={storeId} />
      </ul>
      <div className={styles.answers}>
        <Button onClick={onClose}>
          <Trans>To the orders</Trans>
        </Button>
      </div>
    </Dialog>
  );
}

function Check({ isGood, children }: { isGood: boolean; children: ReactNode }) {
  return (
    <li className={classNames(styles.check, isGood ? styles.good : styles.poor)}>
      <Icon name={isGood ? 'circle-check' : 'triangle-alert'} size={22} />
      <div>{children}</div>
    </li>
  );
}

/** How much is off sale, with a way there. */
function OffCheck({ storeId }: { storeId: number }) {
  const { data } = useQuery(offQuery(storeId));
  if (!data) return null;
  // At 0 an item is off by itself.
  const count = data.items.length + data.low.filter(({ stock }) => stock === 0).length;
  if (count === 0) {
    return (
      <Check isGood>
        <Trans>Everything is on sale.</Trans>
      </Check>
    );
  }
  return (
    <Check isGood={false}>
      <Link to={data.items.length > 0 ? `/menu/off?store=${storeId}` : `/menu?store=${storeId}&show=sold_out`}>
        <Plural value={count} one="# item is off sale" other="# items are off sale" />
      </Link>
    </Check>
  );
}

/** How much of the opening list is done, with a way there [STO-099]. */
function OpeningCheck({ storeId }: { storeId: number }) {
  const { data } = useQuery(checksQuery(storeId));
  if (!data) return null;
  const [done, all] = [doneCount(data.checks), data.checks.length];
  return (
    <Check isGood={done === all}>
      <Link to={`/checks?store=${storeId}`}>
        <Trans>Opening list</Trans>
      </Link>
      {all > 0 && (
        <>
          {': '}
          <Trans>
            {done} of {all} done
          </Trans>
        </>
      )}
    </Check>
  );
}

/** Undefined until it is known. */
function usePushState(): PushState | undefined {
  const [state, setState] = useState<PushState>();
  useEffect(() => void storePush.state().then(setState), []);
  return state;
}
