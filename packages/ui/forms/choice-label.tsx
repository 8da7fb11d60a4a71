import type { ComponentProps } from 'react';
import styles from './choice-label.module.css';
import { classNames } from './class-names.ts';

/** A choice that is pressed by its words: its radio or checkbox lies over them, unseen. How it looks is its user's. */
export function ChoiceLabel({ children, className, ...input }: ComponentProps<'input'>) {
  return (
    <label className={classNames(styles.label, className)}>
      <input {...input} className={styles.input} />
      {children}
    </label>
  );
}
