import { Trans, useLingui } from '@lingui/react/macro';
import { useMutation } from '@tanstack/react-query';
import { authContract, type SignInReply } from 'market/auth/auth.contract';
import { codeLength } from 'market/auth/auth.rules';
import { CallRefused } from 'market/calls/client';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { Button } from 'ui/buttons/button.tsx';
import { BannerNote } from 'ui/feedback/banner-note.tsx';
import { CodeField } from 'ui/forms/code-field.tsx';
import { CallFaultNote } from '../calls/call-fault-note.tsx';
import { createApiClient } from '../calls/create-api-client.ts';
import styles from './sign-in.module.css';

const calls = createApiClient({ auth: authContract });

export interface CodeStepProps {
  /** With the ticket of the sign-in and where the code was sent. */
  reply: SignInReply;
  onReply: (reply: SignInReply) => Promise<void>;
  onBack: () => void;
}

/** The code that proves the phone number or e-mail address of an account. */
export function CodeStep({ reply, onReply, onBack }: CodeStepProps) {
  const { t } = useLingui();
  const field = useRef<HTMLInputElement>(null);
  const [otp, setOtp] = useState('');
  const [sent, setSent] = useState(reply.code);
  const ticket = reply.ticket ?? '';
  const verify = useMutation({
    async mutationFn() {
      const medium = sent?.medium ?? 'phone';
      const contact = { [medium]: reply[medium] ?? undefined };
      const body = { ...contact, otp, login_type: 'manual' as const, verification_type: medium, ticket };
      await onReply(await calls.auth.verifyPhone({ body }));
    },
  });
  const resend = useMutation({
    mutationFn: () => calls.auth.sendCode({ body: { ticket } }),
    onSuccess({ code }) {
      setSent(code);
      setOtp('');
      verify.reset();
      field.current?.focus();
    },
  });
  useEffect(() => field.current?.focus(), []);

  const submit = (event?: FormEvent) => {
    event?.preventDefault();
    if (otp.length === codeLength && !verify.isPending) verify.mutate();
  };
  const refusal = verify.error instanceof CallRefused ? verify.error : undefined;
  const isOfCode = refusal?.code === 'code_wrong' || refusal?.code === 'code_expired';
  const demoCode = sent?.demo_code;
  const to = <bdi dir="ltr">{sent?.to}</bdi>;
  return (
    <form noValidate className={styles.form} onSubmit={submit}>
      <p role="status">
        <Trans>We sent a 6-digit code to {to}.</Trans>
      </p>
      {demoCode && (
        <BannerNote tone="info">
          <Trans>Demo: your code is {demoCode}.</Trans>
        </BannerNote>
      )}
      {verify.error && !isOfCode && <CallFaultNote error={verify.error} />}
      {resend.error && <CallFaultNote error={resend.error} />}
      <CodeField
        ref={field}
        label={t`Code`}
        name="otp"
        length={codeLength}
        value={otp}
        onChange={setOtp}
        onEnter={submit}
        fault={isOfCode ? refusal?.message : undefined}
      />
      <Button
        type="submit"
        size="large"
        isBlock
        disabled={otp.length < codeLength}
        isLoading={verify.isPending}
        className={styles.main}
      >
        <Trans>Continue</Trans>
      </Button>
      <div className={styles.ways}>
        <Button kind="text" onClick={onBack}>
          <Trans>Use another account</Trans>
        </Button>
        <Button kind="text" isLoading={resend.isPending} onClick={() => resend.mutate()}>
          <Trans>Send another code</Trans>
        </Button>
      </div>
    </form>
  );
}
