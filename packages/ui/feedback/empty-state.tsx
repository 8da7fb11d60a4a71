import { imagePath } from 'market/values/image-path';
import type { ReactNode } from 'react';
import { classNames } from '../layout/class-names.ts';
import { MediaFrame } from '../media/media-frame.tsx';
import styles from './empty-state.module.css';

export interface EmptyStateProps {
  /** The key of the drawing: `groceries`, `salad`, `boxbig`. */
  image: string;
  title: ReactNode;
  /** One sentence. */
  children?: ReactNode;
  /** One way out. */
  action?: ReactNode;
  /** 1 if it is the whole page. */
  level?: 1 | 2 | 3;
  className?: string;
}

/** Explains why nothing is here, and where to go. */
export function EmptyState({ image, title, children, action, level = 2, className }: EmptyStateProps) {
  const Heading = `h${level}` as const;
  return (
    <div className={classNames(styles.empty, className)}>
      <MediaFrame src={imagePath(image)} alt="" sizes="132px" shape="round" className={styles.media} />
      <Heading className={styles.title}>{title}</Heading>
      {children && <p className={styles.line}>{children}</p>}
      {action && <div className={styles.action}>{action}</div>}
    </div>
  );
}
