import { Trans } from '@lingui/react/macro';
import { openSound, ring } from 'app-kit/browser/bell.ts';
import { useAskBeforeUnload } from 'app-kit/browser/use-ask-before-unload.ts';
import { useWakeLock } from 'app-kit/browser/use-wake-lock.ts';
import { Suspense, useState } from 'react';
import { Button } from 'ui/buttons/button.tsx';
import { lazyPart } from 'ui/layout/lazy-part.tsx';
import { Icon } from 'ui/media/icon.tsx';
import { clockOf } from '../../../features/orders/board-clock.ts';
import type { ShownOrder } from '../use-store-board.ts';
import styles from './board-shift.module.css';
import { type Shift, savedShift, saveShift } from './saved-shift.ts';

const StartDialog = lazyPart(async () => ({ default: (await import('./start-shift-dialog.tsx')).StartShiftDialog }));
const EndDialog = lazyPart(async () => ({ default: (await import('./end-shift-dialog.tsx')).EndShiftDialog }));

export interface ShiftStripProps {
  storeId: number;
  orders: readonly ShownOrder[];
  /** What the clock of the server is ahead of that of this device, in milliseconds. */
  clockOffset: number;
  /** Steps of this device that wait for the network. */
  waitingCount: number;
  /** May see what is off sale. */
  seesMenu: boolean;
}

/**
 * Begins a shift with one press that opens the sound, keeps the screen on and checks the rest, and ends it only after
 * saying what is open [STO-008].
 */
export function ShiftStrip({ storeId, orders, clockOffset, waitingCount, seesMenu }: ShiftStripProps) {
  const [shift, setShift] = useState(() => savedShift(storeId));
  const [opened, setOpened] = useState<'start' | 'end'>();
  const screen = useWakeLock(shift.isOn);
  const running = orders.filter(({ column }) => column === 'new' || column === 'work' || column === 'ready');
  useAskBeforeUnload(shift.isOn && running.length > 0);
  const set = (next: Shift) => {
    saveShift(storeId, next);
    setShift(next);
  };
  const start = () => {
    openSound();
    ring();
    set({ isOn: true, at: new Date().toISOString(), handedTo: '' });
    setOpened('start');
  };
  const close = () => setOpened(undefined);
  return (
    <section className={styles.strip}>
      <Icon name={shift.isOn ? 'sun' : 'moon'} size={20} />
      <p className={styles.words}>
        <ShiftWords shift={shift} />
      </p>
      {shift.isOn ? (
        <>
          <Button kind="text" size="small" onClick={() => setOpened('start')}>
            <Trans>Checks</Trans>
          </Button>
          <Button kind="soft" size="small" onClick={() => setOpened('end')}>
            <Trans>End the shift</Trans>
          </Button>
        </>
      ) : (
        <Button kind="ink" size="small" icon="play" onClick={start}>
          <Trans>Start the shift</Trans>
        </Button>
      )}
      <Suspense>
        {opened === 'start' && <StartDialog {...{ storeId, screen, clockOffset, seesMenu }} onClose={close} />}
        {opened === 'end' && (
          <EndDialog
            {...{ running, waitingCount }}
            onEnd={(handedTo) => {
              set({ isOn: false, at: new Date().toISOString(), handedTo });
              close();
            }}
            onClose={close}
          />
        )}
      </Suspense>
    </section>
  );
}

function ShiftWords({ shift: { isOn, at, handedTo } }: { shift: Shift }) {
  const time = at && clockOf(new Date(at));
  if (isOn) return <Trans>Shift since {time}</Trans>;
  if (!time) return <Trans>No shift has started on this device.</Trans>;
  if (!handedTo) return <Trans>The shift ended at {time}.</Trans>;
  return (
    <Trans>
      Handed over to <bdi>{handedTo}</bdi> at {time}.
    </Trans>
  );
}
