import { Trans, useLingui } from '@lingui/react/macro';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { CallFaultNote } from 'app-kit/calls/call-fault-note.tsx';
import type { Safety } from 'market/access/access-alarms.courier.contract';
import { alarmPinDigits } from 'market/access/access-alarms.rules';
import { useState } from 'react';
import { Button, LinkButton } from 'ui/buttons/button.tsx';
import { Field } from 'ui/forms/field.tsx';
import styles from './safety.module.css';
import { safetyCalls, safetyQuery } from './safety-query.ts';

interface SafetySettingsProps {
  safety: Safety;
  /** Absent before a code is set. */
  onDone?: () => void;
}

/** The code that ends an alarm, and a person close [DEL-65]. */
export function SafetySettings({ safety, onDone }: SafetySettingsProps) {
  const { t } = useLingui();
  const queries = useQueryClient();
  const [pin, setPin] = useState('');
  const [name, setName] = useState(safety.contact_name);
  const [phone, setPhone] = useState(safety.contact_phone);
  const { mutate, isPending, error } = useMutation({
    mutationFn: () => {
      const contact = { contact_name: name.trim(), contact_phone: phone.replaceAll(' ', '') };
      return safetyCalls.set({ body: { ...contact, ...(pin !== '' && { pin }) } });
    },
    onSuccess: (reply) => {
      queries.setQueryData(safetyQuery.queryKey, reply);
      onDone?.();
    },
  });
  const isComplete = pin.length === alarmPinDigits || (safety.has_pin && pin === '');
  return (
    <form
      className={styles.screen}
      onSubmit={(event) => {
        event.preventDefault();
        if (isComplete) mutate();
      }}
    >
      <main id="main" tabIndex={-1} className={styles.page}>
        <h1 className={styles.title}>
          <Trans>Set up your alarm</Trans>
        </h1>
        <p className={styles.line}>
          <Trans>Four digits that only you know. Nothing else ends an alarm.</Trans>
        </p>
        <Field
          label={safety.has_pin ? t`New PIN, if you want another one` : t`PIN of four digits`}
          type="password"
          inputMode="numeric"
          autoComplete="off"
          maxLength={alarmPinDigits}
          value={pin}
          onChange={({ currentTarget }) => setPin(currentTarget.value.replaceAll(/\D/g, ''))}
        />
        <Field
          label={t`Somebody close, to call in an emergency`}
          value={name}
          maxLength={100}
          onChange={({ currentTarget }) => setName(currentTarget.value)}
        />
        <Field
          label={t`Their phone number`}
          type="tel"
          value={phone}
          maxLength={30}
          onChange={({ currentTarget }) => setPhone(currentTarget.value)}
        />
      </main>
      <footer className={styles.foot}>
        {error && <CallFaultNote error={error} />}
        <Button isBlock isLoading={isPending} aria-disabled={!isComplete} className={styles.main ?? ''} type="submit">
          <Trans>Save</Trans>
        </Button>
        {onDone ? (
          <Button kind="outline" isBlock className={styles.back ?? ''} onClick={onDone}>
            <Trans>Back</Trans>
          </Button>
        ) : (
          <LinkButton to="/" kind="outline" isBlock className={styles.back ?? ''}>
            <Trans>Back</Trans>
          </LinkButton>
        )}
      </footer>
    </form>
  );
}
