import { Trans } from '@lingui/react/macro';
import { ticksOf } from 'market/orders/kitchen/orders-kitchen.rules';
import { answerBy, answerMinutes } from 'market/orders/orders-board.rules';
import type { ReactNode } from 'react';
import { countdown } from 'ui/formats/format.ts';
import { Icon } from 'ui/media/icon.tsx';
import type { IconName } from 'ui/media/icon-names.ts';
import { clockOf, minutesBetween } from '../../features/orders/board-clock.ts';
import styles from './board-card.module.css';
import { CourierHere, CourierText } from './courier-here.tsx';
import { isToStop } from './merge-board.ts';
import type { ShownOrder } from './use-store-board.ts';
import { WaitingStepText } from './waiting-step-text.tsx';

type Tone = 'new' | 'work' | 'late' | 'ready' | 'gone' | 'later' | 'stop';

/** Returns what a card stands out as. */
export function toneOf(order: ShownOrder, now: Date): Tone {
  if (isToStop(order)) return 'stop';
  const { column, ready_at } = order;
  return column === 'work' && ready_at !== null && new Date(ready_at) < now ? 'late' : column;
}

/** What holds now, in words and with a sign, never by colour alone. */
export function Strip({ order, now }: { order: ShownOrder; now: Date }) {
  const { waiting } = order;
  if (waiting?.isHeld) {
    return (
      <StripText icon="clock-4">
        <WaitingStepText kind={waiting.kind} />
      </StripText>
    );
  }
  if (isOnHold(order, now)) return <HeldStrip order={order} />;
  const tone = toneOf(order, now);
  const since = (from: string | null) => (from === null ? 0 : minutesBetween(new Date(from), now));
  const until = (to: string | null) => (to === null ? 0 : minutesBetween(now, new Date(to)));
  switch (tone) {
    case 'new':
      return <AnswerStrip order={order} now={now} />;
    case 'late': {
      const minutes = since(order.ready_at);
      return (
        <StripText icon="triangle-alert" end={<Trans>{minutes} min</Trans>}>
          <Trans>Late</Trans>
          {order.courier_here_at !== null && (
            <>
              {' · '}
              <CourierHere order={order} now={now} />
            </>
          )}
        </StripText>
      );
    }
    case 'work': {
      const minutes = until(order.ready_at);
      return (
        <StripText icon="flame" end={order.ready_at && <Trans>{minutes} min left</Trans>}>
          <WorkText order={order} now={now} />
        </StripText>
      );
    }
    case 'ready': {
      const minutes = since(order.handover_at);
      return (
        <StripText icon="package-check" end={<Trans>{minutes} min</Trans>}>
          {order.order_type === 'take_away' ? (
            <Trans>Waits for customer</Trans>
          ) : (
            <CourierText order={order} now={now} />
          )}
        </StripText>
      );
    }
    case 'gone':
      return <GoneStrip order={order} now={now} />;
    case 'later': {
      const at = clockOf(new Date(order.rings_at));
      return (
        <StripText icon="calendar-clock">
          <Trans>Rings at {at}</Trans>
        </StripText>
      );
    }
    case 'stop':
      return (
        <StripText icon="circle-x">
          <Trans>STOP, do not prepare</Trans>
        </StripText>
      );
  }
}

/** Returns whether an operator holds an order; a board that an earlier version of the app has saved does not say. */
function isOnHold({ delay }: ShownOrder, now: Date): boolean {
  return delay?.kind === 'hold' && new Date(delay.until) > now;
}

function HeldStrip({ order: { delay } }: { order: ShownOrder }) {
  const time = delay ? clockOf(new Date(delay.until)) : '';
  return (
    <StripText icon="pause">
      <Trans>On hold until {time}</Trans>
    </StripText>
  );
}

/** How far the store is with an order; at the last tick it is asked whether it is ready [STO-015]. */
function WorkText({ order, now }: { order: ShownOrder; now: Date }) {
  const { done, all, isStarted, isComplete } = ticksOf(order.lines);
  if (isComplete) return <Trans>All ticked. Ready?</Trans>;
  if (order.courier_here_at !== null) return <CourierHere order={order} now={now} />;
  if (order.order_status === 'confirmed') return <Trans>Accepted</Trans>;
  return isStarted ? (
    <Trans>
      {done} of {all} lines made
    </Trans>
  ) : (
    <Trans>Preparing</Trans>
  );
}

/** Where an order is that has left the counter. */
function GoneStrip({ order, now }: { order: ShownOrder; now: Date }) {
  if (order.returning_at !== null) {
    return (
      <StripText icon="rotate-ccw">
        {order.order_status === 'canceled' ? <Trans>Brought back</Trans> : <Trans>Comes back to you</Trans>}
      </StripText>
    );
  }
  if (order.order_status === 'delivered') {
    return (
      <StripText icon="check">
        <Trans>Handed over</Trans>
      </StripText>
    );
  }
  const minutes = order.expected_at === null ? 0 : minutesBetween(now, new Date(order.expected_at));
  return (
    <StripText icon="bike">
      {minutes > 0 ? <Trans>{minutes} min to the door</Trans> : <Trans>On the way</Trans>}
    </StripText>
  );
}

function AnswerStrip({ order, now }: { order: ShownOrder; now: Date }) {
  const left = secondsToAnswer(order, now);
  if (left <= 0) {
    return (
      <StripText icon="triangle-alert">
        <Trans>Not answered in time</Trans>
      </StripText>
    );
  }
  return (
    <StripText icon="bell" end={countdown(left)} share={left / (answerMinutes * 60)}>
      <Trans>Answer within</Trans>
    </StripText>
  );
}

/** Seconds that are left to answer a new order, by the clock of the server. */
export function secondsToAnswer({ rings_at: ringsAt }: ShownOrder, now: Date): number {
  return (answerBy(new Date(ringsAt)).getTime() - now.getTime()) / 1000;
}

interface StripTextProps {
  icon: IconName;
  children: ReactNode;
  end?: ReactNode;
  /** Of a time that runs down, from 1 to 0. */
  share?: number;
}

function StripText({ icon, children, end, share }: StripTextProps) {
  return (
    <div className={styles.strip}>
      <Icon name={icon} size={16} />
      <span className={styles.words}>{children}</span>
      {end && <span className={styles.end}>{end}</span>}
      {share !== undefined && (
        <i aria-hidden="true" className={styles.track}>
          <i className={styles.left} style={{ inlineSize: `${Math.min(100, share * 100)}%` }} />
        </i>
      )}
    </div>
  );
}
