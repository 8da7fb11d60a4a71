import { Children, type ReactNode } from 'react';
import { classNames } from './class-names.ts';
import styles from './meta-line.module.css';

export interface MetaLineProps {
  /** One fact per child, separated by dots. Empty children are left out. */
  children: ReactNode;
  className?: string;
}

/** One line of short facts: seller, rating, distance. The first one shrinks when space is short. */
export function MetaLine({ children, className }: MetaLineProps) {
  const facts = Children.toArray(children);
  return (
    <span className={classNames(styles.line, className)}>
      {facts.map((fact, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the facts of one line keep their order
        <span key={index} className={styles.fact}>
          {fact}
        </span>
      ))}
    </span>
  );
}
