import type { ComponentProps } from 'react';
import { classNames } from '../layout/class-names.ts';
import styles from './choice-mark.module.css';

export interface ChoiceMarkProps extends Omit<ComponentProps<'input'>, 'type'> {
  /** Several may be chosen at once: a box with a tick in place of a circle. */
  isMultiple?: boolean | undefined;
}

/** The mark of a choice, for rows that are pressed as a whole. */
export function ChoiceMark({ isMultiple = false, className, ...input }: ChoiceMarkProps) {
  return (
    <input
      {...input}
      type={isMultiple ? 'checkbox' : 'radio'}
      className={classNames(styles.mark, isMultiple && styles.multiple, className)}
    />
  );
}
