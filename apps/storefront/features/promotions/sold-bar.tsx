import { useLingui } from '@lingui/react/macro';
import { classNames } from 'ui/layout/class-names.ts';
import styles from './sold-bar.module.css';

/** From this percentage the bar says that little is left. */
const lowFrom = 85;

export interface SoldBarProps {
  sold: number;
  stock: number;
  left: number;
}

/** The sold share of a flash sale's units [PROMO-23]. */
export function SoldBar({ sold, stock, left }: SoldBarProps) {
  const { t } = useLingui();
  const percent = soldPercent(sold, stock);
  return (
    <div className={classNames(styles.sold, percent > lowFrom && styles.low)}>
      <svg role="img" aria-label={t`${percent} percent sold`} className={styles.bar} preserveAspectRatio="none">
        <rect width={`${percent}%`} height="100%" className={styles.part} />
      </svg>
      <span className={styles.words}>
        <span>{t`Sold ${sold} of ${stock}`}</span>
        {left > 0 && <b>{t`${left} left`}</b>}
      </span>
    </div>
  );
}

/** Whole percents, rounded down, so that only a sold-out sale shows 100. */
export function soldPercent(sold: number, stock: number): number {
  if (stock <= 0) return 100;
  return Math.min(100, Math.max(0, Math.floor((sold / stock) * 100)));
}
