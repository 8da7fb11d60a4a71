import { Trans, useLingui } from '@lingui/react/macro';
import { isPhoneText, loginOf } from 'app-kit/sign-in/login-text.ts';
import { useState } from 'react';
import { Button } from 'ui/buttons/button.tsx';
import { loadPhoneGrammar, type RawPhone } from 'ui/phone/phone-text.ts';
import { authApi } from './auth-calls.ts';
import styles from './forms/auth-form.module.css';
import { EmailOrPhoneField } from './forms/email-or-phone-field.tsx';
import { useAuthForm } from './forms/use-auth-form.tsx';
import { useFieldTexts } from './forms/use-field-texts.tsx';
import { useStartCountry } from './forms/use-start-country.ts';
import type { SentResetCode } from './saved-code.ts';
import { savedResetCode, saveResetCode } from './saved-code.ts';

/** Asks for the account whose password is to be reset, beginning with what was typed before. The reply is the same whether it exists or not [AUTH-102]. */
export function AskForCode({ typed = '', onSent }: { typed?: string; onSent: (sent: SentResetCode) => void }) {
  const { t } = useLingui();
  const words = useFieldTexts();
  const country = useStartCountry();
  const [written, setWritten] = useState<RawPhone>({ country, text: typed });
  const { form, faults, isSending, leave, clearFault, submit } = useAuthForm<'email_or_phone'>({
    prepare: async () => {
      if (isPhoneText(written.text)) await loadPhoneGrammar();
    },
    check: () => ({ email_or_phone: words.login(written) }),
    fieldOf: { phone_not_served: 'email_or_phone' },
    async send() {
      const { contact } = loginOf(written);
      const saved = savedResetCode();
      // Another one would be refused for now, and the one that is there still opens the account.
      if (saved?.contact === contact && saved.code.resend_seconds > 0) return onSent(saved);
      const { ticket, code } = await authApi.auth.forgotPassword({ body: { email_or_phone: contact } });
      const sent = { ticket, code, contact };
      saveResetCode(sent);
      onSent(sent);
    },
  });
  return (
    <form ref={form} noValidate className={styles.form} onSubmit={submit}>
      <p className={styles.text}>
        <Trans>We send a code to your phone or email.</Trans>
      </p>
      <EmailOrPhoneField
        label={t`Email/Phone`}
        name="email_or_phone"
        autoComplete="username"
        value={written}
        onChange={(next) => {
          setWritten(next);
          clearFault('email_or_phone');
        }}
        onBlur={() => leave('email_or_phone')}
        fault={faults.email_or_phone}
      />
      <Button type="submit" size="large" isBlock isLoading={isSending}>
        <Trans>Get OTP</Trans>
      </Button>
    </form>
  );
}
