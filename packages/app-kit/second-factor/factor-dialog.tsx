import { Trans, useLingui } from '@lingui/react/macro';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { CallRefused } from 'market/calls/client';
import { type FormEvent, useRef, useState } from 'react';
import { Button, LinkButton } from 'ui/buttons/button.tsx';
import { CodeField } from 'ui/forms/code-field.tsx';
import { Field } from 'ui/forms/field.tsx';
import { useFirstFocus } from 'ui/forms/use-first-focus.ts';
import { Dialog } from 'ui/overlays/dialog.tsx';
import { CallFaultNote } from '../calls/call-fault-note.tsx';
import { answerFactor } from './ask-factor.ts';
import styles from './factor.module.css';
import { factorCalls, factorQuery } from './factor-calls.ts';
import { PasskeyFaultNote } from './passkey-fault-note.tsx';
import { hasPasskeys, proveByPasskey } from './passkeys.ts';

const digits = 6;

/** Asks for a passkey, a code of the authenticator app, or a recovery code; the call that waits goes on afterwards [SEAT-04]. */
export function FactorDialog() {
  const { t } = useLingui();
  const { data } = useQuery(factorQuery);
  const [hasApps, hasKeys] = [data?.factors.length !== 0, data !== undefined && data.passkeys.length > 0];
  const hasNone = !hasApps && !hasKeys;
  return (
    <Dialog
      title={
        hasNone
          ? t`Set up a second factor first`
          : hasKeys
            ? t`Prove that it is you`
            : t`Enter the code of your authenticator app`
      }
      onClose={() => answerFactor(false)}
    >
      {hasNone ? <MustSetUp /> : hasKeys ? <KeyOrCode hasApps={hasApps} /> : <CodeForm />}
    </Dialog>
  );
}

/** The server requires a second factor, and the account has none. */
function MustSetUp() {
  return (
    <div className={styles.form}>
      <p>
        <Trans>Operators and owners of stores here prove more than a password. It takes two minutes.</Trans>
      </p>
      <LinkButton to="/security" size="large" isBlock onClick={() => answerFactor(false)}>
        <Trans>Set it up</Trans>
      </LinkButton>
    </div>
  );
}

/** A press for the passkey; the app or a recovery code is the other way. */
function KeyOrCode({ hasApps }: { hasApps: boolean }) {
  const queries = useQueryClient();
  const [isByCode, setIsByCode] = useState(!hasPasskeys());
  const prove = useMutation({
    mutationFn: proveByPasskey,
    onSuccess(now) {
      queries.setQueryData(factorQuery.queryKey, now);
      answerFactor(true);
    },
  });
  if (isByCode) return <CodeForm hasApps={hasApps} />;
  return (
    <div className={styles.form}>
      {prove.error && <PasskeyFaultNote error={prove.error} />}
      <Button size="large" isBlock isLoading={prove.isPending} onClick={() => prove.mutate()}>
        <Trans>Use your passkey</Trans>
      </Button>
      <Button kind="text" onClick={() => setIsByCode(true)}>
        {hasApps ? <Trans>Use the authenticator app</Trans> : <Trans>Use a recovery code</Trans>}
      </Button>
    </div>
  );
}

function CodeForm({ hasApps = true }: { hasApps?: boolean }) {
  const { t } = useLingui();
  const queries = useQueryClient();
  const form = useRef<HTMLFormElement>(null);
  const [code, setCode] = useState('');
  const [isRecovery, setIsRecovery] = useState(!hasApps);
  const prove = useMutation({
    mutationFn: () => factorCalls.proveSecondFactor({ body: { code } }),
    onSuccess(now) {
      queries.setQueryData(factorQuery.queryKey, now);
      answerFactor(true);
    },
    onError: () => setCode(''),
  });
  useFirstFocus(form);
  const submit = (event?: FormEvent) => {
    event?.preventDefault();
    if (code.length >= digits && !prove.isPending) prove.mutate();
  };
  const refusal = prove.error instanceof CallRefused ? prove.error : undefined;
  const fault = refusal?.code === 'code_wrong' ? refusal.message : undefined;
  const change = () => {
    setIsRecovery(!isRecovery);
    setCode('');
    prove.reset();
  };
  return (
    <form ref={form} noValidate className={styles.form} onSubmit={submit}>
      {prove.error && !fault && <CallFaultNote error={prove.error} />}
      {isRecovery ? (
        <Field
          label={t`Recovery code`}
          hint={t`One of the ten that you saved. Each works once.`}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          maxLength={40}
          dir="ltr"
          value={code}
          onChange={({ target }) => setCode(target.value)}
          fault={fault}
        />
      ) : (
        <CodeField
          label={t`Code`}
          name="code"
          length={digits}
          value={code}
          onChange={setCode}
          onEnter={submit}
          {...(fault !== undefined && { fault })}
        />
      )}
      <Button type="submit" size="large" isBlock disabled={code.length < digits} isLoading={prove.isPending}>
        <Trans>Continue</Trans>
      </Button>
      {hasApps && (
        <Button kind="text" onClick={change}>
          {isRecovery ? <Trans>Use the authenticator app</Trans> : <Trans>Use a recovery code</Trans>}
        </Button>
      )}
    </form>
  );
}
