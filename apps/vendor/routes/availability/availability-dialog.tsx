import { Trans, useLingui } from '@lingui/react/macro';
import type { StoreNow } from 'market/stores/stores.vendor.contract';
import {
  type BusyLength,
  type BusyStep,
  busySteps,
  isOfZone,
  type PauseLength,
  type PauseReason,
  pauseReasons,
} from 'market/stores/stores-availability.rules';
import { type ReactNode, useState } from 'react';
import { Button } from 'ui/buttons/button.tsx';
import { RadioRow, RadioRows } from 'ui/forms/radio-row.tsx';
import { Segmented } from 'ui/forms/segmented.tsx';
import { Dialog } from 'ui/overlays/dialog.tsx';
import type { useSetStore } from './availability-calls.tsx';
import styles from './availability-dialog.module.css';
import { CapForm } from './cap-form.tsx';
import { storeStateAt } from './store-state.ts';

export interface AvailabilityDialogProps {
  store: StoreNow;
  now: Date;
  onSet: ReturnType<typeof useSetStore>['set'];
  onClose: () => void;
}

/** Takes no orders for a time, or takes longer for each: one press, which ends by itself [STO-034] [STO-035]; and the cap [STO-038]. */
export function AvailabilityDialog({ store, now, onSet, onClose }: AvailabilityDialogProps) {
  const { t } = useLingui();
  const { kind, busyMinutes } = storeStateAt(store, now);
  // A pause of the whole zone is ended by the market.
  const isOwnPause = store.pause_reason !== null && !isOfZone(store.pause_reason);
  const set: typeof onSet = (wanted) => {
    onSet(wanted);
    onClose();
  };
  return (
    <Dialog
      title={t`Pause or busy`}
      description={<Trans>Both end by themselves. Running orders go on.</Trans>}
      width={560}
      onClose={onClose}
    >
      <div className={styles.parts}>
        {kind === 'paused' && isOwnPause && (
          <Button kind="ink" size="large" icon="play" isBlock onClick={() => set({ kind: 'resume' })}>
            <Trans>Take orders again</Trans>
          </Button>
        )}
        <Pause closesAt={store.closes_at} onChoose={(length, reason) => set({ kind: 'pause', length, reason })} />
        <Busy
          busyMinutes={busyMinutes}
          hasClosing={store.closes_at !== null}
          onChoose={(minutes, length) => set({ kind: 'busy', minutes, length })}
        />
        <CapForm store={store} onSet={set} />
      </div>
    </Dialog>
  );
}

interface PauseProps {
  closesAt: string | null;
  onChoose: (length: PauseLength, reason: PauseReason) => void;
}

function Pause({ closesAt, onChoose }: PauseProps) {
  const { t } = useLingui();
  const [reason, setReason] = useState<PauseReason>('too_busy');
  const words: Record<PauseReason, string> = {
    too_busy: t`Too many orders`,
    short_staffed: t`Short of staff`,
    supplies: t`Waiting for supplies`,
    equipment: t`A problem with equipment`,
    other: t`Something else`,
  };
  const lengths: { length: PauseLength; label: ReactNode }[] = [
    { length: '15', label: t`15 min` },
    { length: '30', label: t`30 min` },
    { length: '60', label: t`1 hour` },
    ...(closesAt ? [{ length: 'closing' as const, label: t`Until closing (${closesAt})` }] : []),
    { length: 'tomorrow', label: t`Until tomorrow` },
  ];
  return (
    <section aria-labelledby="pause-title" className={styles.part}>
      <h3 id="pause-title">
        <Trans>Take no new orders</Trans>
      </h3>
      <RadioRows legend={t`Why? Customers read it on your page.`} isWide>
        {pauseReasons.map((one) => (
          <RadioRow key={one} name="reason" value={one} checked={one === reason} onChange={() => setReason(one)}>
            {words[one]}
          </RadioRow>
        ))}
      </RadioRows>
      <div className={styles.choices}>
        {lengths.map(({ length, label }) => (
          <Button key={length} kind="soft" icon="pause" onClick={() => onChoose(length, reason)}>
            {label}
          </Button>
        ))}
      </div>
    </section>
  );
}

interface BusyProps {
  busyMinutes: number;
  hasClosing: boolean;
  onChoose: (minutes: BusyStep | 0, length: BusyLength) => void;
}

function Busy({ busyMinutes, hasClosing, onChoose }: BusyProps) {
  const { t } = useLingui();
  const [length, setLength] = useState<BusyLength>('60');
  const options: { value: BusyLength; label: string }[] = [
    { value: '30', label: t`30 min` },
    { value: '60', label: t`1 hour` },
    { value: '120', label: t`2 hours` },
  ];
  return (
    <section aria-labelledby="busy-title" className={styles.part}>
      <h3 id="busy-title">
        <Trans>Promise more time for each order</Trans>
      </h3>
      <Segmented
        label={t`For how long`}
        value={length}
        options={hasClosing ? [...options, { value: 'closing', label: t`Until closing` }] : options}
        onChange={setLength}
      />
      <div className={styles.choices}>
        {busySteps.map((minutes) => (
          <Button
            key={minutes}
            kind="soft"
            icon="clock-4"
            aria-pressed={minutes === busyMinutes}
            onClick={() => onChoose(minutes, length)}
          >
            <Trans>+{minutes} min</Trans>
          </Button>
        ))}
        {busyMinutes > 0 && (
          <Button kind="outline" onClick={() => onChoose(0, length)}>
            <Trans>Back to normal</Trans>
          </Button>
        )}
      </div>
    </section>
  );
}
