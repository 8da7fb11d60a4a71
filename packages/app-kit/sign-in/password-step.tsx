import { Trans, useLingui } from '@lingui/react/macro';
import { useMutation } from '@tanstack/react-query';
import { authContract, type SignInReply } from 'market/auth/auth.contract';
import { CallRefused } from 'market/calls/client';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { Button } from 'ui/buttons/button.tsx';
import { PasswordField } from 'ui/forms/password-field.tsx';
import { loadPhoneGrammar, type RawPhone } from 'ui/phone/phone-text.ts';
import { CallFaultNote } from '../calls/call-fault-note.tsx';
import { createApiClient } from '../calls/create-api-client.ts';
import { useMarketSettings } from '../calls/use-market-settings.ts';
import { LoginField } from './login-field.tsx';
import { isLogin, isPhoneText, loginOf } from './login-text.ts';
import styles from './sign-in.module.css';

const calls = createApiClient({ auth: authContract });

interface Faults {
  login?: string;
  password?: string;
}

/** E-mail or phone number, and the password. A fault is shown at its field, and the first field with one has the focus. */
export function PasswordStep({ onReply }: { onReply: (reply: SignInReply) => Promise<void> }) {
  const { t } = useLingui();
  const form = useRef<HTMLFormElement>(null);
  const country = useMarketSettings()?.country ?? 'NG';
  const [written, setWritten] = useState<RawPhone>({ country: '', text: '' });
  const [password, setPassword] = useState('');
  const [faults, setFaults] = useState<Faults>({});
  const login = { ...written, country: written.country || country };
  const signIn = useMutation({
    async mutationFn() {
      const { medium, contact } = loginOf(login);
      const body = { email_or_phone: contact, password, field_type: medium, type: medium };
      await onReply(await calls.auth.login({ body: { login_type: 'manual', ...body } }));
    },
    onError(error) {
      if (isWrongPassword(error)) show({ password: error.message });
    },
  });

  const show = (found: Faults) => {
    setFaults(found);
    const [first] = Object.keys(found);
    const field = first && form.current?.elements.namedItem(first);
    if (field instanceof HTMLElement) field.focus();
  };
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (signIn.isPending) return;
    if (isPhoneText(login.text)) await loadPhoneGrammar();
    const found: Faults = {
      ...(!isLogin(login) && {
        login: login.text.trim() ? t`Enter a whole email or phone number.` : t`Enter your email or phone number.`,
      }),
      ...(password === '' && { password: t`Enter your password.` }),
    };
    show(found);
    if (Object.keys(found).length === 0) signIn.mutate();
  };
  useEffect(() => {
    const field = form.current?.elements.namedItem('login');
    // A keyboard that opens by itself would hide a phone's page.
    if (field instanceof HTMLElement && matchMedia('(pointer: fine)').matches) field.focus();
  }, []);
  return (
    <form ref={form} noValidate className={styles.form} onSubmit={(event) => void submit(event)}>
      {signIn.error && !isWrongPassword(signIn.error) && <CallFaultNote error={signIn.error} />}
      <LoginField
        label={t`Email or phone number`}
        name="login"
        autoComplete="username"
        value={login}
        onChange={(next) => {
          setWritten(next);
          setFaults(({ password: other }) => ({ password: other }));
        }}
        fault={faults.login}
      />
      <PasswordField
        label={t`Password`}
        name="password"
        autoComplete="current-password"
        maxLength={200}
        value={password}
        onChange={({ target }) => {
          setPassword(target.value);
          setFaults(({ login: other }) => ({ login: other }));
        }}
        fault={faults.password}
      />
      <Button type="submit" size="large" isBlock isLoading={signIn.isPending} className={styles.main}>
        <Trans>Sign in</Trans>
      </Button>
      <a href="/forgot-password" className={styles.link}>
        <Trans>Forgot password</Trans>
      </a>
    </form>
  );
}

function isWrongPassword(error: unknown): error is CallRefused {
  return error instanceof CallRefused && error.code === 'credentials_wrong';
}
