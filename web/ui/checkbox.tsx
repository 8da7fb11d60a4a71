import type { ComponentProps, ReactNode } from 'react';
import styles from './checkbox.module.css';
import { classNames } from './class-names.ts';

export interface CheckboxProps extends Omit<ComponentProps<'input'>, 'type'> {
  children: ReactNode;
}

/** A box to tick; its words belong to the target. */
export function Checkbox({ children, className, ...input }: CheckboxProps) {
  return (
    <label className={classNames(styles.line, className)}>
      <input {...input} type="checkbox" className={styles.box} />
      <span>{children}</span>
    </label>
  );
}
