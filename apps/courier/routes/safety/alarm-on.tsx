import { Trans, useLingui } from '@lingui/react/macro';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useBell } from 'app-kit/browser/bell.ts';
import { useWakeLock } from 'app-kit/browser/use-wake-lock.ts';
import { CallFaultNote } from 'app-kit/calls/call-fault-note.tsx';
import { timeOfDay } from 'app-kit/formats/clock.ts';
import type { Safety } from 'market/access/access-alarms.courier.contract';
import { alarmPinDigits } from 'market/access/access-alarms.rules';
import { useEffect, useRef, useState } from 'react';
import { Button } from 'ui/buttons/button.tsx';
import { Icon } from 'ui/media/icon.tsx';
import { CodeBoxes, KeyPad } from '../work/door/key-pad.tsx';
import { ContactCall, EmergencyCall } from './raise-alarm.tsx';
import styles from './safety.module.css';
import { safetyCalls, safetyQuery } from './safety-query.ts';

interface AlarmOnProps {
  safety: Safety;
  alarm: NonNullable<Safety['alarm']>;
}

/** The alarm that runs: who looks after it, and the code that ends it. Silent it is dark and makes no sound [DEL-65]. */
export function AlarmOn({ safety, alarm }: AlarmOnProps) {
  const { t } = useLingui();
  const queries = useQueryClient();
  const heading = useRef<HTMLHeadingElement>(null);
  const [pin, setPin] = useState('');
  const [isTyping, setIsTyping] = useState(false);
  useWakeLock(true);
  useBell(!alarm.is_silent, true);
  useEffect(() => heading.current?.focus(), []);
  const keep = (reply: Safety) => queries.setQueryData(safetyQuery.queryKey, reply);
  const end = useMutation({
    mutationFn: (typed: string) => safetyCalls.end({ body: { pin: typed } }),
    onSuccess: keep,
    onError: () => setPin(''),
  });
  const silence = useMutation({
    mutationFn: () => safetyCalls.setSilent({ body: { is_silent: !alarm.is_silent } }),
    onSuccess: keep,
  });
  const type = (digit: string) => {
    const typed = `${pin}${digit}`.slice(0, alarmPinDigits);
    setPin(typed);
    if (typed.length === alarmPinDigits) end.mutate(typed);
  };
  const time = timeOfDay(new Date(alarm.begun_at), Intl.DateTimeFormat().resolvedOptions().timeZone);
  const takenBy = alarm.taken_by;
  return (
    <div className={styles.screen} data-alarm={alarm.is_silent ? 'silent' : 'loud'}>
      <main id="main" tabIndex={-1} className={styles.page}>
        <h1 ref={heading} tabIndex={-1} className={styles.title}>
          <Icon name="siren" size={36} /> <Trans>The alarm is on</Trans>
        </h1>
        <p className={styles.line}>
          <Trans>Since {time}. Your location is sent every 5 seconds.</Trans>
        </p>
        <p role="status" className={styles.taken}>
          <Icon name={takenBy === null ? 'bell' : 'circle-check'} size={28} />
          {takenBy === null ? <Trans>Operators have been alerted.</Trans> : <Trans>{takenBy} looks after you.</Trans>}
        </p>
        <ContactCall safety={safety} />
      </main>
      <footer className={styles.foot}>
        {(end.error ?? silence.error) && <CallFaultNote error={end.error ?? silence.error ?? new Error()} />}
        <EmergencyCall safety={safety} />
        <Button kind="outline" isBlock className={styles.quiet ?? ''} onClick={() => silence.mutate()}>
          {alarm.is_silent ? <Trans>Make it loud</Trans> : <Trans>Make it silent</Trans>}
        </Button>
        {isTyping ? (
          <>
            <CodeBoxes label={t`Your PIN`} code={pin} length={alarmPinDigits} />
            <KeyPad onDigit={type} onErase={() => setPin(pin.slice(0, -1))} />
          </>
        ) : (
          <Button kind="outline" isBlock className={styles.safe ?? ''} onClick={() => setIsTyping(true)}>
            <Trans>I am safe: type the PIN</Trans>
          </Button>
        )}
      </footer>
    </div>
  );
}
