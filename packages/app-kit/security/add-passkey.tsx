import { Trans, useLingui } from '@lingui/react/macro';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { CallRefused } from 'market/calls/client';
import { type FormEvent, useRef, useState } from 'react';
import { Button } from 'ui/buttons/button.tsx';
import { Field } from 'ui/forms/field.tsx';
import { PasswordField } from 'ui/forms/password-field.tsx';
import { useFirstFocus } from 'ui/forms/use-first-focus.ts';
import { Dialog } from 'ui/overlays/dialog.tsx';
import styles from '../second-factor/factor.module.css';
import { factorQuery } from '../second-factor/factor-calls.ts';
import { PasskeyFaultNote } from '../second-factor/passkey-fault-note.tsx';
import { makePasskey } from '../second-factor/passkeys.ts';
import { RecoveryCodes } from './recovery-codes.tsx';

/** Adds a passkey: its name and the password, then the browser asks; the first factor brings recovery codes [SEAT-04]. */
export function AddPasskey({ isFirst, onClose }: { isFirst: boolean; onClose: () => void }) {
  const { t } = useLingui();
  const queries = useQueryClient();
  const form = useRef<HTMLFormElement>(null);
  const [name, setName] = useState('');
  const [password, setPassword] = useState('');
  const [codes, setCodes] = useState<readonly string[]>([]);
  const add = useMutation({
    mutationFn: () => makePasskey({ name: name.trim() || t`This device`, password }),
    onSuccess({ second_factor: now, recovery_codes: given }) {
      queries.setQueryData(factorQuery.queryKey, now);
      if (given.length > 0) setCodes(given);
      else onClose();
    },
  });
  useFirstFocus(form);
  const refusal = add.error instanceof CallRefused ? add.error : undefined;
  const isOfPassword = refusal?.code === 'password_wrong';
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!add.isPending) add.mutate();
  };
  if (codes.length > 0) {
    return (
      <Dialog title={t`Save your recovery codes`} onClose={onClose}>
        <RecoveryCodes codes={codes} onDone={onClose} />
      </Dialog>
    );
  }
  return (
    <Dialog title={t`Add a passkey`} onClose={onClose}>
      <form ref={form} noValidate className={styles.form} onSubmit={submit}>
        {add.error && !isOfPassword && <PasskeyFaultNote error={add.error} />}
        <p>
          <Trans>Your device or security key asks for its fingerprint, face or PIN.</Trans>
        </p>
        <Field
          label={t`Name of the passkey`}
          placeholder={t`This device`}
          maxLength={60}
          value={name}
          onChange={({ target }) => setName(target.value)}
        />
        {isFirst && (
          <PasswordField
            label={t`Your password`}
            autoComplete="current-password"
            value={password}
            onChange={({ target }) => setPassword(target.value)}
            fault={isOfPassword ? refusal?.message : undefined}
          />
        )}
        <Button type="submit" size="large" isBlock isLoading={add.isPending}>
          <Trans>Continue</Trans>
        </Button>
      </form>
    </Dialog>
  );
}
