import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';
import styles from './grid.module.css';

export interface GridProps {
  children: ReactNode;
  /** `items`: 2, 3, then 4 or 5 in a row; `stores`: 1, 2, then 4; `lines`: 1, 2, then 3. */
  of?: 'items' | 'stores' | 'lines';
  /** On desktop, for `items`. */
  columns?: 4 | 5;
  className?: string;
}

/** Cards in rows. */
export function Grid({ children, of = 'items', columns = 4, className }: GridProps) {
  return (
    <div className={classNames(styles.grid, styles[of], className)} data-columns={columns}>
      {children}
    </div>
  );
}
