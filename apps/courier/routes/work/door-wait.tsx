import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { timeOfDay } from 'app-kit/formats/clock.ts';
import { useServerNow } from 'app-kit/formats/use-server-now.ts';
import { minContactAttempts, waitsForCustomer } from 'market/orders/handovers/orders-return.rules';
import type { Delivery } from 'market/orders/orders.courier.contract';
import { useEffect, useRef } from 'react';
import { Button } from 'ui/buttons/button.tsx';
import { countdown } from 'ui/formats/format.ts';
import { Icon } from 'ui/media/icon.tsx';
import { CallPerson } from '../call/call-person.tsx';
import { useEnqueueStep } from './courier-steps.ts';
import page from './current-delivery.module.css';
import { CustomerIsHere } from './delivery-foot.tsx';
import styles from './door-wait.module.css';
import { ProblemName } from './problem-texts.tsx';
import type { Work } from './use-work.ts';

interface DoorWaitProps {
  delivery: Delivery;
  work: Work;
  /** The order can be delivered after all. */
  onOver: () => void;
}

/** The clock at the door, the tries that are on record, and the way back once both are enough [DEL-35]. */
export function DoorWait({ delivery, work, onOver }: DoorWaitProps) {
  const make = useEnqueueStep(work.clockOffset);
  const now = useServerNow(work.clockOffset);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const { problem, may_return_from: from, attempts, code, contact_phone: phone } = delivery;
  if (problem === null || from === null) return null;
  const waits = waitsForCustomer(problem);
  const left = waits ? Math.max(0, (Date.parse(from) - now.getTime()) / 1000) : 0;
  const missing = waits ? Math.max(0, minContactAttempts - attempts.length) : 0;
  const mayReturn = left === 0 && missing === 0;
  const noteAttempt = () => make(delivery, { kind: 'noteAttempt' });
  return (
    <>
      <main id="main" tabIndex={-1} className={page.page}>
        <p className={page.step}>
          <Trans>Order {code}</Trans>
        </p>
        <h1 ref={heading} tabIndex={-1} className={page.place}>
          <ProblemName problem={problem} />
        </h1>
        {waits && <Clock left={left} until={timeOfDay(new Date(from), work.time_zone)} name={delivery.contact_name} />}
        {waits && <Attempts attempts={attempts} timeZone={work.time_zone} />}
        <div className={page.tools}>
          <CallPerson
            {...{ delivery, phone }}
            callee="customer"
            name={delivery.contact_name}
            clockOffset={work.clockOffset}
            className={page.tool}
          >
            <Trans>Call customer</Trans>
          </CallPerson>
          {waits && (
            <button type="button" className={page.tool} onClick={noteAttempt}>
              <Icon name="bell" size={22} />
              <Trans>I rang or knocked</Trans>
            </button>
          )}
        </div>
      </main>
      <footer className={page.foot}>
        {!mayReturn && (
          <p role="status" className={page.waiting}>
            {missing > 0 ? (
              <Plural
                value={missing}
                one="Try # more time to reach the customer. Then wait for the timer."
                other="Try # times to reach the customer, and wait for the timer."
              />
            ) : (
              <Trans>You can take it back when the timer ends.</Trans>
            )}
          </p>
        )}
        <div className={page.buttons}>
          <CustomerIsHere
            isNext={!mayReturn}
            onPress={() => {
              make(delivery, { kind: 'noteProblem', problem: null });
              onOver();
            }}
          />
          {mayReturn && (
            <Button isBlock className={page.button} onClick={() => make(delivery, { kind: 'return' })}>
              <Trans>Take it back</Trans>
            </Button>
          )}
        </div>
      </footer>
    </>
  );
}

function Clock({ left, until, name }: { left: number; until: string; name: string }) {
  const { t } = useLingui();
  const time = countdown(left);
  const [firstName = ''] = name.trim().split(/\s+/);
  return (
    <div className={styles.clock} data-over={left === 0 || undefined}>
      <p role="timer" aria-label={t`Time left: ${time}`} className={styles.time}>
        <bdi dir="ltr">{time}</bdi>
      </p>
      <p>
        {left > 0 ? (
          <Trans>
            Wait until {until}. <bdi>{firstName}</bdi> sees the timer too.
          </Trans>
        ) : (
          <Trans>The timer ended at {until}.</Trans>
        )}
      </p>
    </div>
  );
}

function Attempts({ attempts, timeZone }: { attempts: readonly string[]; timeZone: string }) {
  if (attempts.length === 0) return null;
  return (
    <ul className={styles.attempts}>
      {attempts.map((at) => {
        const time = timeOfDay(new Date(at), timeZone);
        return (
          <li key={at}>
            <Icon name="circle-check" size={22} />
            <span>
              <Trans>Tried at {time}</Trans>
            </span>
            <span className={styles.recorded}>
              <Trans>Recorded</Trans>
            </span>
          </li>
        );
      })}
    </ul>
  );
}
