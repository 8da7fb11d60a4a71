import { Trans, useLingui } from '@lingui/react/macro';
import { useMutation } from '@tanstack/react-query';
import { authContract, type SignInReply } from 'market/auth/auth.contract';
import { minPasswordLength } from 'market/auth/auth.rules';
import { CallRefused } from 'market/calls/client';
import { type FormEvent, useRef, useState } from 'react';
import { Button } from 'ui/buttons/button.tsx';
import { Checkbox } from 'ui/forms/checkbox.tsx';
import { Field } from 'ui/forms/field.tsx';
import { PasswordField } from 'ui/forms/password-field.tsx';
import { useFirstFocus } from 'ui/forms/use-first-focus.ts';
import { PhoneField } from 'ui/phone/phone-field.tsx';
import { internationalOf, loadPhoneGrammar, type RawPhone } from 'ui/phone/phone-text.ts';
import { CallFaultNote } from '../calls/call-fault-note.tsx';
import { createApiClient } from '../calls/create-api-client.ts';
import { useMarketSettings } from '../calls/use-market-settings.ts';
import { isEmail, isWholePhone } from './login-text.ts';
import styles from './sign-in.module.css';

const calls = createApiClient({ auth: authContract });

type Name = 'name' | 'email' | 'phone' | 'password' | 'terms';
type Faults = Partial<Record<Name, string>>;

/** The field that a refusal of the API is about. */
const fieldOf: Record<string, Name> = {
  email_taken: 'email',
  phone_taken: 'phone',
  phone_not_served: 'phone',
  password_common: 'password',
};

export interface SignUpStepProps {
  onReply: (reply: SignInReply) => Promise<void>;
  onBack: () => void;
}

/** A new account with a password, for a person who was invited [SEAT-19]; the storefront makes the same one. */
export function SignUpStep({ onReply, onBack }: SignUpStepProps) {
  const { t } = useLingui();
  const form = useRef<HTMLFormElement>(null);
  const settings = useMarketSettings();
  const [typed, setTyped] = useState({ name: '', email: '', password: '', hasAccepted: false });
  const [written, setWritten] = useState<RawPhone>({ country: '', text: '' });
  const [faults, setFaults] = useState<Faults>({});
  const phone = { ...written, country: written.country || (settings?.country ?? 'NG') };
  const { name, email, password, hasAccepted } = typed;
  useFirstFocus(form);

  const signUp = useMutation({
    async mutationFn() {
      const contact = { email: email.trim(), phone: internationalOf(phone) };
      await onReply(await calls.auth.signUp({ body: { name: name.trim(), ...contact, password } }));
    },
    onError(error) {
      const field = fieldOfRefusal(error);
      if (field) show({ [field]: error.message });
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
    if (signUp.isPending) return;
    await loadPhoneGrammar();
    const found: Faults = {
      ...(!name.trim() && { name: t`Enter your name.` }),
      ...(!isEmail(email) && { email: t`Enter a full email address.` }),
      ...(!isWholePhone(phone) && { phone: t`Enter a whole phone number.` }),
      ...(password.length < minPasswordLength && {
        password: t`Choose a password of at least ${minPasswordLength} characters.`,
      }),
      ...(!hasAccepted && { terms: t`Accept the terms to go on.` }),
    };
    show(found);
    if (Object.keys(found).length === 0) signUp.mutate();
  };
  const type = (field: Name, change: Partial<typeof typed>) => {
    setTyped({ ...typed, ...change });
    clearFault(field);
  };
  const clearFault = (field: Name) => setFaults(({ [field]: _, ...others }) => others);
  return (
    <form ref={form} noValidate className={styles.form} onSubmit={(event) => void submit(event)}>
      {signUp.error && !fieldOfRefusal(signUp.error) && <CallFaultNote error={signUp.error} />}
      <Field
        label={t`Your name`}
        name="name"
        autoComplete="name"
        maxLength={100}
        value={name}
        onChange={({ target }) => type('name', { name: target.value })}
        fault={faults.name}
      />
      <Field
        label={t`Email`}
        name="email"
        type="email"
        autoComplete="email"
        maxLength={255}
        value={email}
        onChange={({ target }) => type('email', { email: target.value })}
        fault={faults.email}
      />
      <PhoneField
        label={t`Phone number`}
        name="phone"
        hasCountryPicker={settings?.country_picker_status === 1}
        value={phone}
        onChange={(next) => {
          setWritten(next);
          clearFault('phone');
        }}
        fault={faults.phone}
      />
      <PasswordField
        label={t`Password`}
        name="password"
        autoComplete="new-password"
        maxLength={200}
        value={password}
        onChange={({ target }) => type('password', { password: target.value })}
        fault={faults.password}
      />
      <div>
        <Checkbox
          name="terms"
          checked={hasAccepted}
          onChange={({ target }) => type('terms', { hasAccepted: target.checked })}
          aria-invalid={faults.terms ? true : undefined}
          aria-describedby={faults.terms && 'terms-fault'}
        >
          <Trans>
            I accept the{' '}
            <a href="/terms-and-conditions" target="_blank" rel="noreferrer">
              terms and conditions
            </a>
          </Trans>
        </Checkbox>
        {faults.terms && (
          <p id="terms-fault" role="alert" className={styles.fault}>
            {faults.terms}
          </p>
        )}
      </div>
      <Button type="submit" size="large" isBlock isLoading={signUp.isPending} className={styles.main}>
        <Trans>Create account</Trans>
      </Button>
      <div className={styles.ways}>
        <Button kind="text" onClick={onBack}>
          <Trans>I have an account</Trans>
        </Button>
      </div>
    </form>
  );
}

function fieldOfRefusal(error: Error): Name | undefined {
  return error instanceof CallRefused ? fieldOf[error.code] : undefined;
}
