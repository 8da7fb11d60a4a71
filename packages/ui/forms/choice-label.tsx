import type { ComponentProps } from 'react';
import { classNames } from '../layout/class-names.ts';
import styles from './choice-label.module.css';

/** A choice that is pressed by its label: its invisible radio or checkbox covers it. The caller sets the look. */
export function ChoiceLabel({ children, className, ...input }: ComponentProps<'input'>) {
  return (
    <label className={classNames(styles.label, className)}>
      <input {...input} className={styles.input} />
      {children}
    </label>
  );
}
