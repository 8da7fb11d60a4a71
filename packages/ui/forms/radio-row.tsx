import type { ReactNode } from 'react';
import { classNames } from '../layout/class-names.ts';
import { Icon } from '../media/icon.tsx';
import type { IconName } from '../media/icon-names.ts';
import { ChoiceMark, type ChoiceMarkProps } from './choice-mark.tsx';
import styles from './radio-row.module.css';

export interface RadioRowProps extends ChoiceMarkProps {
  /** The choice. */
  children: ReactNode;
  /** A second, smaller line: a price, a condition, the reason why it is off. */
  description?: ReactNode;
  icon?: IconName;
  /** At the end, before the mark. */
  end?: ReactNode;
}

/** A choice whose whole row can be pressed. Rows of one group share a `name`. */
export function RadioRow({ children, description, icon, end, className, ...input }: RadioRowProps) {
  return (
    <label className={classNames(styles.row, className)}>
      {icon && (
        <span className={styles.icon}>
          <Icon name={icon} />
        </span>
      )}
      <span className={styles.words}>
        <span className={styles.choice}>{children}</span>
        {description && <span className={styles.line}>{description}</span>}
      </span>
      {end}
      <ChoiceMark {...input} className={styles.mark} />
    </label>
  );
}

export interface RadioRowsProps {
  /** The question. */
  legend: ReactNode;
  isLegendHidden?: boolean;
  /** Two side by side on desktop. */
  isWide?: boolean;
  children: ReactNode;
  className?: string;
}

/** The rows of one question. */
export function RadioRows({ legend, isLegendHidden = false, isWide = false, children, className }: RadioRowsProps) {
  return (
    <fieldset className={className}>
      <legend className={isLegendHidden ? styles.hidden : styles.legend}>{legend}</legend>
      <div className={classNames(styles.rows, isWide && styles.wide)}>{children}</div>
    </fieldset>
  );
}
