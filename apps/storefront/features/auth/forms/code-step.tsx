import { Trans } from '@lingui/react/macro';
import { CallRefused } from 'market/calls/client';
import { refusals } from 'market/refusals';
import { authApi } from '../auth-calls.ts';
import { phoneModal, type SignInFlow, type SignInStep } from '../sign-in-flow.ts';
import { useFirebaseCode } from '../social/use-firebase-code.ts';
import styles from './auth-form.module.css';
import { CodeForm } from './code-form.tsx';

export interface CodeStepProps {
  flow: SignInFlow;
  step: Extract<SignInStep, { at: 'code' }>;
}

/** The code of a sign-in, sent by the server or by Firebase [AUTH-47] [AUTH-48] [AUTH-61] to [AUTH-63]. */
export function CodeStep({ flow, step: { reply, code, method } }: CodeStepProps) {
  const ticket = reply.ticket ?? '';
  const { sessionInfo, send } = useFirebaseCode(code);
  const { loginType: login_type, social } = method;

  const verify = async (otp: string) => {
    if (code.by === 'server') {
      const contact = { [code.medium]: reply[code.medium] ?? code.number ?? undefined };
      const body = { ...contact, otp, login_type, verification_type: code.medium, ticket };
      return flow.goOn(await authApi.auth.verifyPhone({ body }), method);
    }
    if (!sessionInfo.current) throw notSent();
    const body = { session_info: sessionInfo.current, phone: code.number ?? '', otp, login_type, ticket };
    return flow.goOn(await authApi.auth.verifyByFirebase({ body }), method);
  };
  const resend = async () => {
    const { code: next } = await authApi.auth.sendCode({ body: { ticket } });
    if (next.by === 'firebase') await send(next);
    return next;
  };

  const back = social ? phoneModal(method, social, reply.ticket ?? undefined) : ({ at: 'sign-in' } as const);
  const canChange = code.medium === 'phone' && login_type !== 'manual';
  return (
    <CodeForm
      sent={code}
      onVerify={verify}
      onResend={resend}
      change={
        canChange && (
          <button type="button" className={styles.link} onClick={() => void flow.goTo(back)}>
            <Trans>Change</Trans>
          </button>
        )
      }
    />
  );
}

function notSent(): CallRefused {
  const code = 'code_not_sent';
  const { status, message } = refusals[code];
  return new CallRefused(status, [{ code, message }]);
}
