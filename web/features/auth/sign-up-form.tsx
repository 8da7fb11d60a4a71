import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { useMarket } from '#features/config/use-market.ts';
import { Button } from '#ui/button.tsx';
import { Checkbox } from '#ui/checkbox.tsx';
import { Field } from '#ui/field.tsx';
import { Icon } from '#ui/icon.tsx';
import { internationalOf, loadPhoneGrammar } from '#ui/phone-text.ts';
import { authMarket } from './auth-calls.ts';
import styles from './auth-form.module.css';
import { NewPasswordFields } from './new-password-fields.tsx';
import { PhoneInput } from './phone-input.tsx';
import { ReferCodeField } from './refer-code-field.tsx';
import type { SignInRun, SignUpDraft } from './sign-in-run.ts';
import { TermsLink } from './terms-link.tsx';
import { useAuthForm } from './use-auth-form.tsx';
import { useFieldWords } from './use-field-words.tsx';
import { useFirstFocus } from './use-first-focus.ts';
import { useStartCountry } from './use-start-country.ts';

type Name = 'name' | 'ref_code' | 'email' | 'phone' | 'password' | 'confirm_password' | 'terms';

const fieldOf = {
  email_taken: 'email',
  phone_taken: 'phone',
  phone_not_served: 'phone',
  ref_code_unknown: 'ref_code',
  password_common: 'password',
  password_short: 'password',
  passwords_differ: 'confirm_password',
} as const;

/** A new account with a password [AUTH-76] to [AUTH-93]. */
export function SignUpForm({ run, isOpening }: { run: SignInRun; isOpening: boolean }) {
  const { t } = useLingui();
  const { hasReferCodes } = useMarket().signIn;
  const words = useFieldWords();
  const country = useStartCountry();
  const [typed, setTyped] = useState<SignUpDraft>(
    run.draft.signUp ?? { name: '', email: '', phone: { country, text: '' }, refCode: '' },
  );
  const [password, setPassword] = useState('');
  const [again, setAgain] = useState('');
  const [hasAccepted, setHasAccepted] = useState(false);
  const { name, email, phone, refCode } = typed;

  const { form, faults, isSending, leave, mend, submit } = useAuthForm<Name>({
    fieldOf,
    prepare: loadPhoneGrammar,
    check: () => ({
      name: words.name(name),
      email: words.email(email),
      phone: words.phone(phone),
      password: words.password(password),
      confirm_password: words.passwordAgain(again, password),
      terms: hasAccepted ? undefined : t`You must accept the terms and conditions`,
    }),
    async send() {
      run.draft.signUp = typed;
      const reply = await authMarket.auth.signUp({
        body: {
          name: name.trim(),
          email: email.trim(),
          phone: internationalOf(phone),
          password,
          confirm_password: again,
          ...(refCode.trim() && { ref_code: refCode.trim() }),
        },
      });
      await run.goOn(reply, { loginType: 'manual', isSignUp: true });
    },
  });
  useFirstFocus(form, isOpening);

  const terms = <TermsLink />;
  const type = (field: Name, change: Partial<SignUpDraft>) => {
    setTyped({ ...typed, ...change });
    mend(field);
  };
  return (
    <form ref={form} noValidate className={styles.form} onSubmit={submit}>
      <Field
        label={t`User Name`}
        name="name"
        autoComplete="name"
        maxLength={100}
        required
        value={name}
        onChange={({ target }) => type('name', { name: target.value })}
        onBlur={() => leave('name')}
        fault={faults.name}
      />
      {hasReferCodes && (
        <ReferCodeField
          value={refCode}
          onChange={(text) => type('ref_code', { refCode: text })}
          fault={faults.ref_code}
        />
      )}
      <Field
        label={t`Email`}
        name="email"
        type="email"
        autoComplete="email"
        required
        value={email}
        onChange={({ target }) => type('email', { email: target.value })}
        onBlur={() => leave('email')}
        fault={faults.email}
      />
      <PhoneInput
        label={t`Phone`}
        name="phone"
        required
        value={phone}
        onChange={(next) => type('phone', { phone: next })}
        onBlur={() => leave('phone')}
        fault={faults.phone}
      />
      <NewPasswordFields
        label={t`Password`}
        password={password}
        again={again}
        onChange={(name, text) => {
          (name === 'password' ? setPassword : setAgain)(text);
          mend(name);
        }}
        onLeave={leave}
        faults={faults}
      />
      <div>
        <Checkbox
          name="terms"
          required
          checked={hasAccepted}
          onChange={({ target }) => {
            setHasAccepted(target.checked);
            mend('terms');
          }}
          onBlur={() => leave('terms')}
          aria-invalid={faults.terms ? true : undefined}
          aria-describedby={faults.terms && 'terms-fault'}
          className={styles.terms}
        >
          <Trans>I accept the {terms}</Trans>
        </Checkbox>
        {faults.terms && (
          <span id="terms-fault" role="alert" className={styles.fault}>
            <Icon name="circle-alert" size={16} />
            {faults.terms}
          </span>
        )}
      </div>
      <Button type="submit" size="large" isBlock disabled={!hasAccepted} isLoading={isSending}>
        <Trans>Sign Up</Trans>
      </Button>
      <p className={styles.end}>
        <Trans>Already have an account?</Trans>{' '}
        <button type="button" className={styles.link} onClick={() => void run.goTo({ at: 'sign-in' })}>
          <Trans>Sign In</Trans>
        </button>
      </p>
    </form>
  );
}
