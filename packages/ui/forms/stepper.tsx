import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { classNames } from '../layout/class-names.ts';
import { VisuallyHidden } from '../layout/visually-hidden.tsx';
import { Icon } from '../media/icon.tsx';
import type { IconName } from '../media/icon-names.ts';
import styles from './stepper.module.css';

export interface StepperProps {
  /** What the number counts, for screen readers. */
  label: string;
  value: number;
  max?: number;
  /** In carts the minus turns into a bin at 1; elsewhere it stops there. */
  onRemove?: () => void;
  onChange: (value: number) => void;
  /** A press on plus at the maximum: the place for a message. */
  onTooMany?: () => void;
  /** A request is running; the buttons do nothing. */
  isBusy?: boolean;
  /** How the count is spoken; '2 in cart' without. */
  spoken?: ReactNode;
  size?: 'small' | 'medium';
}

/** − value +, each with a target of 44 px. */
export function Stepper({
  label,
  value,
  max = Number.POSITIVE_INFINITY,
  onRemove,
  onChange,
  onTooMany,
  isBusy = false,
  spoken,
  size = 'medium',
}: StepperProps) {
  const { t } = useLingui();
  const isLast = value <= 1;
  const isFull = value >= max;
  return (
    <fieldset aria-label={label} aria-busy={isBusy || undefined} className={classNames(styles.stepper, styles[size])}>
      {isLast && onRemove ? (
        <Step icon="trash" label={t`Remove`} isOff={isBusy} onPress={onRemove} className={styles.bin} />
      ) : (
        <Step icon="minus" label={t`Less`} isOff={isBusy || isLast} onPress={() => onChange(value - 1)} />
      )}
      <output className={styles.value}>
        <span aria-hidden="true" className={classNames(value < 10 && styles.digit)}>
          {value}
        </span>
        <VisuallyHidden>{spoken ?? <Trans>{value} in cart</Trans>}</VisuallyHidden>
      </output>
      <Step
        icon="plus"
        label={t`More`}
        isOff={isBusy || isFull}
        onPress={() => onChange(value + 1)}
        onPressOff={isFull && !isBusy ? onTooMany : undefined}
      />
    </fieldset>
  );
}

interface StepProps {
  icon: IconName;
  label: string;
  isOff: boolean;
  onPress: () => void;
  onPressOff?: () => void;
  className?: string;
}

/** Off, but not `disabled`: focus stays on it, and a press may still explain why. */
function Step({ icon, label, isOff, onPress, onPressOff, className }: StepProps) {
  return (
    <button
      type="button"
      aria-label={label}
      aria-disabled={isOff || undefined}
      onClick={isOff ? onPressOff : onPress}
      className={classNames(styles.step, className)}
    >
      <Icon name={icon} size={18} />
    </button>
  );
}
