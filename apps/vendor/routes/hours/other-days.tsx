import { Trans, useLingui } from '@lingui/react/macro';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { CallFaultNote } from 'app-kit/calls/call-fault-note.tsx';
import { CallRefused } from 'market/calls/client';
import { dateAfter } from 'market/stores/stores.rules';
import { areSpansInOrder, otherDaysAhead, spansIn, spansText } from 'market/stores/stores-admin.rules';
import { type FormEvent, useRef, useState } from 'react';
import { Button } from 'ui/buttons/button.tsx';
import { BannerNote } from 'ui/feedback/banner-note.tsx';
import { toast } from 'ui/feedback/toast.ts';
import { Checkbox } from 'ui/forms/checkbox.tsx';
import { Field } from 'ui/forms/field.tsx';
import { calls, type Hours, hoursQuery } from '../../features/stores/hours-query.ts';
import { useFullDate } from '../../features/stores/use-full-date.ts';
import { HolidayProposals } from './holiday-proposals.tsx';
import styles from './other-days.module.css';

type OtherDay = Hours['other_days'][number];

interface OtherDaysProps {
  storeId: number;
  known: Hours;
}

const nothing = { date: '', hours: '', note: '', yearly: false };

/** The dates on which a store is closed or has other hours: a list, and a form that adds to it and changes it [STO-040]. */
export function OtherDays({ storeId, known }: OtherDaysProps) {
  const { t } = useLingui();
  const queries = useQueryClient();
  const form = useRef<HTMLFormElement>(null);
  const [written, setWritten] = useState(nothing);
  const [fault, setFault] = useState<'date' | 'hours'>();
  const [changed, setChanged] = useState<string>();
  const save = useMutation({
    mutationFn: ({ days, version }: { days: OtherDay[]; version: number; before?: OtherDay[] }) =>
      calls.setOtherDays({ params: { store_id: storeId }, body: { other_days: days, version } }),
    onSuccess(now, { before }) {
      queries.setQueryData(hoursQuery(storeId).queryKey, now);
      // An undo offers no undo of its own.
      if (!before) return;
      clear();
      toast({
        text: t`Saved. Customers order by the new hours.`,
        tone: 'ok',
        seconds: 5,
        action: { label: t`Undo`, onPress: () => save.mutate({ days: before, version: now.version }) },
      });
    },
    onError(error) {
      if (!(error instanceof CallRefused && error.code === 'changed_meanwhile')) return;
      void queries.invalidateQueries({ queryKey: hoursQuery(storeId).queryKey });
    },
  });
  const { other_days: days, today, version } = known;
  const last = dateAfter(today, otherDaysAhead);
  const nameOf = useFullDate();
  const clear = () => {
    setWritten(nothing);
    setChanged(undefined);
    setFault(undefined);
  };
  const send = (next: OtherDay[]) => save.mutate({ days: next, version, before: days });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const { date, note, yearly } = written;
    const hours = spansIn(written.hours);
    const others = days.filter((day) => day.date !== changed);
    const isDate = date >= today && date <= last && !others.some((day) => day.date === date);
    const isRead = hours !== undefined && areSpansInOrder(hours);
    setFault(isDate ? (isRead ? undefined : 'hours') : 'date');
    if (isDate && isRead) {
      const spans = hours.map(([from, until]): [number, number] => [from, until]);
      return send([...others, { date, hours: spans, note, yearly: yearly && mayComeBack(date) }]);
    }
    // After the faults are on the page.
    requestAnimationFrame(() => form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus());
  };
  const write = ({ date, hours, note, yearly }: OtherDay) => {
    setFault(undefined);
    setWritten({ date, hours: spansText(hours), note, yearly });
    form.current?.querySelector('input')?.focus();
  };
  return (
    <section className={styles.part}>
      <h2 className={styles.title}>
        <Trans>Other days</Trans>
      </h2>
      <p className={styles.hint}>
        <Trans>Holidays and other dates on which you are closed or open at other times.</Trans>
      </p>
      {days.length > 0 && (
        <ul className={styles.days}>
          {days.map((day) => (
            <DayLine
              key={day.date}
              day={day}
              name={nameOf(day.date)}
              onChange={() => {
                setChanged(day.date);
                write(day);
              }}
              onRemove={() => send(days.filter(({ date }) => date !== day.date))}
            />
          ))}
        </ul>
      )}
      <HolidayProposals
        known={known}
        onAdd={(day) => send([...days, day])}
        onWrite={(day) => {
          setChanged(undefined);
          write(day);
        }}
      />
      <form ref={form} noValidate className={styles.form} onSubmit={submit}>
        <Field
          type="date"
          label={t`Date`}
          min={today}
          max={last}
          value={written.date}
          onChange={({ target }) => setWritten({ ...written, date: target.value })}
          fault={fault === 'date' && t`Choose a date from today to a year ahead that is not in the list.`}
        />
        <Field
          label={t`Hours`}
          hint={t`Empty: closed.`}
          dir="ltr"
          maxLength={80}
          value={written.hours}
          onChange={({ target }) => setWritten({ ...written, hours: target.value })}
          fault={fault === 'hours' && t`Write hours such as 08:00-22:00, of which none overlap.`}
        />
        <Field
          label={t`Note for your staff`}
          maxLength={80}
          value={written.note}
          onChange={({ target }) => setWritten({ ...written, note: target.value })}
        />
        <Checkbox
          checked={written.yearly && mayComeBack(written.date)}
          disabled={!mayComeBack(written.date)}
          onChange={({ target }) => setWritten({ ...written, yearly: target.checked })}
        >
          <Trans>Each year on this day</Trans>
        </Checkbox>
        <Scheduled orders={known.scheduled.filter(({ date }) => date === written.date)} />
        {save.error && <CallFaultNote error={save.error} />}
        <div className={styles.actions}>
          {changed && (
            <Button kind="outline" onClick={clear}>
              <Trans>Discard</Trans>
            </Button>
          )}
          <Button type="submit" isLoading={save.isPending}>
            {changed ? <Trans>Save the day</Trans> : <Trans>Add the day</Trans>}
          </Button>
        </div>
      </form>
    </section>
  );
}

/** February 29 is in few years only. */
function mayComeBack(date: string): boolean {
  return !date.endsWith('-02-29');
}

interface DayLineProps {
  day: OtherDay;
  name: string;
  onChange: () => void;
  onRemove: () => void;
}

function DayLine({ day, name, onChange, onRemove }: DayLineProps) {
  const { t } = useLingui();
  return (
    <li className={styles.day}>
      <div>
        <strong>{name}</strong>
        <p className={styles.hint}>
          {day.hours.length > 0 ? <bdi dir="ltr">{spansText(day.hours)}</bdi> : <Trans>Closed</Trans>}
          {day.yearly && (
            <>
              {' · '}
              <Trans>each year</Trans>
            </>
          )}
          {day.note && (
            <>
              {' · '}
              <bdi>{day.note}</bdi>
            </>
          )}
        </p>
      </div>
      <div className={styles.actions}>
        <Button kind="outline" size="small" aria-label={t`Change ${name}`} onClick={onChange}>
          <Trans>Change</Trans>
        </Button>
        <Button kind="outline" size="small" aria-label={t`Remove ${name}`} onClick={onRemove}>
          <Trans>Remove</Trans>
        </Button>
      </div>
    </li>
  );
}

/** What the store has promised for the chosen date. */
function Scheduled({ orders }: { orders: Hours['scheduled'] }) {
  if (orders.length === 0) return null;
  return (
    <BannerNote tone="warn" icon="calendar-clock" isAlert>
      <p>
        <Trans>These orders are scheduled for that day and stay:</Trans>
      </p>
      <ul>
        {orders.map(({ order_id: id, time }) => (
          <li key={id}>
            <bdi>{id}</bdi> · <bdi>{time}</bdi>
          </li>
        ))}
      </ul>
    </BannerNote>
  );
}
