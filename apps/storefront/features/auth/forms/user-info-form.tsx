import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { Button } from 'ui/buttons/button.tsx';
import { Field } from 'ui/forms/field.tsx';
import { useFirstFocus } from 'ui/forms/use-first-focus.ts';
import { internationalOf, loadPhoneGrammar } from 'ui/phone/phone-text.ts';
import { useMarket } from '#features/config/use-market.ts';
import { authApi } from '../auth-calls.ts';
import type { SignInFlow, SignInStep } from '../sign-in-flow.ts';
import styles from './auth-form.module.css';
import { PhoneInput } from './phone-input.tsx';
import { ReferCodeField } from './refer-code-field.tsx';
import { useAuthForm } from './use-auth-form.tsx';
import { useFieldTexts } from './use-field-texts.tsx';
import { useStartCountry } from './use-start-country.ts';

export interface UserInfoFormProps {
  flow: SignInFlow;
  step: Extract<SignInStep, { at: 'user_info' }>;
}

const fieldOf = {
  email_taken: 'contact',
  email_invalid: 'contact',
  phone_taken: 'contact',
  phone_not_served: 'contact',
  ref_code_unknown: 'ref_code',
  name_needed: 'name',
} as const;

/** The name, and whichever contact the account lacks [AUTH-67] to [AUTH-72]. */
export function UserInfoForm({ flow, step: { reply, method } }: UserInfoFormProps) {
  const { t } = useLingui();
  const { hasReferCodes } = useMarket().signIn;
  const words = useFieldTexts();
  const country = useStartCountry();
  const wantsPhone = reply.email !== null && reply.phone === null;
  const [name, setName] = useState(method.social?.name ?? '');
  const [email, setEmail] = useState('');
  const [phone, setPhone] = useState({ country, text: '' });
  const [refCode, setRefCode] = useState('');
  const { form, faults, isSending, leave, clearFault, submit } = useAuthForm<'name' | 'contact' | 'ref_code'>({
    fieldOf,
    prepare: loadPhoneGrammar,
    check: () => ({ name: words.name(name) }),
    async send() {
      const body = {
        name: name.trim(),
        email: wantsPhone ? '' : email.trim(),
        phone: wantsPhone ? internationalOf(phone) : '',
        ...(refCode.trim() && { ref_code: refCode.trim() }),
        login_type: method.loginType,
        ticket: reply.ticket ?? '',
      };
      await flow.goOn(await authApi.auth.updateInfo({ body }), method);
    },
  });
  useFirstFocus(form);
  return (
    <form ref={form} noValidate className={styles.form} onSubmit={submit}>
      <p className={styles.text}>
        <Trans>Tell us your name so that stores know who ordered.</Trans>
      </p>
      <Field
        label={t`User Name`}
        name="name"
        autoComplete="name"
        maxLength={100}
        required
        value={name}
        onChange={({ target }) => {
          setName(target.value);
          clearFault('name');
        }}
        onBlur={() => leave('name')}
        fault={faults.name}
      />
      {wantsPhone ? (
        <PhoneInput
          label={t`Phone`}
          name="contact"
          value={phone}
          onChange={(next) => {
            setPhone(next);
            clearFault('contact');
          }}
          fault={faults.contact}
        />
      ) : (
        <Field
          label={t`Email`}
          name="contact"
          type="email"
          autoComplete="email"
          maxLength={255}
          value={email}
          onChange={({ target }) => {
            setEmail(target.value);
            clearFault('contact');
          }}
          fault={faults.contact}
        />
      )}
      {hasReferCodes && <ReferCodeField value={refCode} onChange={setRefCode} fault={faults.ref_code} />}
      <Button type="submit" size="large" isBlock isLoading={isSending}>
        <Trans>Continue</Trans>
      </Button>
    </form>
  );
}
