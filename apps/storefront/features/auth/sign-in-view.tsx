import { Trans } from '@lingui/react/macro';
import { type ComponentType, lazy, type ReactNode, Suspense, useState } from 'react';
import { Button } from 'ui/buttons/button.tsx';
import { useMarket } from '#features/config/use-market.ts';
import styles from './forms/auth-form.module.css';
import { ManualForm } from './forms/manual-form.tsx';
import { OtpForm } from './forms/otp-form.tsx';
import { TermsLine } from './forms/terms-link.tsx';
import type { SignInFlow } from './sign-in-flow.ts';

/** Only where the operator has providers; without a connection the other ways in stay. */
const SocialButtons = lazy<ComponentType<{ flow: SignInFlow }>>(() =>
  import('./social/social-buttons.tsx').then(
    ({ SocialButtons }) => ({ default: SocialButtons }),
    () => ({ default: () => null }),
  ),
);

/** The enabled sign-in methods, in the matching layout [AUTH-04] to [AUTH-12]. */
export function SignInView({ flow, isOpening }: { flow: SignInFlow; isOpening: boolean }) {
  const { logins } = useMarket().signIn;
  const [method, setMethod] = useState<'manual' | 'otp'>(logins.manual && !flow.draft.byCode ? 'manual' : 'otp');
  const [isSwitched, setIsSwitched] = useState(!isOpening);
  const hasForm = logins.manual || logins.otp;
  const switchTo = (next: 'manual' | 'otp') => {
    flow.draft.byCode = next === 'otp';
    setMethod(next);
    setIsSwitched(true);
  };
  const rest = (
    <>
      {logins.manual && logins.otp && <OtherMethod method={method} onSwitch={switchTo} />}
      {logins.social && (
        <>
          {hasForm && (
            <p className={styles.or}>
              <Trans>or continue with</Trans>
            </p>
          )}
          <Suspense>
            <SocialButtons flow={flow} />
          </Suspense>
        </>
      )}
      {logins.manual && <NewHere flow={flow} />}
      <TermsLine />
    </>
  );
  if (!hasForm) return <div className={styles.form}>{rest}</div>;
  const Form = method === 'manual' ? ManualForm : OtpForm;
  return (
    <Form flow={flow} isSwitched={isSwitched}>
      {rest}
    </Form>
  );
}

function OtherMethod({
  method,
  onSwitch,
}: {
  method: 'manual' | 'otp';
  onSwitch: (method: 'manual' | 'otp') => void;
}): ReactNode {
  if (method === 'manual') {
    return (
      <Button kind="outline" icon="smartphone" isBlock onClick={() => onSwitch('otp')}>
        <Trans>Sign in with a one-time code</Trans>
      </Button>
    );
  }
  return (
    <Button kind="outline" icon="lock" isBlock onClick={() => onSwitch('manual')}>
      <Trans>Sign in with a password</Trans>
    </Button>
  );
}

/** The way to the sign-up [AUTH-23]. */
function NewHere({ flow }: { flow: SignInFlow }) {
  const { businessName } = useMarket();
  return (
    <p className={styles.end}>
      <Trans>New to {businessName}?</Trans>{' '}
      <button type="button" className={styles.link} onClick={() => void flow.goTo({ at: 'sign-up' })}>
        <Trans>Sign Up</Trans>
      </button>
    </p>
  );
}
