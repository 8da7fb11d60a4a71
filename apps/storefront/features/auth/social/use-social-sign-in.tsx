import { useLingui } from '@lingui/react/macro';
import { CallRefused } from 'market/calls/client';
import { useRef, useState } from 'react';
import { sayFault } from '#features/config/show-fault.tsx';
import { authMarket } from '../auth-calls.ts';
import { phoneModal, type SignInRun, type SocialBody, type Way } from '../sign-in-flow.ts';

/** Takes what a provider has given to the server, and goes where its answer leads [AUTH-108] to [AUTH-117]. */
export function useSocialSignIn(run: SignInRun) {
  const { i18n } = useLingui();
  const [isSending, setIsSending] = useState(false);
  const isRunning = useRef(false);

  const send = async (social: SocialBody) => {
    if (isRunning.current) return;
    isRunning.current = true;
    setIsSending(true);
    try {
      await signIn(run, social);
    } catch (error) {
      sayFault(error, i18n, () => void send(social));
    } finally {
      isRunning.current = false;
      setIsSending(false);
    }
  };
  return { isSending, send };
}

async function signIn(run: SignInRun, social: SocialBody): Promise<void> {
  const way: Way = { loginType: 'social', social };
  const reply = await authMarket.auth.socialLogin({ body: social }).catch((error: unknown) => {
    if (!isMissingEmail(error)) throw error;
  });
  await (reply ? run.goOn(reply, way) : run.goTo(phoneModal(way, social)));
}

/** The list of faults has an entry of the code `email` [AUTH-116]. */
function isMissingEmail(error: unknown): boolean {
  return error instanceof CallRefused && error.faults.some(({ code }) => code === 'email');
}
