import type { ComponentProps } from 'react';
import { classNames } from '../layout/class-names.ts';
import styles from './choice-mark.module.css';

export interface ChoiceMarkProps extends Omit<ComponentProps<'input'>, 'type'> {
  /** Several may be chosen at once: a box with a tick instead of a circle. */
  isMultiple?: boolean | undefined;
}

/** The mark of a choice, for rows that can be pressed anywhere. */
export function ChoiceMark({ isMultiple = false, className, ...input }: ChoiceMarkProps) {
  return (
    <input
      {...input}
      type={isMultiple ? 'checkbox' : 'radio'}
      className={classNames(styles.mark, isMultiple && styles.multiple, className)}
    />
  );
}
