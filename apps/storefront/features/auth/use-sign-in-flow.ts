import type { SignInReply } from 'market/auth/auth.contract';
import { nextSignInStep } from 'market/auth/auth.rules';
import { useRef, useState } from 'react';
import type { AuthMode } from '#browser/open-auth.ts';
import { authApi } from './auth-calls.ts';
import {
  type Draft,
  phoneModal,
  type SentCode,
  type SignInFlow,
  type SignInMethod,
  type SignInStep,
} from './sign-in-flow.ts';

/** The state of a sign-in; the shared rule decides the next step. */
export function useSignInFlow(mode: AuthMode, onClose: () => void): SignInFlow {
  const [first] = useState<SignInStep>({ at: mode });
  const [{ step, ServerStepView }, setShown] = useState<Pick<SignInFlow, 'step' | 'ServerStepView'>>({ step: first });
  const draft = useRef<Draft>({});
  const goTo = async (next: SignInStep) => setShown({ step: next, ServerStepView: await loadServerStep(next) });
  return {
    step,
    ServerStepView,
    isOpening: step === first,
    draft: draft.current,
    goTo,
    async goOn(reply, method) {
      const next = await stepAfter(reply, method);
      if (next) return goTo(next);
      const { continueAfterSignIn } = await import('./continue-after-sign-in.tsx');
      await continueAfterSignIn(reply, method, onClose);
    },
  };
}

/** Without a connection it fails as the call before it would have. */
async function loadServerStep({ at }: SignInStep): Promise<SignInFlow['ServerStepView']> {
  return at === 'sign-in' || at === 'sign-up' ? undefined : (await import('./server-steps.tsx')).ServerSteps;
}

/** Undefined after sign-in. */
async function stepAfter(reply: SignInReply, method: SignInMethod): Promise<SignInStep | undefined> {
  const next = nextSignInStep(reply, method.loginType);
  if (next === 'signed_in') return undefined;
  if (next === 'phone_modal' && method.social) return phoneModal(method, method.social, reply.ticket ?? undefined);
  if (next === 'is_exist_user' || next === 'user_info') return { at: next, reply, method };
  return { at: 'code', reply, method, code: reply.code ?? (await sendCode(reply)) };
}

async function sendCode({ ticket }: SignInReply): Promise<SentCode> {
  const { code } = await authApi.auth.sendCode({ body: { ticket: ticket ?? '' } });
  return code;
}
