import { useAppInfo } from '../start/app-info.ts';
import { SignInFrame } from './sign-in-frame.tsx';
import { SignInSteps } from './sign-in-steps.tsx';

/** The sign-in of a staff application: the account, its password, and a code where the contact is not proved yet. */
export function SignInPage({ isInactive }: { isInactive: boolean }) {
  const { audience } = useAppInfo();
  return (
    <SignInFrame description={audience}>
      <SignInSteps isInactive={isInactive} />
    </SignInFrame>
  );
}
