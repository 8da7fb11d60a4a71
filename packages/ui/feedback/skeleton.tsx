import { classNames } from '../layout/class-names.ts';
import styles from './skeleton.module.css';

export interface SkeletonProps {
  /** `line` is as high as text; the others fill the box of `className`. */
  shape?: 'line' | 'block' | 'square' | 'circle';
  /** The width of a line. */
  length?: 'full' | 'long' | 'half' | 'short';
  className?: string;
}

/** A placeholder in the final size. Appears after 150 ms, so that quick answers cause no flicker. */
export function Skeleton({ shape = 'line', length = 'full', className }: SkeletonProps) {
  return <span aria-hidden="true" className={classNames(styles.skeleton, styles[shape], styles[length], className)} />;
}
