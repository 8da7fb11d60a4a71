import { Trans } from '@lingui/react/macro';
import { CallRefused } from 'market/client';
import { refusals } from 'market/refusals';
import { useEffect, useRef } from 'react';
import { useMarket } from '#features/config/use-market.ts';
import { authMarket } from './auth-calls.ts';
import styles from './auth-form.module.css';
import { CodeForm } from './code-form.tsx';
import { phoneModal, type SentCode, type SignInRun, type SignInStep } from './sign-in-run.ts';

export interface CodeStepProps {
  run: SignInRun;
  step: Extract<SignInStep, { at: 'code' }>;
}

/** The code of a sign-in: the server has sent it, or the browser lets Firebase do so [AUTH-47] [AUTH-48] [AUTH-61] to [AUTH-63]. */
export function CodeStep({ run, step: { reply, code, way } }: CodeStepProps) {
  const ticket = reply.ticket ?? '';
  const { sessionInfo, send } = useFirebaseCode(code);
  const { loginType: login_type, social } = way;

  const verify = async (otp: string) => {
    if (code.by === 'server') {
      const contact = { [code.medium]: reply[code.medium] ?? code.number ?? undefined };
      const body = { ...contact, otp, login_type, verification_type: code.medium, ticket };
      return run.goOn(await authMarket.auth.verifyPhone({ body }), way);
    }
    if (!sessionInfo.current) throw notSent();
    const body = { session_info: sessionInfo.current, phone: code.number ?? '', otp, login_type, ticket };
    return run.goOn(await authMarket.auth.verifyByFirebase({ body }), way);
  };
  const resend = async () => {
    const { code: next } = await authMarket.auth.sendCode({ body: { ticket } });
    if (next.by === 'firebase') await send(next);
    return next;
  };

  const back = social ? phoneModal(way, social, reply.ticket ?? undefined) : ({ at: 'sign-in' } as const);
  const canChange = code.medium === 'phone' && login_type !== 'manual';
  return (
    <CodeForm
      sent={code}
      onVerify={verify}
      onResend={resend}
      change={
        canChange && (
          <button type="button" className={styles.link} onClick={() => run.goTo(back)}>
            <Trans>Change</Trans>
          </button>
        )
      }
    />
  );
}

/** Lets Firebase send a code; what fails there is only logged [AUTH-66]. */
function useFirebaseCode(first: SentCode) {
  const { firebase } = useMarket().signIn;
  const sessionInfo = useRef<string>(undefined);
  const send = async ({ number }: SentCode) => {
    try {
      if (!firebase || !number) throw new Error('Firebase is not set up for codes');
      const { sendCodeByFirebase } = await import('./firebase-phone.ts');
      sessionInfo.current = await sendCodeByFirebase(firebase, number);
    } catch (error) {
      console.warn(error);
    }
  };
  const isSent = useRef(false);
  useEffect(() => {
    if (first.by !== 'firebase' || isSent.current) return;
    isSent.current = true;
    void send(first);
  });
  return { sessionInfo, send };
}

function notSent(): CallRefused {
  const code = 'code_not_sent';
  const { status, message } = refusals[code];
  return new CallRefused(status, [{ code, message }]);
}
