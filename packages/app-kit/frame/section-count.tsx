import type { ReactNode } from 'react';
import { VisuallyHidden } from 'ui/layout/visually-hidden.tsx';
import styles from './section-count.module.css';

export interface SectionCountProps {
  count: number;
  /** The same for screen readers, with what is counted. */
  children: ReactNode;
}

/** How much waits in a section, beside its name; nothing for none. */
export function SectionCount({ count, children }: SectionCountProps) {
  if (count === 0) return null;
  return (
    <span data-count="" className={styles.count}>
      <span aria-hidden="true">{count}</span>
      <VisuallyHidden>{children}</VisuallyHidden>
    </span>
  );
}
