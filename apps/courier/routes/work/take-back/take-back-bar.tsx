import { Plural, Trans } from '@lingui/react/macro';
import { useDismissStep } from 'app-kit/calls/queued-steps.ts';
import { useServerNow } from 'app-kit/formats/use-server-now.ts';
import { takeBackSeconds } from 'market/orders/orders-delivery.rules';
import { useState } from 'react';
import { Button } from 'ui/buttons/button.tsx';
import { VisuallyHidden } from 'ui/layout/visually-hidden.tsx';
import { useCourierSteps } from '../courier-steps.ts';
import { StepName } from '../step-name.tsx';
import { canTakeBack, confirmStep, millisecondsToTakeBack } from './held-steps.ts';
import styles from './take-back-bar.module.css';

/** What was pressed last and can be taken back for some seconds, above the next button [DEL-33]. */
export function TakeBackBar({ clockOffset }: { clockOffset: number }) {
  const forget = useDismissStep();
  const now = useServerNow(clockOffset);
  const made = useCourierSteps();
  const [confirmed, setConfirmed] = useState<number>();
  const last = made.findLast((one) => millisecondsToTakeBack(one.sent, now) > 0 && canTakeBack(one));
  const hasNext = made.some(({ id, sent }) => last && id > last.id && sent.orderId === last.sent.orderId);
  if (!last || hasNext || confirmed === last.id) return <p role="status" className={styles.none} />;
  const seconds = Math.ceil(millisecondsToTakeBack(last.sent, now) / 1_000);
  const confirm = () => {
    setConfirmed(last.id);
    confirmStep(last.sent);
  };
  return (
    <div className={styles.bar}>
      <p role="status">
        <b>
          <StepName step={last.sent.step} /> <bdi dir="ltr">#{last.sent.code}</bdi>
        </b>
        <VisuallyHidden>
          <Plural
            value={takeBackSeconds}
            one="You can take it back for # second."
            other="You can take it back for # seconds."
          />
        </VisuallyHidden>
      </p>
      <Button kind="text" className={styles.button} onClick={confirm}>
        <Trans>It’s right</Trans>
      </Button>
      {/* The seconds may have ended since the last picture. */}
      <Button kind="soft" className={styles.back} onClick={() => canTakeBack(last) && forget(last.id)}>
        <Trans>Take back</Trans>
        <span aria-hidden="true"> · {seconds}</span>
      </Button>
    </div>
  );
}
