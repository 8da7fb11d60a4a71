import { Trans, useLingui } from '@lingui/react/macro';
import { codeLength } from 'market/auth/auth.rules';
import { CallRefused } from 'market/calls/client';
import { type ReactNode, useState } from 'react';
import { Button } from 'ui/buttons/button.tsx';
import { CodeField } from 'ui/forms/code-field.tsx';
import { useFirstFocus } from 'ui/forms/use-first-focus.ts';
import { showFault } from '#features/config/show-fault.tsx';
import type { SentCode } from '../sign-in-flow.ts';
import styles from './auth-form.module.css';
import { DemoHint } from './demo-hint.tsx';
import { Resend } from './resend.tsx';
import { useAuthForm } from './use-auth-form.tsx';
import { useResend } from './use-resend.tsx';

export interface CodeFormProps {
  /** Whither, how long to wait, and in a demo the code itself. */
  sent: SentCode;
  onVerify: (otp: string) => Promise<void>;
  /** Sends another code to the same place. */
  onResend: () => Promise<SentCode>;
  /** The way back to another number. */
  change?: ReactNode;
}

/** The code that was sent, in six boxes [AUTH-52] to [AUTH-60] [AUTH-65]. */
export function CodeForm({ sent, onVerify, onResend, change }: CodeFormProps) {
  const { t, i18n } = useLingui();
  const [otp, setOtp] = useState('');
  const { form, faults, isSending, leave, clearFault, submit } = useAuthForm<'otp'>({
    check: () => ({ otp: otp === '' ? t`field is empty` : undefined }),
    fieldOf: { code_wrong: 'otp', code_expired: 'otp' },
    async send() {
      // Enter may come before the last digit; the button does not.
      if (otp.length < codeLength) return;
      await onVerify(otp).catch((error: unknown) => {
        // The message is shown below the boxes too, and the dialog stays.
        if (isOfCode(error)) showFault(error, i18n);
        throw error;
      });
    },
  });
  useFirstFocus(form);
  const { demoCode, resend } = useResend(sent, async () => {
    const next = await onResend();
    setOtp('');
    clearFault('otp');
    return next;
  });
  return (
    <form ref={form} noValidate className={styles.form} onSubmit={submit}>
      <p className={styles.text}>
        <SentTo to={sent.to} /> {change}
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
      <Resend seconds={sent.resend_seconds} onResend={resend} />
      {demoCode && <DemoHint secret={demoCode} />}
      <Button type="submit" size="large" isBlock disabled={otp.length < codeLength} isLoading={isSending}>
        <Trans>Verify</Trans>
      </Button>
    </form>
  );
}

function SentTo({ to }: { to: string }) {
  const contact = (
    <b>
      <bdi dir="ltr">{to}</bdi>
    </b>
  );
  return <Trans>We sent a 6-digit code to {contact}.</Trans>;
}

function isOfCode(error: unknown): boolean {
  return error instanceof CallRefused && (error.code === 'code_wrong' || error.code === 'code_expired');
}
