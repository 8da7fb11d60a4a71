import { useLingui } from '@lingui/react/macro';
import { classNames } from '../layout/class-names.ts';
import styles from './veg-mark.module.css';

export interface VegMarkProps {
  isVeg: boolean;
  className?: string;
}

/** A dot for vegetarian, a triangle for not: distinct by shape, not only by colour. */
export function VegMark({ isVeg, className }: VegMarkProps) {
  const { t } = useLingui();
  return (
    <span
      role="img"
      aria-label={isVeg ? t`Vegetarian` : t`Non-vegetarian`}
      className={classNames(styles.mark, !isVeg && styles.non, className)}
    />
  );
}
