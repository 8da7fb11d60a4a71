import { Trans, useLingui } from '@lingui/react/macro';
import { imageInWidth, imagePath } from 'market/values/image-path';
import { classNames } from '../layout/class-names.ts';
import styles from './free-delivery-bar.module.css';

export interface FreeDeliveryBarProps {
  /** How far the order has come, clamped to 0–100. */
  percent: number;
  /** The missing amount, formatted. */
  amountLeft: string;
  className?: string;
}

/** How much more must be ordered until delivery costs nothing. The scooter rides at the tip. */
export function FreeDeliveryBar({ percent, amountLeft, className }: FreeDeliveryBarProps) {
  const { t } = useLingui();
  const done = Math.round(Math.min(100, Math.max(0, percent)));
  const isReached = done >= 100;
  return (
    <div className={classNames(styles.panel, isReached && styles.reached, className)}>
      <p className={styles.words}>
        {isReached ? (
          <Trans>Free delivery unlocked</Trans>
        ) : (
          <span>
            <Trans>
              <bdi className={styles.amount}>{amountLeft}</bdi> more for free delivery
            </Trans>
          </span>
        )}
        <bdi dir="ltr" className={styles.amount}>
          {done}%
        </bdi>
      </p>
      <div
        role="progressbar"
        aria-label={t`Free delivery progress: ${done}%`}
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuenow={done}
        className={styles.track}
      >
        <svg className={styles.drawing} aria-hidden="true">
          <rect className={styles.progress} width="100%" height="10" rx="5" />
          <rect className={styles.done} width={`${done}%`} height="10" rx="5" />
          <svg x={`${done}%`} overflow="visible" aria-hidden="true">
            <image href={imageInWidth(imagePath('scooter'), 160)} x="-26" y="-24" width="44" height="44" />
          </svg>
        </svg>
      </div>
    </div>
  );
}
