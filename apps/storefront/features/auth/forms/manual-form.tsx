import { Trans, useLingui } from '@lingui/react/macro';
import { isPhoneText, loginOf } from 'app-kit/sign-in/login-text.ts';
import { type ReactNode, useState } from 'react';
import { href, Link } from 'react-router';
import { Button } from 'ui/buttons/button.tsx';
import { Checkbox } from 'ui/forms/checkbox.tsx';
import { PasswordField } from 'ui/forms/password-field.tsx';
import { useFirstFocus } from 'ui/forms/use-first-focus.ts';
import { classNames } from 'ui/layout/class-names.ts';
import { loadPhoneGrammar, type RawPhone } from 'ui/phone/phone-text.ts';
import { authApi } from '../auth-calls.ts';
import { savedLogin } from '../saved-login.ts';
import type { SignInFlow } from '../sign-in-flow.ts';
import styles from './auth-form.module.css';
import { EmailOrPhoneField } from './email-or-phone-field.tsx';
import { useAuthForm } from './use-auth-form.tsx';
import { useFieldTexts } from './use-field-texts.tsx';
import { useStartCountry } from './use-start-country.ts';

export interface SignInFormProps {
  flow: SignInFlow;
  /** What else the view offers, below the button. */
  children?: ReactNode;
  /** The form takes the place of another one. */
  isSwitched: boolean;
}

/** E-mail or phone, and a password [AUTH-15] to [AUTH-36]. */
export function ManualForm({ flow, children, isSwitched }: SignInFormProps) {
  const { t } = useLingui();
  const words = useFieldTexts();
  const country = useStartCountry();
  const [saved] = useState(savedLogin);
  const [written, setWritten] = useState<RawPhone>(() => flow.draft.login ?? saved ?? { country, text: '' });
  const [password, setPassword] = useState('');
  const [savesLogin, setSavesLogin] = useState(saved !== undefined);
  const { form, faults, isSending, leave, clearFault, submit } = useAuthForm<'email_or_phone' | 'password'>({
    prepare: async () => {
      if (isPhoneText(written.text)) await loadPhoneGrammar();
    },
    check: () => ({ email_or_phone: words.login(written), password: words.password(password) }),
    fieldOf: { credentials_wrong: 'password', phone_not_served: 'email_or_phone' },
    async send() {
      const { medium, contact } = loginOf(written);
      flow.draft.login = written;
      const body = { email_or_phone: contact, password, field_type: medium, type: medium };
      const reply = await authApi.auth.login({ body: { login_type: 'manual', ...body } });
      await flow.goOn(reply, { loginType: 'manual', savesLogin: savesLogin ? written : null });
    },
  });
  useFirstFocus(form, !isSwitched);
  return (
    <form ref={form} noValidate className={styles.form} onSubmit={submit}>
      <EmailOrPhoneField
        label={t`Email/Phone`}
        name="email_or_phone"
        autoComplete="username"
        value={written}
        onChange={(next) => {
          setWritten(next);
          clearFault('email_or_phone');
        }}
        // An empty field that is only passed, such as on the way to the button of a provider, is no fault yet.
        onBlur={() => written.text && leave('email_or_phone')}
        fault={faults.email_or_phone}
      />
      <PasswordField
        label={t`Password`}
        name="password"
        autoComplete="current-password"
        maxLength={200}
        value={password}
        onChange={({ target }) => {
          setPassword(target.value);
          clearFault('password');
        }}
        onBlur={() => leave('password')}
        fault={faults.password}
      />
      <div className={styles.line}>
        <Checkbox checked={savesLogin} onChange={({ target }) => setSavesLogin(target.checked)}>
          <Trans>Remember me</Trans>
        </Checkbox>
        <Link to={href('/forgot-password')} className={classNames(styles.link, styles.target)}>
          <Trans>Forgot password</Trans>
        </Link>
      </div>
      <Button type="submit" size="large" isBlock isLoading={isSending}>
        <Trans>Sign In</Trans>
      </Button>
      {children}
    </form>
  );
}
