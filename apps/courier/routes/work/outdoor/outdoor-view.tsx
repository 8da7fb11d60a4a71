import { Trans, useLingui } from '@lingui/react/macro';
import type { WakeLockState } from 'app-kit/browser/use-wake-lock.ts';
import { timeOfDay } from 'app-kit/formats/clock.ts';
import { useAmountText } from 'app-kit/formats/use-amount-text.ts';
import type { Delivery } from 'market/orders/orders.courier.contract';
import { metresBetween } from 'market/places/places.rules';
import { useEffect, useRef } from 'react';
import { Button } from 'ui/buttons/button.tsx';
import { distance } from 'ui/formats/format.ts';
import { Icon } from 'ui/media/icon.tsx';
import { ArrivalFoot } from '../arrival-foot.tsx';
import { useEnqueueStep } from '../courier-steps.ts';
import type { PositionState } from '../phone/use-position.ts';
import type { Work } from '../use-work.ts';
import styles from './outdoor-view.module.css';

interface OutdoorViewProps {
  delivery: Delivery;
  work: Work;
  position: PositionState;
  litScreen: WakeLockState;
  onClose: () => void;
}

/** The next step in large letters on black, readable in the sun and at night, while the screen stays on [DEL-42]. */
export function OutdoorView({ delivery, work, position, litScreen, onClose }: OutdoorViewProps) {
  const { t } = useLingui();
  const amountText = useAmountText();
  const heading = useRef<HTMLHeadingElement>(null);
  const make = useEnqueueStep(work.clockOffset);
  useEffect(() => heading.current?.focus(), []);
  const { code, currency } = delivery;
  const { isToDoor, goal, name, until, help, cash } = goalOf(delivery);
  const metres = position.kind === 'known' && goal ? metresBetween(position.at, goal) : undefined;
  const time = until && timeOfDay(new Date(until), work.time_zone);
  return (
    <div className={styles.screen} role="dialog" aria-modal="true" aria-label={t`Outdoor view`}>
      <header className={styles.bar}>
        {litScreen === 'refused' && (
          <p role="status" className={styles.trouble}>
            <Icon name="smartphone" />
            <span>
              <Trans>The screen may go dark. Set it to stay on in your phone’s display settings.</Trans>
            </span>
          </p>
        )}
        <Button kind="outline" className={styles.close} onClick={onClose}>
          <Trans>Full page</Trans>
        </Button>
      </header>
      <main className={styles.page}>
        {metres !== undefined && (
          <p className={styles.distance}>
            <bdi>{metres < 1000 ? t`${tens(metres)} m` : distance(metres / 1000)}</bdi>
          </p>
        )}
        <h1 ref={heading} tabIndex={-1} className={styles.place}>
          <bdi>{name}</bdi>
        </h1>
        <p className={styles.step}>
          {isToDoor ? <Trans>Go to the door</Trans> : <Trans>Go to the store</Trans>}
          {time && (
            <>
              {' · '}
              {isToDoor ? <Trans>by {time}</Trans> : <Trans>ready around {time}</Trans>}
            </>
          )}
        </p>
        {help && (
          <p className={styles.help}>
            <bdi>{help}</bdi>
          </p>
        )}
        <p className={styles.facts}>
          <bdi dir="ltr">#{code}</bdi>
          {cash > 0 && (
            <span>
              <Trans>Take {amountText(cash, currency)} in cash</Trans>
            </span>
          )}
        </p>
      </main>
      <footer className={styles.foot}>
        <ArrivalFoot delivery={delivery} place={isToDoor ? 'door' : 'store'} position={position} make={make} />
      </footer>
    </div>
  );
}

/** No phone knows single metres while it moves. */
function tens(metres: number): number {
  return Math.round(metres / 10) * 10;
}

/** Where a courier goes with an order, and what helps to find it. */
function goalOf({ step, store, door, house, road, address, landmark, directions, ...delivery }: Delivery) {
  if (step !== 'deliver') {
    return { isToDoor: false, goal: store, name: store.name, until: delivery.ready_at, help: store.address, cash: 0 };
  }
  return {
    isToDoor: true,
    goal: door,
    name: [house, road].filter(Boolean).join(' ') || address,
    until: delivery.expected_at,
    help: [landmark, directions].filter(Boolean).join('. '),
    cash: delivery.cash_received_at === null ? delivery.cash_to_collect : 0,
  };
}
