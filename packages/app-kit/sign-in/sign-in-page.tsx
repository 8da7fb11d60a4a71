import { Trans } from '@lingui/react/macro';
import { useQueryClient } from '@tanstack/react-query';
import type { SignInReply } from 'market/auth/auth.contract';
import { nextSignInStep } from 'market/auth/auth.rules';
import { useState } from 'react';
import { BannerNote } from 'ui/feedback/banner-note.tsx';
import { sessionQuery } from '../session/session-query.ts';
import { useAppInfo } from '../start/app-info.ts';
import { useIsOnline } from '../start/use-is-online.ts';
import { CodeStep } from './code-step-form.tsx';
import { PasswordStep } from './password-step.tsx';
import { SignInFrame } from './sign-in-frame.tsx';

type Step = { at: 'password' } | { at: 'code'; reply: SignInReply } | { at: 'storefront' };

/** The sign-in of a staff application: the account, its password, and a code where the contact is not proved yet. */
export function SignInPage({ isInactive }: { isInactive: boolean }) {
  const { audience } = useAppInfo();
  const queries = useQueryClient();
  const isOnline = useIsOnline();
  const [step, setStep] = useState<Step>({ at: 'password' });

  /** The server decides what comes next; the session comes as a cookie. */
  const goOn = async (reply: SignInReply) => {
    const next = nextSignInStep(reply, 'manual');
    if (next === 'signed_in') await queries.fetchQuery({ ...sessionQuery, staleTime: 0 });
    else if (reply.code?.by === 'server') setStep({ at: 'code', reply });
    else setStep({ at: 'storefront' });
  };
  return (
    <SignInFrame line={audience}>
      {!isOnline && (
        <BannerNote tone="warn" icon="wifi-off">
          <Trans>You’re offline. Sign in when your connection is back.</Trans>
        </BannerNote>
      )}
      {isInactive && (
        <BannerNote tone="bad">
          <Trans>This account is inactive. Ask the people who run this market.</Trans>
        </BannerNote>
      )}
      {step.at === 'password' && <PasswordStep onReply={goOn} />}
      {step.at === 'code' && <CodeStep reply={step.reply} onReply={goOn} onBack={() => setStep({ at: 'password' })} />}
      {step.at === 'storefront' && <FinishInStorefront />}
    </SignInFrame>
  );
}

/** What an account lacks is asked for in the storefront alone: name, phone number, the code of another service. */
function FinishInStorefront() {
  return (
    <BannerNote tone="info" isAlert>
      <Trans>
        Your account needs one more step. Finish it in the <a href="/">customer app</a>, then sign in here.
      </Trans>
    </BannerNote>
  );
}
