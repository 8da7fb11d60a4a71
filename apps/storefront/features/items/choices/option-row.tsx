import type { ReactNode } from 'react';
import { ChoiceMark, type ChoiceMarkProps } from 'ui/forms/choice-mark.tsx';
import styles from './option-row.module.css';

export interface OptionRowProps extends ChoiceMarkProps {
  children: ReactNode;
  /** A second, smaller line. */
  description?: ReactNode;
  /** What it adds to the price. */
  end?: ReactNode;
}

/** An option of a dish: the control first, then its name and price. The whole row can be pressed. */
export function OptionRow({ children, description, end, ...input }: OptionRowProps) {
  return (
    <label className={styles.row}>
      <ChoiceMark {...input} className={styles.mark} />
      <span className={styles.words}>
        {children}
        {description && <span className={styles.line}>{description}</span>}
      </span>
      {end && <span className={styles.end}>{end}</span>}
    </label>
  );
}
