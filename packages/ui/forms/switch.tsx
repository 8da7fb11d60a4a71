import type { ComponentProps, ReactNode } from 'react';
import { classNames } from '../layout/class-names.ts';
import styles from './switch.module.css';

export interface SwitchProps extends Omit<ComponentProps<'input'>, 'type' | 'role' | 'children'> {
  /** What is on or off. */
  label: ReactNode;
  /** For screen readers only, where the row says it. */
  isLabelHidden?: boolean;
}

/** Turns something on or off at once; a form that is sent has boxes to tick. Its target is at least 44 px. */
export function Switch({ label, isLabelHidden, className, ...input }: SwitchProps) {
  return (
    <label className={classNames(styles.switch, className)}>
      <input {...input} type="checkbox" role="switch" aria-checked={input.checked ?? false} className={styles.input} />
      <span aria-hidden="true" className={styles.track} />
      <span className={isLabelHidden ? styles.hidden : undefined}>{label}</span>
    </label>
  );
}
