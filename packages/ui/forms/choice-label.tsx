import type { ComponentProps } from 'react';
import { classNames } from '../layout/class-names.ts';
import styles from './choice-label.module.css';

/** A choice that is pressed by its words: its radio or checkbox lies over them, unseen. How it looks is its user's. */
export function ChoiceLabel({ children, className, ...input }: ComponentProps<'input'>) {
  return (
    <label className={classNames(styles.label, className)}>
      <input {...input} className={styles.input} />
      {children}
    </label>
  );
}
