import { useLingui } from '@lingui/react/macro';
import { CallRefused } from 'market/calls/client';
import { useRef, useState } from 'react';
import { showFault } from '#features/config/show-fault.tsx';
import { authApi } from '../auth-calls.ts';
import { phoneModal, type SignInFlow, type SignInMethod, type SocialBody } from '../sign-in-flow.ts';

/** Sends a provider's proof to the server, and continues as its reply says [AUTH-108] to [AUTH-117]. */
export function useSocialSignIn(flow: SignInFlow) {
  const { i18n } = useLingui();
  const [isSending, setIsSending] = useState(false);
  const isRunning = useRef(false);

  const send = async (social: SocialBody) => {
    if (isRunning.current) return;
    isRunning.current = true;
    setIsSending(true);
    try {
      await signIn(flow, social);
    } catch (error) {
      showFault(error, i18n, () => void send(social));
    } finally {
      isRunning.current = false;
      setIsSending(false);
    }
  };
  return { isSending, send };
}

async function signIn(flow: SignInFlow, social: SocialBody): Promise<void> {
  const method: SignInMethod = { loginType: 'social', social };
  const reply = await authApi.auth.socialLogin({ body: social }).catch((error: unknown) => {
    if (!isMissingEmail(error)) throw error;
  });
  await (reply ? flow.goOn(reply, method) : flow.goTo(phoneModal(method, social)));
}

/** The list of faults has an entry of the code `email` [AUTH-116]. */
function isMissingEmail(error: unknown): boolean {
  return error instanceof CallRefused && error.faults.some(({ code }) => code === 'email');
}
