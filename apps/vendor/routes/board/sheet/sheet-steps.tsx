import { Trans, useLingui } from '@lingui/react/macro';
import { ticksOf } from 'market/orders/kitchen/orders-kitchen.rules';
import { proposedMinutes, readyMinutes } from 'market/orders/orders-board.rules';
import { useState } from 'react';
import { Button } from 'ui/buttons/button.tsx';
import { Icon } from 'ui/media/icon.tsx';
import { clockOf } from '../../../features/orders/board-clock.ts';
import type { BoardCardActions } from '../board-card.tsx';
import type { ShownOrder } from '../use-store-board.ts';
import { BagCount } from './bag-count.tsx';
import styles from './order-sheet.module.css';

interface AcceptStepsProps {
  order: ShownOrder;
  now: Date;
  take: BoardCardActions['take'];
  onRefuse: () => void;
}

/** Accepts with minutes: the proposal, or more or fewer [STO-010]. */
export function AcceptSteps({ order, now, take, onRefuse }: AcceptStepsProps) {
  const { t } = useLingui();
  const { schedule_at: scheduledAt, work_from: from, busyMinutes } = order;
  const begins = from ? new Date(from) : null;
  const [chosen, setChosen] = useState<number>();
  const scheduled = scheduledAt === null ? null : new Date(scheduledAt);
  const minutes = chosen ?? proposedMinutes(scheduled, now, busyMinutes, begins);
  const readyAt = new Date(now.getTime() + minutes * 60_000);
  const time = clockOf(readyAt);
  const { least, most, step } = readyMinutes;
  const add = (more: number) => setChosen(Math.min(most, Math.max(least, minutes + more)));
  return (
    <div className={styles.steps}>
      <Button kind="outline" size="large" aria-keyshortcuts="r" className={styles.bad} onClick={onRefuse}>
        <Trans>Refuse</Trans>
      </Button>
      {order.column === 'new' && (
        <>
          <span className={styles.gap} />
          <fieldset aria-label={t`Minutes until ready`} className={styles.minutes}>
            <button
              type="button"
              aria-label={t`${step} minutes less`}
              aria-disabled={minutes <= least}
              onClick={() => add(-step)}
            >
              <Icon name="minus" />
            </button>
            <output>
              <Trans>{minutes} min</Trans>
            </output>
            <button
              type="button"
              aria-label={t`${step} minutes more`}
              aria-disabled={minutes >= most}
              onClick={() => add(step)}
            >
              <Icon name="plus" />
            </button>
          </fieldset>
          <Button
            size="large"
            icon="check"
            aria-keyshortcuts="a"
            className={styles.main}
            onClick={() => take(order, { kind: 'accept', readyAt: readyAt.toISOString() })}
          >
            <Trans>Accept · ready {time}</Trans>
          </Button>
        </>
      )}
    </div>
  );
}

const delays = [5, 10, 15] as const;

interface WorkStepsProps {
  order: ShownOrder;
  actions: BoardCardActions;
  take: BoardCardActions['take'];
  /** Undefined for a member who may not cancel. */
  onCancel: (() => void) | undefined;
}

/** What a store does with an accepted order until it is ready. */
export function WorkSteps({ order, actions, take, onCancel }: WorkStepsProps) {
  const { t } = useLingui();
  const { ready_at: readyAt, order_status: status } = order;
  const [bags, setBags] = useState<number>();
  const [isAsking, setIsAsking] = useState(false);
  const { done, all, isStarted, isComplete } = ticksOf(order.lines);
  const isUnsure = isStarted && !isComplete;
  const readyStep = { kind: 'ready', ...(bags !== undefined && { bags }) } as const;
  return (
    <div className={styles.steps}>
      {isComplete && (
        <p role="status" className={styles.ticked}>
          <Icon name="circle-check" size={18} /> <Trans>All ticked. Ready?</Trans>
        </p>
      )}
      {isUnsure && isAsking && (
        <p role="alert" className={styles.ticked}>
          <Icon name="triangle-alert" size={18} />{' '}
          <Trans>
            Only {done} of {all} lines are ticked.
          </Trans>
        </p>
      )}
      {onCancel && (
        <Button kind="outline" size="large" aria-keyshortcuts="x" className={styles.bad} onClick={onCancel}>
          <Trans>Cancel order</Trans>
        </Button>
      )}
      <span className={styles.gap} />
      {readyAt && (
        <fieldset aria-label={t`Ready later by`} className={styles.delays}>
          <Icon name="clock-4" size={18} />
          {delays.map((minutes) => (
            <button
              key={minutes}
              type="button"
              aria-label={t`${minutes} minutes later`}
              onClick={() =>
                actions.take(order, {
                  kind: 'delay',
                  readyAt: new Date(Date.parse(readyAt) + minutes * 60_000).toISOString(),
                })
              }
            >
              +{minutes}
            </button>
          ))}
        </fieldset>
      )}
      {status === 'confirmed' && (
        <Button
          kind="soft"
          size="large"
          icon="flame"
          aria-keyshortcuts="s"
          onClick={() => take(order, { kind: 'prepare' })}
        >
          <Trans>Start preparing</Trans>
        </Button>
      )}
      <BagCount bags={bags} setBags={setBags} />
      <Button
        size="large"
        icon="package-check"
        aria-keyshortcuts="a"
        className={styles.main}
        onClick={() => (isUnsure && !isAsking ? setIsAsking(true) : take(order, readyStep))}
      >
        {isUnsure && isAsking ? <Trans>Ready all the same</Trans> : <Trans>Ready</Trans>}
      </Button>
    </div>
  );
}
