import type { ReactNode } from 'react';
import styles from './sum-list.module.css';

export interface SumListProps {
  lines: { label: ReactNode; amount: ReactNode; tone?: 'plain' | 'gain' | 'total' }[];
  className?: string;
}

/** What a bill is made of, down to the total. */
export function SumList({ lines, className }: SumListProps) {
  return (
    <dl className={className}>
      {lines.map(({ label, amount, tone = 'plain' }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: two lines may be called the same, and none keeps any state
        <div key={index} className={`${styles.line} ${styles[tone]}`}>
          <dt>{label}</dt>
          <dd className={styles.amount}>{amount}</dd>
        </div>
      ))}
    </dl>
  );
}
