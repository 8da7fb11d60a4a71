import { Trans, useLingui } from '@lingui/react/macro';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { CallFaultNote } from 'app-kit/calls/call-fault-note.tsx';
import { hourOption } from 'app-kit/formats/hour-cycle.ts';
import type { EnrolledDevice } from 'market/access/devices/access-devices.contract';
import { pinDigits } from 'market/access/devices/access-devices.rules';
import { CallRefused } from 'market/calls/client';
import { type FormEvent, useRef, useState } from 'react';
import { Button } from 'ui/buttons/button.tsx';
import { BannerNote } from 'ui/feedback/banner-note.tsx';
import { initialsOf } from 'ui/formats/initials-of.ts';
import { Field } from 'ui/forms/field.tsx';
import { useFirstFocus } from 'ui/forms/use-first-focus.ts';
import { Avatar } from 'ui/media/avatar.tsx';
import { Icon } from 'ui/media/icon.tsx';
import styles from './tablet.module.css';
import { startSession, tabletCalls, tabletQuery } from './tablet-calls.ts';

type Person = EnrolledDevice['people'][number];

export interface PinStepsProps {
  /** Whose name is chosen at first, such as who has locked the tablet. */
  accountId?: number | undefined;
  /** Before anything is loaded for the person. */
  onRight?: () => void;
}

/** Pick a name and type a PIN [SEAT-05]. */
export function PinSteps({ accountId, onRight }: PinStepsProps) {
  const { data } = useQuery(tabletQuery);
  const [chosen, setChosen] = useState(accountId);
  const people = data?.device?.people ?? [];
  const person = people.find(({ account_id: id }) => id === chosen);
  if (person) return <PinForm person={person} onRight={onRight} onOther={() => setChosen(undefined)} />;
  if (data?.device && people.length === 0) {
    return (
      <BannerNote tone="info">
        <Trans>Nobody has a PIN yet. An owner gives PINs in the store app, under Team, Tablets and PINs.</Trans>
      </BannerNote>
    );
  }
  return <People people={people} onChoose={({ account_id: id }) => setChosen(id)} />;
}

function People({ people, onChoose }: { people: readonly Person[]; onChoose: (person: Person) => void }) {
  const { t } = useLingui();
  return (
    <ul aria-label={t`Who are you?`} className={styles.people}>
      {people.map((person) => {
        const { account_id: id, name, image_full_url: image, locked_until: until } = person;
        const [first = '', ...rest] = name.split(' ');
        return (
          <li key={id}>
            <button type="button" className={styles.person} onClick={() => onChoose(person)}>
              <Avatar imageUrl={image} initials={initialsOf(first, rest.at(-1) ?? '')} />
              <bdi className={styles.name}>{name}</bdi>
              {until !== null && <LockedUntil until={until} />}
            </button>
          </li>
        );
      })}
    </ul>
  );
}

function LockedUntil({ until }: { until: string }) {
  const { i18n } = useLingui();
  const time = new Date(until).toLocaleTimeString(i18n.locale, { hour: 'numeric', minute: '2-digit', ...hourOption() });
  return (
    <span className={styles.locked}>
      <Icon name="lock" size={16} />
      <Trans>Locked until {time}</Trans>
    </span>
  );
}

interface PinFormProps {
  person: Person;
  onRight: (() => void) | undefined;
  onOther: () => void;
}

function PinForm({ person, onRight, onOther }: PinFormProps) {
  const { t } = useLingui();
  const queries = useQueryClient();
  const form = useRef<HTMLFormElement>(null);
  const [pin, setPin] = useState('');
  const [isShort, setIsShort] = useState(false);
  const { account_id: accountId, name, locked_until: until } = person;
  const type = useMutation({
    mutationFn: () => tabletCalls.typePin({ body: { account_id: accountId, pin } }),
    async onSuccess() {
      onRight?.();
      await startSession(queries);
    },
    onError() {
      setPin('');
      form.current?.querySelector('input')?.focus();
      void queries.invalidateQueries({ queryKey: tabletQuery.queryKey });
    },
  });
  useFirstFocus(form);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (type.isPending) return;
    setIsShort(pin.length < pinDigits.least);
    if (pin.length >= pinDigits.least) type.mutate();
    else form.current?.querySelector('input')?.focus();
  };
  const wrong = type.error instanceof CallRefused ? type.error.message : undefined;
  return (
    <form ref={form} noValidate className={styles.form} onSubmit={submit}>
      {type.error && !wrong && <CallFaultNote error={type.error} />}
      <p className={styles.who}>
        <bdi className={styles.name}>{name}</bdi>
        {until !== null && <LockedUntil until={until} />}
        <Button kind="text" size="small" onClick={onOther}>
          <Trans>Another name</Trans>
        </Button>
      </p>
      <Field
        label={t`PIN`}
        type="password"
        inputMode="numeric"
        // A browser must not offer the PIN of one person to the next.
        autoComplete="new-password"
        dir="ltr"
        maxLength={pinDigits.most}
        value={pin}
        onChange={({ target }) => {
          setPin(target.value.replace(/\D/g, ''));
          setIsShort(false);
        }}
        fault={isShort ? t`Type 4 to 6 digits.` : pin === '' && wrong}
      />
      <Button type="submit" size="large" isBlock isLoading={type.isPending}>
        <Trans>Go on</Trans>
      </Button>
    </form>
  );
}
