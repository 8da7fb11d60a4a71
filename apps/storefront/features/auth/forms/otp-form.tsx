import { Trans, useLingui } from '@lingui/react/macro';
import { isPhoneText } from 'app-kit/sign-in/login-text.ts';
import { useState } from 'react';
import { Button } from 'ui/buttons/button.tsx';
import { Checkbox } from 'ui/forms/checkbox.tsx';
import { useFirstFocus } from 'ui/forms/use-first-focus.ts';
import { internationalOf, loadPhoneGrammar, type RawPhone } from 'ui/phone/phone-text.ts';
import { authApi } from '../auth-calls.ts';
import { savedLogin } from '../saved-login.ts';
import styles from './auth-form.module.css';
import type { SignInFormProps } from './manual-form.tsx';
import { PhoneInput } from './phone-input.tsx';
import { useAuthForm } from './use-auth-form.tsx';
import { useFieldTexts } from './use-field-texts.tsx';
import { useStartCountry } from './use-start-country.ts';

/** Asks for a phone number, to which a code is sent [AUTH-24] [AUTH-32] to [AUTH-37]. */
export function OtpForm({ flow, children, isSwitched }: SignInFormProps) {
  const { t } = useLingui();
  const words = useFieldTexts();
  const country = useStartCountry();
  const [saved] = useState(savedLogin);
  const known = [flow.draft.login, saved].find((login) => login && isPhoneText(login.text));
  const [phone, setPhone] = useState<RawPhone>(known ?? { country, text: '' });
  const [savesLogin, setSavesLogin] = useState(saved !== undefined);
  const { form, faults, isSending, leave, clearFault, submit } = useAuthForm<'phone'>({
    prepare: loadPhoneGrammar,
    check: () => ({ phone: words.phone(phone) }),
    fieldOf: { phone_not_served: 'phone' },
    async send() {
      const number = internationalOf(phone);
      flow.draft.login = phone;
      const reply = await authApi.auth.login({ body: { login_type: 'otp', phone: number } });
      await flow.goOn(reply, { loginType: 'otp', savesLogin: savesLogin ? phone : null });
    },
  });
  useFirstFocus(form, !isSwitched);
  return (
    <form ref={form} noValidate className={styles.form} onSubmit={submit}>
      <PhoneInput
        label={t`Phone`}
        name="phone"
        value={phone}
        onChange={(next) => {
          setPhone(next);
          clearFault('phone');
        }}
        // An empty field that is only passed is no fault yet.
        onBlur={() => phone.text && leave('phone')}
        fault={faults.phone}
      />
      <div className={styles.line}>
        <Checkbox checked={savesLogin} onChange={({ target }) => setSavesLogin(target.checked)}>
          <Trans>Remember me</Trans>
        </Checkbox>
      </div>
      <Button type="submit" size="large" isBlock isLoading={isSending}>
        <Trans>Get OTP</Trans>
      </Button>
      {children}
    </form>
  );
}
