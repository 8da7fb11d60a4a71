import type { SignInReply } from 'market/auth/auth.contract';
import { nextSignInStep } from 'market/auth/auth.rules';
import { useRef, useState } from 'react';
import { authMarket } from './auth-calls.ts';
import type { AuthMode } from './open-auth.ts';
import { type Draft, phoneModal, type SentCode, type SignInRun, type SignInStep, type Way } from './sign-in-flow.ts';

/** Where a sign-in stands; the market's rule decides what comes next. */
export function useSignInRun(mode: AuthMode, onClose: () => void): SignInRun {
  const [first] = useState<SignInStep>({ at: mode });
  const [{ step, Later }, stand] = useState<Pick<SignInRun, 'step' | 'Later'>>({ step: first });
  const draft = useRef<Draft>({});
  const goTo = async (next: SignInStep) => stand({ step: next, Later: await laterStep(next) });
  return {
    step,
    Later,
    isOpening: step === first,
    draft: draft.current,
    goTo,
    async goOn(reply, way) {
      const next = await stepAfter(reply, way);
      if (next) return goTo(next);
      const { enterSignedIn } = await import('./enter-signed-in.tsx');
      await enterSignedIn(reply, way, onClose);
    },
  };
}

/** Without a connection it fails as the call before it would have. */
async function laterStep({ at }: SignInStep): Promise<SignInRun['Later']> {
  return at === 'sign-in' || at === 'sign-up' ? undefined : (await import('./server-steps.tsx')).LaterSteps;
}

/** Nothing once somebody is in. */
async function stepAfter(reply: SignInReply, way: Way): Promise<SignInStep | undefined> {
  const next = nextSignInStep(reply, way.loginType);
  if (next === 'signed_in') return undefined;
  if (next === 'phone_modal' && way.social) return phoneModal(way, way.social, reply.ticket ?? undefined);
  if (next === 'is_exist_user' || next === 'user_info') return { at: next, reply, way };
  return { at: 'code', reply, way, code: reply.code ?? (await sendCode(reply)) };
}

async function sendCode({ ticket }: SignInReply): Promise<SentCode> {
  const { code } = await authMarket.auth.sendCode({ body: { ticket: ticket ?? '' } });
  return code;
}
