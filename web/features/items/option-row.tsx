import type { ComponentProps, ReactNode } from 'react';
import { classNames } from '#ui/class-names.ts';
import styles from './option-row.module.css';

export interface OptionRowProps extends Omit<ComponentProps<'input'>, 'type'> {
  children: ReactNode;
  /** A second, smaller line. */
  line?: ReactNode;
  /** What it adds to the price. */
  end?: ReactNode;
  isMultiple?: boolean;
}

/** A choice of a dish: the mark first, then its name and what it costs. The whole row can be pressed. */
export function OptionRow({ children, line, end, isMultiple = false, ...input }: OptionRowProps) {
  return (
    <label className={styles.row}>
      <input
        {...input}
        type={isMultiple ? 'checkbox' : 'radio'}
        className={classNames(styles.mark, isMultiple && styles.multiple)}
      />
      <span className={styles.words}>
        {children}
        {line && <span className={styles.line}>{line}</span>}
      </span>
      {end && <span className={styles.end}>{end}</span>}
    </label>
  );
}
