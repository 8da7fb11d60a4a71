import { Plural, Trans } from '@lingui/react/macro';
import { type QueuedStep, useDismissStep } from 'app-kit/calls/queued-steps.ts';
import { timeOfDay } from 'app-kit/formats/clock.ts';
import type { CourierStep } from 'market/orders/orders-delivery.rules';
import { Button } from 'ui/buttons/button.tsx';
import { Icon } from 'ui/media/icon.tsx';
import { useCourierSteps } from './courier-steps.ts';
import type { CourierStepVariables } from './queued-step.ts';
import { StepName } from './step-name.tsx';
import styles from './waiting-list.module.css';

/** What waits on this phone for the network, and what the server has refused [DEL-36] [DEL-37]. */
export function WaitingList({ timeZone }: { timeZone: string }) {
  const made = useCourierSteps();
  const forget = useDismissStep();
  const waiting = made.filter(({ status, isHeld }) => status === 'pending' && isHeld);
  return (
    <>
      <div role="status">{waiting.length > 0 && <Waiting waiting={waiting} timeZone={timeZone} />}</div>
      <div role="alert">
        {made.map(
          ({ id, sent, error }) =>
            error && (
              <div key={id} className={styles.refused}>
                <Icon name="circle-alert" size={22} />
                <p>
                  <b>
                    <RefusedText step={sent.step} code={sent.code} />
                  </b>{' '}
                  {error.message}
                </p>
                <Button kind="soft" className={styles.ok} onClick={() => forget(id)}>
                  <Trans>OK</Trans>
                </Button>
              </div>
            ),
        )}
      </div>
    </>
  );
}

function Waiting({ waiting, timeZone }: { waiting: readonly QueuedStep<CourierStepVariables>[]; timeZone: string }) {
  return (
    <details className={styles.waiting}>
      <summary>
        <Icon name="clock-4" size={22} />
        <span>
          <Plural value={waiting.length} one="# update waiting to be sent" other="# updates waiting to be sent" />
        </span>
        <Icon name="chevron-down" size={22} />
      </summary>
      <p>
        <Trans>
          Sent in this order once the network is back. The time when you did it counts. Stay signed in: signing out
          deletes what waits.
        </Trans>
      </p>
      <ol className={styles.list}>
        {waiting.map(({ id, sent: { step, code, madeAt } }) => (
          <li key={id}>
            <span>
              <StepName step={step} /> <bdi dir="ltr">#{code}</bdi>
            </span>
            <span className={styles.time}>{timeOfDay(new Date(madeAt), timeZone)}</span>
          </li>
        ))}
      </ol>
    </details>
  );
}

function RefusedText({ step, code }: { step: CourierStep; code: string }) {
  switch (step.kind) {
    case 'arrive':
    case 'movePin':
    case 'noteStore':
      return <Trans>What you said about order {code} was not saved.</Trans>;
    case 'pickUp':
      return <Trans>Order {code} was not picked up.</Trans>;
    case 'noteCash':
      return <Trans>The cash of order {code} was not saved.</Trans>;
    case 'photograph':
      return <Trans>The photo of order {code} was not saved.</Trans>;
    case 'tryCode':
      return <Trans>The code of order {code} was not taken.</Trans>;
    case 'noteCall':
      return <Trans>The call about order {code} was not recorded.</Trans>;
    case 'noteProblem':
    case 'noteAttempt':
      return <Trans>The problem with order {code} was not saved.</Trans>;
    case 'handOver':
    case 'takeBack':
    case 'meet':
      return <Trans>Order {code} has not changed hands.</Trans>;
    case 'return':
    case 'handBack':
      return <Trans>Order {code} was not handed back.</Trans>;
    case 'deliver':
      return <Trans>Order {code} was not delivered.</Trans>;
  }
}
