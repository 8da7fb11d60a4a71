import { classNames } from '../layout/class-names.ts';
import styles from './price-tag.module.css';

export interface PriceTagProps {
  /** Money off and nothing else: `−20%`, `₦500 off`. */
  children: string;
  className?: string;
}

/** The mango tag with the punched hole. */
export function PriceTag({ children, className }: PriceTagProps) {
  return (
    <span className={classNames(styles.tag, className)}>
      <bdi dir="ltr">{children}</bdi>
    </span>
  );
}
