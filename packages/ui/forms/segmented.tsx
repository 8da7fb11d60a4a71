import { type ReactNode, useId } from 'react';
import { classNames } from '../layout/class-names.ts';
import { Icon } from '../media/icon.tsx';
import type { IconName } from '../media/icon-names.ts';
import { ChoiceLabel } from './choice-label.tsx';
import styles from './segmented.module.css';

export interface SegmentedProps<Value extends string> {
  /** The question, for screen readers. */
  label: string;
  /** Of the form field; made up without. */
  name?: string;
  value: Value;
  options: { value: Value; label: ReactNode; icon?: IconName; isDisabled?: boolean }[];
  onChange: (value: Value) => void;
  className?: string;
}

/** Two or three choices side by side, one of which is always on. */
export function Segmented<Value extends string>({
  label,
  name,
  value,
  options,
  onChange,
  className,
}: SegmentedProps<Value>) {
  const made = useId();
  return (
    <fieldset aria-label={label} className={classNames(styles.segments, className)}>
      {options.map((option) => (
        <ChoiceLabel
          key={option.value}
          type="radio"
          name={name ?? made}
          value={option.value}
          checked={option.value === value}
          disabled={option.isDisabled}
          onChange={() => onChange(option.value)}
          className={styles.segment}
        >
          {option.icon && <Icon name={option.icon} size={18} />}
          {option.label}
        </ChoiceLabel>
      ))}
    </fieldset>
  );
}
