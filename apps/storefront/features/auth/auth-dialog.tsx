import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { Dialog } from 'ui/overlays/dialog.tsx';
import type { OverlayProps } from '#browser/overlay-store.ts';
import { useMarket } from '#features/config/use-market.ts';
import { AuthHead, type AuthHeadProps } from './auth-head.tsx';
import { SignUpForm } from './forms/sign-up-form.tsx';
import type { SignInFlow } from './sign-in-flow.ts';
import { SignInView } from './sign-in-view.tsx';
import { useSignInFlow } from './use-sign-in-flow.ts';

/** The sign-in, in all its modes [AUTH-14]. */
export function AuthDialog({ overlay: { mode, finishes = false }, onClose }: OverlayProps<'auth'>) {
  // Starts over when it is opened in another mode.
  return <AuthSteps key={mode} mode={mode} finishes={finishes} onClose={onClose} />;
}

interface AuthStepsProps {
  mode: 'sign-in' | 'sign-up';
  finishes: boolean;
  onClose: () => void;
}

function AuthSteps({ mode, finishes, onClose }: AuthStepsProps) {
  const flow = useSignInFlow(mode, onClose);
  const { title, ...head } = useLook(flow, finishes);
  const isBranded = head.picture !== undefined || flow.step.at === 'is_exist_user' || flow.step.at === 'sign-in';
  return (
    <Dialog
      title={title}
      isTitleHidden={isBranded}
      head={isBranded && <AuthHead title={title} {...head} />}
      width={468}
      onClose={onClose}
    >
      <Step flow={flow} />
    </Dialog>
  );
}

function Step({ flow }: { flow: SignInFlow }): ReactNode {
  const { step, ServerStepView, isOpening } = flow;
  if (step.at === 'sign-in') return <SignInView flow={flow} isOpening={isOpening} />;
  if (step.at === 'sign-up') return <SignUpForm flow={flow} isOpening={isOpening} />;
  return ServerStepView && <ServerStepView flow={flow} step={step} />;
}

function useLook({ step }: SignInFlow, finishes: boolean): AuthHeadProps {
  const { logins } = useMarket().signIn;
  switch (step.at) {
    case 'sign-in':
      if (!logins.manual && !logins.otp) return { title: <Trans>Sign In</Trans> };
      if (finishes) {
        return {
          title: <Trans>Sign in to finish</Trans>,
          description: <Trans>Your cart and everything you entered are still here.</Trans>,
          picture: 'groceries',
        };
      }
      return {
        title: <Trans>Welcome back</Trans>,
        description: <Trans>Save addresses, chat and follow every order.</Trans>,
        picture: 'jollof',
      };
    case 'sign-up':
      return { title: <Trans>Create your account</Trans>, picture: 'groceries' };
    case 'code':
      return { title: <Trans>Verification code</Trans> };
    case 'is_exist_user':
      return { title: <Trans>Is It You?</Trans>, isCentred: true };
    case 'user_info':
      return { title: <Trans>Just one more step</Trans> };
    case 'phone_modal':
      return { title: <Trans>Add your phone number</Trans> };
  }
}
