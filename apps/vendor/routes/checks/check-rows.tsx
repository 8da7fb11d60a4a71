import { Trans, useLingui } from '@lingui/react/macro';
import { useMutation } from '@tanstack/react-query';
import { CallFaultNote } from 'app-kit/calls/call-fault-note.tsx';
import { useDismissStep, useQueuedSteps } from 'app-kit/calls/queued-steps.ts';
import { doneCount, lacksReading, maxReadingLetters } from 'market/stores/stores-checks.rules';
import type { CheckList, StoreCheck } from 'market/stores/stores-checks.vendor.contract';
import { type FormEvent, useId, useState } from 'react';
import { Button } from 'ui/buttons/button.tsx';
import { BannerNote } from 'ui/feedback/banner-note.tsx';
import { Field } from 'ui/forms/field.tsx';
import { Icon } from 'ui/media/icon.tsx';
import { type SentTick, tickKey } from '../../features/stores/check-calls.ts';
import styles from './vendor-checks-page.module.css';

export interface CheckRowsProps {
  storeId: number;
  list: CheckList;
}

/** The checks of a day, each with a button that ticks it, or with who has done it and when [STO-099]. */
export function CheckRows({ storeId, list }: CheckRowsProps) {
  const { mutate } = useMutation<CheckList, Error, SentTick>({ mutationKey: tickKey });
  const steps = useQueuedSteps<SentTick>(tickKey).filter(({ sent }) => sent.storeId === storeId);
  const refused = steps.filter(({ status }) => status === 'error');
  const dismiss = useDismissStep();
  const { checks, day, may_tick: mayTick } = list;
  const waitingOf = (id: number) =>
    steps.findLast(({ sent, status }) => status === 'pending' && sent.checkId === id && sent.day === day);
  const send = ({ id, name }: StoreCheck, isTicked: boolean, reading = '') =>
    mutate({ storeId, checkId: id, name, day, isTicked, reading, madeAt: new Date().toISOString() });
  const [done, all] = [doneCount(checks), checks.length];
  return (
    <>
      <p role="status" className={styles.count}>
        <Trans>
          {done} of {all} done
        </Trans>
      </p>
      {refused.map(({ id, sent: { name }, error }) => (
        <BannerNote
          key={id}
          tone="warn"
          icon="triangle-alert"
          action={
            <Button kind="soft" size="small" onClick={() => dismiss(id)}>
              <Trans>Understood</Trans>
            </Button>
          }
        >
          <b>
            <bdi>{name}</bdi>
          </b>{' '}
          {error && <CallFaultNote error={error} />}
        </BannerNote>
      ))}
      <ul className={styles.list}>
        {checks.map((check) => (
          <CheckRow
            key={check.id}
            check={check}
            mayTick={mayTick}
            waiting={waitingOf(check.id)?.sent}
            onTick={(reading) => send(check, true, reading)}
            onUntick={() => send(check, false)}
          />
        ))}
      </ul>
    </>
  );
}

interface CheckRowProps {
  check: StoreCheck;
  mayTick: boolean;
  /** What this device has not sent yet. */
  waiting: SentTick | undefined;
  onTick: (reading: string) => void;
  onUntick: () => void;
}

function CheckRow({ check, mayTick, waiting, onTick, onUntick }: CheckRowProps) {
  const { t } = useLingui();
  const nameId = useId();
  const { name, tick } = check;
  const isDone = waiting ? waiting.isTicked : tick !== null;
  return (
    <li className={styles.row} data-done={isDone || undefined}>
      <Icon name={isDone ? 'circle-check' : 'circle-dot'} size={24} className={styles.mark} />
      <span className={styles.words}>
        <bdi id={nameId} className={styles.name}>
          {name}
        </bdi>
        {waiting && (
          <span className={styles.quiet}>
            {waiting.reading && (
              <>
                <bdi>{waiting.reading}</bdi> ·{' '}
              </>
            )}
            <Trans>waits for the connection</Trans>
          </span>
        )}
        {!waiting && tick && <Done tick={tick} />}
      </span>
      {mayTick && isDone && (
        <Button kind="text" size="small" aria-label={t`Undo: ${name}`} onClick={onUntick}>
          <Trans>Undo</Trans>
        </Button>
      )}
      {mayTick && !isDone && <TickForm check={check} nameId={nameId} onTick={onTick} />}
      {!mayTick && !isDone && (
        <span className={styles.quiet}>
          <Trans>Not done</Trans>
        </span>
      )}
    </li>
  );
}

/** Who has done it, when, and what was read. */
function Done({ tick }: { tick: NonNullable<StoreCheck['tick']> }) {
  const { by_name: by, local_time: time, reading } = tick;
  return (
    <span className={styles.quiet}>
      {reading && (
        <>
          <b>
            <bdi>{reading}</bdi>
          </b>{' '}
          ·{' '}
        </>
      )}
      {by === null ? <Trans>A former colleague</Trans> : <bdi>{by}</bdi>}, <bdi>{time}</bdi>
    </span>
  );
}

function TickForm({ check, nameId, onTick }: Pick<CheckRowProps, 'check' | 'onTick'> & { nameId: string }) {
  const { t } = useLingui();
  const { name, needs_reading: needsReading } = check;
  const [reading, setReading] = useState('');
  const [isLacking, setIsLacking] = useState(false);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const lacks = lacksReading({ needsReading }, reading);
    setIsLacking(lacks);
    if (!lacks) onTick(reading.trim());
  };
  return (
    <form className={styles.tick} onSubmit={submit} noValidate>
      {needsReading && (
        <Field
          label={t`What you read`}
          isLabelHidden
          aria-describedby={nameId}
          placeholder={t`Such as 3.5 °C`}
          maxLength={maxReadingLetters}
          fault={isLacking && t`Write what you read.`}
          value={reading}
          onChange={({ target }) => {
            setReading(target.value);
            setIsLacking(false);
          }}
          className={styles.reading}
        />
      )}
      <Button type="submit" kind="ink" icon="check" aria-label={t`Done: ${name}`}>
        <Trans>Done</Trans>
      </Button>
    </form>
  );
}
