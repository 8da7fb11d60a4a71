import { Trans } from '@lingui/react/macro';
import { useQueryClient } from '@tanstack/react-query';
import type { SignInReply } from 'market/auth/auth.contract';
import { nextSignInStep } from 'market/auth/auth.rules';
import { type ComponentType, useState } from 'react';
import { Button } from 'ui/buttons/button.tsx';
import { BannerNote } from 'ui/feedback/banner-note.tsx';
import { sessionQuery } from '../session/session-query.ts';
import { useIsOnline } from '../start/use-is-online.ts';
import { CodeStep } from './code-step-form.tsx';
import { PasswordStep } from './password-step.tsx';
import type { SignUpStepProps } from './sign-up-step.tsx';

type Step = { at: 'password' } | { at: 'sign-up' } | { at: 'code'; reply: SignInReply } | { at: 'storefront' };

export interface SignInStepsProps {
  isInactive: boolean;
  /** Offers a new account, for an invited person without one; passed in, as most sign-ins never load it. */
  signUp?: ComponentType<SignUpStepProps>;
}

/** The steps of a sign-in. It ends with the session, which the page reads by itself. */
export function SignInSteps({ isInactive, signUp: SignUpStep }: SignInStepsProps) {
  const queries = useQueryClient();
  const isOnline = useIsOnline();
  const [step, setStep] = useState<Step>({ at: 'password' });
  const toPassword = () => setStep({ at: 'password' });

  /** The server decides what comes next; the session comes as a cookie. */
  const goOn = async (reply: SignInReply) => {
    const next = nextSignInStep(reply, 'manual');
    if (next === 'signed_in') await queries.fetchQuery({ ...sessionQuery, staleTime: 0 });
    else if (reply.code?.by === 'server') setStep({ at: 'code', reply });
    else setStep({ at: 'storefront' });
  };
  return (
    <>
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
      {step.at === 'password' && (
        <>
          <PasswordStep onReply={goOn} />
          {SignUpStep && (
            <Button kind="outline" isBlock onClick={() => setStep({ at: 'sign-up' })}>
              <Trans>New here? Create an account</Trans>
            </Button>
          )}
        </>
      )}
      {step.at === 'sign-up' && SignUpStep && <SignUpStep onReply={goOn} onBack={toPassword} />}
      {step.at === 'code' && <CodeStep reply={step.reply} onReply={goOn} onBack={toPassword} />}
      {step.at === 'storefront' && <FinishInStorefront />}
    </>
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
