import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { Button } from 'ui/buttons/button.tsx';
import { useFirstFocus } from 'ui/forms/use-first-focus.ts';
import { internationalOf, loadPhoneGrammar } from 'ui/phone/phone-text.ts';
import { authApi } from '../auth-calls.ts';
import type { SignInFlow, SignInStep } from '../sign-in-flow.ts';
import { ProviderMark, providerNames } from '../social/provider-mark.tsx';
import styles from './auth-form.module.css';
import { PhoneInput } from './phone-input.tsx';
import { useAuthForm } from './use-auth-form.tsx';
import { useFieldTexts } from './use-field-texts.tsx';
import { useStartCountry } from './use-start-country.ts';

export interface PhoneFormProps {
  flow: SignInFlow;
  step: Extract<SignInStep, { at: 'phone_modal' }>;
}

/**
 * Asks for a phone number that the provider does not know; it is sent with the provider's token [AUTH-118] to
 * [AUTH-120].
 */
export function PhoneForm({ flow, step: { social, ticket, method } }: PhoneFormProps) {
  const { t } = useLingui();
  const words = useFieldTexts();
  const country = useStartCountry();
  const [phone, setPhone] = useState({ country, text: '' });
  const { form, faults, isSending, leave, clearFault, submit } = useAuthForm<'phone'>({
    prepare: loadPhoneGrammar,
    check: () => ({ phone: words.phone(phone) }),
    fieldOf: { phone_not_served: 'phone', phone_taken: 'phone' },
    async send() {
      const body = { ...social, phone: internationalOf(phone), ...(ticket && { ticket }) };
      await flow.goOn(await authApi.auth.socialRegister({ body }), method);
    },
  });
  useFirstFocus(form);
  const provider = providerNames[social.medium];
  const { name } = social;
  return (
    <form ref={form} noValidate className={styles.form} onSubmit={submit}>
      <p className={styles.provider}>
        <ProviderMark medium={social.medium} />
        <span>
          {name ? (
            <Trans>
              Signed in with {provider} as <b>{name}</b>
            </Trans>
          ) : (
            <Trans>Signed in with {provider}</Trans>
          )}
        </span>
      </p>
      <PhoneInput
        label={t`Phone`}
        name="phone"
        required
        value={phone}
        onChange={(next) => {
          setPhone(next);
          clearFault('phone');
        }}
        onBlur={() => leave('phone')}
        fault={faults.phone}
      />
      <p className={styles.text}>
        <Trans>The delivery man calls you on this number.</Trans>
      </p>
      <Button type="submit" size="large" isBlock isLoading={isSending}>
        <Trans>Get OTP</Trans>
      </Button>
    </form>
  );
}
