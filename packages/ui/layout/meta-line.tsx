import { Children, type ReactNode } from 'react';
import { classNames } from './class-names.ts';
import styles from './meta-line.module.css';

export interface MetaLineProps {
  /** One fact per child, separated by dots. Empty children are left out. */
  children: ReactNode;
  className?: string;
  /** Wraps where space is short, so that all can be read: for the page that a card leads to. */
  isWhole?: boolean;
}

/** One line of short facts: seller, rating, distance. The first one shrinks when space is short. */
export function MetaLine({ children, className, isWhole = false }: MetaLineProps) {
  const facts = Children.toArray(children);
  return (
    <span className={classNames(styles.line, isWhole && styles.whole, className)}>
      {facts.map((fact, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the facts of one line keep their order
        <span key={index} className={styles.fact}>
          {fact}
        </span>
      ))}
    </span>
  );
}
