import { Trans, useLingui } from '@lingui/react/macro';
import { type ReactNode, useEffect, useRef } from 'react';
import { classNames } from 'ui/layout/class-names.ts';
import styles from './countdown.module.css';
import type { Clock } from './device-clock.ts';
import { useTimeLeft } from './use-time-left.ts';

export interface CountdownProps {
  /** An ISO moment. */
  endsAt: string;
  /** Replaces the digits once it is over. */
  over?: ReactNode;
  /** Once, when it ends before the visitor's eyes. */
  onOver?: () => void;
  clock?: Clock;
  className?: string;
}

/** Four plates: days, hours, minutes, seconds, always from left to right [PROMO-14] [PROMO-15]. */
export function Countdown({ endsAt, over, onOver, clock, className }: CountdownProps) {
  const { t } = useLingui();
  const left = useTimeLeft(endsAt, clock);
  useEnd(left === null, onOver);
  if (!left) return <span className={className}>{over ?? <Trans>This campaign is over</Trans>}</span>;
  const { days, hours, minutes, seconds } = left;
  return (
    <span
      role="timer"
      aria-label={t`${days} days ${hours} hours ${minutes} minutes ${seconds} seconds left`}
      dir="ltr"
      className={classNames(styles.countdown, className)}
    >
      <Plate value={days} unit={<Trans>Days</Trans>} />
      <Plate value={hours} unit={<Trans>Hours</Trans>} />
      <Plate value={minutes} unit={<Trans>Mins</Trans>} />
      <Plate value={seconds} unit={<Trans>Secs</Trans>} />
    </span>
  );
}

function useEnd(isOver: boolean, onOver: (() => void) | undefined): void {
  const hasRun = useRef(false);
  useEffect(() => {
    if (!isOver) hasRun.current = true;
    else if (hasRun.current) {
      hasRun.current = false;
      onOver?.();
    }
  }, [isOver, onOver]);
}

function Plate({ value, unit }: { value: string; unit: ReactNode }) {
  return (
    <span aria-hidden="true" className={styles.plate}>
      <b className={styles.value}>{value}</b> {unit}
    </span>
  );
}
