import { Trans, useLingui } from '@lingui/react/macro';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { secondFactorContract } from 'market/auth/auth-second-factor.contract';
import { CallRefused } from 'market/calls/client';
import type { ReplyOf } from 'market/calls/endpoint';
import { type FormEvent, useRef, useState } from 'react';
import { Button } from 'ui/buttons/button.tsx';
import { CodeField } from 'ui/forms/code-field.tsx';
import { Field } from 'ui/forms/field.tsx';
import { PasswordField } from 'ui/forms/password-field.tsx';
import { useFirstFocus } from 'ui/forms/use-first-focus.ts';
import { Dialog } from 'ui/overlays/dialog.tsx';
import { CallFaultNote } from '../calls/call-fault-note.tsx';
import styles from '../second-factor/factor.module.css';
import { factorCalls, factorQuery } from '../second-factor/factor-calls.ts';
import { QrCode } from '../second-factor/qr-code.tsx';
import { RecoveryCodes } from './recovery-codes.tsx';

type Started = ReplyOf<typeof secondFactorContract.beginAuthenticator>;

const digits = 6;

/** Adds an authenticator app: its name and the password, then the code, then the recovery codes [SEAT-04]. */
export function AddAuthenticator({ isFirst, onClose }: { isFirst: boolean; onClose: () => void }) {
  const { t } = useLingui();
  const [started, setStarted] = useState<Started>();
  const [codes, setCodes] = useState<readonly string[]>([]);
  const title = codes.length > 0 ? t`Save your recovery codes` : t`Set up an authenticator app`;
  return (
    <Dialog title={title} onClose={onClose}>
      {codes.length > 0 ? (
        <RecoveryCodes codes={codes} onDone={onClose} />
      ) : started ? (
        <ConfirmForm started={started} onConfirmed={(given) => (given.length > 0 ? setCodes(given) : onClose())} />
      ) : (
        <BeginForm isFirst={isFirst} onStarted={setStarted} />
      )}
    </Dialog>
  );
}

function BeginForm({ isFirst, onStarted }: { isFirst: boolean; onStarted: (started: Started) => void }) {
  const { t } = useLingui();
  const form = useRef<HTMLFormElement>(null);
  const [name, setName] = useState('');
  const [password, setPassword] = useState('');
  const begin = useMutation({
    mutationFn: () =>
      factorCalls.beginAuthenticator({
        body: { name: name.trim() || t`My phone`, ...(password && { current_password: password }) },
      }),
    onSuccess: onStarted,
  });
  useFirstFocus(form);
  const refusal = begin.error instanceof CallRefused ? begin.error : undefined;
  const isOfPassword = refusal?.code === 'password_wrong';
  const submit = (event: FormEvent) => {
    event.preventDefault();
    begin.mutate();
  };
  return (
    <form ref={form} noValidate className={styles.form} onSubmit={submit}>
      {begin.error && !isOfPassword && <CallFaultNote error={begin.error} />}
      <Field
        label={t`Name of the device`}
        placeholder={t`My phone`}
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
      <Button type="submit" size="large" isBlock isLoading={begin.isPending}>
        <Trans>Continue</Trans>
      </Button>
    </form>
  );
}

function ConfirmForm({ started, onConfirmed }: { started: Started; onConfirmed: (codes: readonly string[]) => void }) {
  const { t } = useLingui();
  const queries = useQueryClient();
  const [code, setCode] = useState('');
  const confirm = useMutation({
    mutationFn: () => factorCalls.confirmAuthenticator({ params: { factor_id: started.id }, body: { code } }),
    onSuccess({ second_factor: now, recovery_codes: codes }) {
      queries.setQueryData(factorQuery.queryKey, now);
      onConfirmed(codes);
    },
    onError: () => setCode(''),
  });
  const refusal = confirm.error instanceof CallRefused ? confirm.error : undefined;
  const fault = refusal?.code === 'code_wrong' ? refusal.message : undefined;
  const submit = (event?: FormEvent) => {
    event?.preventDefault();
    if (code.length === digits && !confirm.isPending) confirm.mutate();
  };
  return (
    <form noValidate className={styles.form} onSubmit={submit}>
      {confirm.error && !fault && <CallFaultNote error={confirm.error} />}
      <p>
        <Trans>Scan this with the authenticator app on your phone, or type the key in.</Trans>
      </p>
      <QrCode text={started.uri} label={t`QR code for the authenticator app`} />
      <p className={styles.secret} dir="ltr">
        {started.secret.replace(/.{4}(?=.)/g, '$& ')}
      </p>
      <CodeField
        label={t`Code`}
        name="code"
        length={digits}
        value={code}
        onChange={setCode}
        onEnter={submit}
        {...(fault !== undefined && { fault })}
      />
      <Button type="submit" size="large" isBlock disabled={code.length < digits} isLoading={confirm.isPending}>
        <Trans>Confirm</Trans>
      </Button>
    </form>
  );
}
