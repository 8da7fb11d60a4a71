import { Trans, useLingui } from '@lingui/react/macro';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { CallFaultNote } from 'app-kit/calls/call-fault-note.tsx';
import { sessionQuery } from 'app-kit/session/session-query.ts';
import { isEmail } from 'app-kit/sign-in/login-text.ts';
import { minPasswordLength } from 'market/auth/auth.rules';
import { CallRefused } from 'market/calls/client';
import { type FormEvent, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { Button } from 'ui/buttons/button.tsx';
import { Field } from 'ui/forms/field.tsx';
import { PasswordField } from 'ui/forms/password-field.tsx';
import { useFirstFocus } from 'ui/forms/use-first-focus.ts';
import styles from './setup.module.css';
import { setUp } from './setup-calls.ts';

type Name = 'name' | 'email' | 'password';
type Faults = Partial<Record<Name, string>>;

/** The field that a refusal of the API is about. */
const fieldOf: Record<string, Name> = {
  email: 'email',
  email_taken: 'email',
  password_common: 'password',
  password_short: 'password',
};

/** The account of the person who opens a market: name, email and password. */
export function FirstOwnerForm({ token }: { token: string }) {
  const { t } = useLingui();
  const queries = useQueryClient();
  const navigate = useNavigate();
  const form = useRef<HTMLFormElement>(null);
  const [typed, setTyped] = useState({ name: '', email: '', password: '' });
  const [faults, setFaults] = useState<Faults>({});
  useFirstFocus(form);

  const show = (found: Faults) => {
    setFaults(found);
    const [first] = Object.keys(found);
    const field = first && form.current?.elements.namedItem(first);
    if (field instanceof HTMLElement) field.focus();
  };
  const save = useMutation({
    async mutationFn() {
      await setUp({ token, name: typed.name.trim(), email: typed.email.trim(), password: typed.password });
      await queries.fetchQuery({ ...sessionQuery, staleTime: 0 });
      // The address with the token leaves the history.
      await navigate('/first-steps', { replace: true });
    },
    onError(error) {
      const field = fieldOfRefusal(error);
      if (field) show({ [field]: error.message });
    },
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (save.isPending) return;
    const found: Faults = {
      ...(!typed.name.trim() && { name: t`Enter your name.` }),
      ...(!isEmail(typed.email) && { email: t`Enter a full email address.` }),
      ...(typed.password.length < minPasswordLength && {
        password: t`Choose a password of at least ${minPasswordLength} characters.`,
      }),
    };
    show(found);
    if (Object.keys(found).length === 0) save.mutate();
  };
  const field = (name: Name, autoComplete: string) => ({
    name,
    autoComplete,
    value: typed[name],
    fault: faults[name],
    onChange({ target }: { target: HTMLInputElement }) {
      setTyped({ ...typed, [name]: target.value });
      setFaults(({ [name]: _, ...others }) => others);
    },
  });
  return (
    <form ref={form} noValidate className={styles.form} onSubmit={submit}>
      {save.error && !fieldOfRefusal(save.error) && <CallFaultNote error={save.error} />}
      <Field label={t`Your name`} maxLength={100} {...field('name', 'name')} />
      <Field
        label={t`Email`}
        hint={t`You sign in with it. Customers don’t see it.`}
        type="email"
        maxLength={255}
        {...field('email', 'email')}
      />
      <PasswordField label={t`Password`} maxLength={200} {...field('password', 'new-password')} />
      <Button type="submit" size="large" isBlock isLoading={save.isPending}>
        <Trans>Create the account</Trans>
      </Button>
    </form>
  );
}

function fieldOfRefusal(error: Error): Name | undefined {
  return error instanceof CallRefused ? fieldOf[error.code] : undefined;
}
