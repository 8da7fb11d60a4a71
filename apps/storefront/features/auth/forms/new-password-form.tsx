import { Trans, useLingui } from '@lingui/react/macro';
import { codeLength } from 'market/auth/auth.rules';
import { useState } from 'react';
import { Button } from 'ui/buttons/button.tsx';
import { toast } from 'ui/feedback/toast.ts';
import { CodeField } from 'ui/forms/code-field.tsx';
import { useFirstFocus } from 'ui/forms/use-first-focus.ts';
import { authApi } from '../auth-calls.ts';
import { deleteResetCode, type SentResetCode, saveResetCode } from '../saved-code.ts';
import styles from './auth-form.module.css';
import { DemoHint } from './demo-hint.tsx';
import { NewPasswordFields } from './new-password-fields.tsx';
import { Resend } from './resend.tsx';
import { useAuthForm } from './use-auth-form.tsx';
import { useFieldTexts } from './use-field-texts.tsx';
import { useResend } from './use-resend.tsx';

export interface NewPasswordFormProps {
  sent: SentResetCode;
  /** The way back to another account. */
  onChange: () => void;
  onDone: () => void;
}

/** The code and the new password in one; every session of the account ends with it [AUTH-102]. */
export function NewPasswordForm({ sent, onChange, onDone }: NewPasswordFormProps) {
  const { t } = useLingui();
  const words = useFieldTexts();
  const [ticket, setTicket] = useState(sent.ticket);
  const [otp, setOtp] = useState('');
  const [password, setPassword] = useState('');
  const [again, setAgain] = useState('');
  const { demoCode, resend } = useResend(sent.code, async () => {
    const next = await authApi.auth.forgotPassword({ body: { email_or_phone: sent.contact } });
    saveResetCode({ ...next, contact: sent.contact });
    setTicket(next.ticket);
    setOtp('');
    return next.code;
  });
  const { form, faults, isSending, leave, clearFault, submit } = useAuthForm<'otp' | 'password' | 'confirm_password'>({
    check: () => ({
      otp: otp.length < codeLength ? t`field is empty` : undefined,
      password: words.password(password),
      confirm_password: words.passwordAgain(again, password),
    }),
    fieldOf: {
      code_wrong: 'otp',
      code_expired: 'otp',
      ticket_unknown: 'otp',
      password_common: 'password',
      password_short: 'password',
      passwords_differ: 'confirm_password',
    },
    async send() {
      await authApi.auth.resetPassword({ body: { ticket, otp, password, confirm_password: again } });
      deleteResetCode();
      toast({ text: t`Password changed.`, tone: 'ok' });
      onDone();
    },
  });
  useFirstFocus(form);
  return (
    <form ref={form} noValidate className={styles.form} onSubmit={submit}>
      <p role="status" className={styles.text}>
        <Trans>If there is an account for it, a code is on its way.</Trans>{' '}
        <b>
          <bdi dir="ltr">{sent.contact}</bdi>
        </b>{' '}
        <button type="button" className={styles.link} onClick={onChange}>
          <Trans>Change</Trans>
        </button>
      </p>
      <CodeField
        label={t`Verification code`}
        name="otp"
        length={codeLength}
        value={otp}
        onChange={(digits) => {
          setOtp(digits);
          clearFault('otp');
        }}
        onBlur={() => leave('otp')}
        onEnter={submit}
        fault={faults.otp}
      />
      <Resend seconds={sent.code.resend_seconds} onResend={resend} />
      {demoCode && <DemoHint secret={demoCode} />}
      <NewPasswordFields
        label={t`New password`}
        password={password}
        again={again}
        onChange={(name, text) => {
          (name === 'password' ? setPassword : setAgain)(text);
          clearFault(name);
        }}
        onLeave={leave}
        faults={faults}
      />
      <Button type="submit" size="large" isBlock isLoading={isSending}>
        <Trans>Set a new password</Trans>
      </Button>
    </form>
  );
}
