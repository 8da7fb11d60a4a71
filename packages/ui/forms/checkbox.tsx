import type { ComponentProps, ReactNode } from 'react';
import { classNames } from '../layout/class-names.ts';
import styles from './checkbox.module.css';
import { ChoiceMark } from './choice-mark.tsx';

export interface CheckboxProps extends Omit<ComponentProps<'input'>, 'type'> {
  children: ReactNode;
}

/** A box to tick; its words belong to the target. */
export function Checkbox({ children, className, ...input }: CheckboxProps) {
  return (
    <label className={classNames(styles.line, className)}>
      <ChoiceMark {...input} isMultiple />
      <span>{children}</span>
    </label>
  );
}
