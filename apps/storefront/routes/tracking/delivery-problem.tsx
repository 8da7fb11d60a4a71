import { Trans } from '@lingui/react/macro';
import { timeOfDay } from 'app-kit/formats/clock.ts';
import type { TrackedOrder } from 'market/orders/orders.contract';
import { minuteMilliseconds } from 'market/values/durations';
import { useEffect, useState } from 'react';
import { Icon } from 'ui/media/icon.tsx';
import styles from './tracking.module.css';

type Problem = NonNullable<TrackedOrder['delivery_problem']>['problem'];

/** Asks the customer to come while the rider waits at the door, and says when the order goes back [CUS-09]. */
export function DeliveryProblemNote({ order }: { order: TrackedOrder }) {
  const { delivery_problem: noted, order_status: status, delivery_man: courier, time_zone: timeZone } = order;
  const minutes = useMinutesLeft(noted?.waits_until ?? null);
  if (!noted || status !== 'picked_up') return null;
  const courierName = courier?.f_name ?? '';
  const storeName = order.store?.name ?? '';
  const until = noted.waits_until && timeOfDay(new Date(noted.waits_until), timeZone);
  if (noted.is_returning) {
    return (
      <div role="status" className={styles.problem}>
        <Icon name="rotate-ccw" size={24} />
        <div>
          <h1 className={styles.problemTexts}>
            <Trans>
              {courierName} takes the order back to {storeName}.
            </Trans>
          </h1>
          <p>
            <ProblemReason problem={noted.problem} />
          </p>
        </div>
      </div>
    );
  }
  return (
    <div role="alert" className={styles.problem}>
      <Icon name="bell" size={24} />
      <div>
        <h1 className={styles.problemTexts}>
          {until ? (
            <Trans>{courierName} is at the door. Please answer.</Trans>
          ) : (
            <Trans>{courierName} can’t deliver your order.</Trans>
          )}
        </h1>
        <p>
          <ProblemReason problem={noted.problem} />
        </p>
        {until && (
          <p>
            {minutes !== null && minutes > 0 ? (
              <Trans>
                {courierName} waits until {until}, {minutes} min more. Then the order goes back to {storeName}.
              </Trans>
            ) : (
              <Trans>
                The wait was over at {until}. The order can go back to {storeName} now.
              </Trans>
            )}
          </p>
        )}
      </div>
    </div>
  );
}

/** Why the order could not be delivered, to its customer. */
export function ProblemReason({ problem }: { problem: Problem }) {
  switch (problem) {
    case 'no_answer':
      return <Trans>No one answered at the door.</Trans>;
    case 'wrong_address':
      return <Trans>The address seems to be wrong.</Trans>;
    case 'no_access':
      return <Trans>The rider can’t get to your door.</Trans>;
    case 'short_cash':
      return <Trans>The cash for the order was not there.</Trans>;
    case 'refused':
      return <Trans>The order was not accepted at the door.</Trans>;
    case 'unsafe':
      return <Trans>The rider could not stay at the door.</Trans>;
  }
}

/** Whole minutes; null on the server, which cannot know when the page is shown. */
function useMinutesLeft(moment: string | null): number | null {
  const [minutes, setMinutes] = useState<number | null>(null);
  useEffect(() => {
    if (moment === null) return;
    const look = () => setMinutes(Math.ceil((Date.parse(moment) - Date.now()) / minuteMilliseconds));
    look();
    const timer = setInterval(look, 5_000);
    return () => clearInterval(timer);
  }, [moment]);
  return minutes;
}
