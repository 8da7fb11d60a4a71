import { Trans } from '@lingui/react/macro';
import { type DeliveryProblem, deliveryProblems } from 'market/orders/handovers/orders-return.rules';
import type { Delivery } from 'market/orders/orders.courier.contract';
import { useEffect, useRef } from 'react';
import { Button } from 'ui/buttons/button.tsx';
import { Icon } from 'ui/media/icon.tsx';
import type { IconName } from 'ui/media/icon-names.ts';
import { useEnqueueStep } from './courier-steps.ts';
import page from './current-delivery.module.css';
import styles from './door-wait.module.css';
import { ProblemDescription, ProblemName } from './problem-texts.tsx';
import type { Work } from './use-work.ts';

const icons: Record<DeliveryProblem, IconName> = {
  no_answer: 'bell',
  wrong_address: 'map-pin',
  no_access: 'lock',
  short_cash: 'banknote',
  refused: 'circle-x',
  unsafe: 'triangle-alert',
};

/** Why the order cannot be delivered; the list is at the foot, within the thumb [DEL-35]. */
export function ProblemChoice({ delivery, work, onBack }: { delivery: Delivery; work: Work; onBack: () => void }) {
  const make = useEnqueueStep(work.clockOffset);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const { code, cash_to_collect: cash, house, road, address } = delivery;
  const problems = deliveryProblems.filter((problem) => problem !== 'short_cash' || cash > 0);
  return (
    <>
      <main id="main" tabIndex={-1} className={page.page}>
        <p className={page.step}>
          <span>
            <Trans>Order {code}</Trans> · <bdi>{[house, road].filter(Boolean).join(' ') || address}</bdi>
          </span>
        </p>
        <h1 ref={heading} tabIndex={-1} className={page.place}>
          <Trans>What is the problem?</Trans>
        </h1>
        <ul className={styles.choices}>
          {problems.map((problem) => (
            <li key={problem}>
              <button
                type="button"
                className={styles.choice}
                onClick={() => make(delivery, { kind: 'noteProblem', problem })}
              >
                <Icon name={icons[problem]} size={24} />
                <span>
                  <b>
                    <ProblemName problem={problem} />
                  </b>
                  <span>
                    <ProblemDescription problem={problem} />
                  </span>
                </span>
              </button>
            </li>
          ))}
        </ul>
      </main>
      <footer className={page.foot}>
        <Button kind="outline" isBlock className={page.button} onClick={onBack}>
          <Trans>Back to the door</Trans>
        </Button>
      </footer>
    </>
  );
}
