import { Plural, Trans } from '@lingui/react/macro';
import { useState } from 'react';
import { Button } from 'ui/buttons/button.tsx';
import { VisuallyHidden } from 'ui/layout/visually-hidden.tsx';
import styles from './auth-form.module.css';
import { useResendWait } from './use-resend-wait.ts';

export interface ResendProps {
  /** Seconds from the first code on. */
  seconds: number;
  /** Sends another code; resolves to the seconds until the next one, or undefined if it failed. */
  onResend: () => Promise<number | undefined>;
}

/** Another code, locked until the count has come to its end; only the end is read out [AUTH-56] to [AUTH-58]. */
export function Resend({ seconds, onResend }: ResendProps) {
  const { left, restart } = useResendWait(seconds);
  const [isBusy, setIsBusy] = useState(false);
  const send = async () => {
    setIsBusy(true);
    const wait = await onResend();
    setIsBusy(false);
    if (wait !== undefined) restart(wait);
  };
  return (
    <div className={styles.resend}>
      {left > 0 ? (
        <span role="timer">
          <Plural value={left} one="Resend code in #s" other="Resend code in #s" />
        </span>
      ) : (
        <span>
          <Trans>No code yet?</Trans>
        </span>
      )}
      <VisuallyHidden>
        <span role="status">{left === 0 && <Trans>You can ask for another code now.</Trans>}</span>
      </VisuallyHidden>
      <Button kind="text" size="small" disabled={left > 0} isLoading={isBusy} onClick={() => void send()}>
        <Trans>Resend code</Trans>
      </Button>
    </div>
  );
}
