import { Trans } from '@lingui/react/macro';
import { classNames } from '../layout/class-names.ts';
import { VisuallyHidden } from '../layout/visually-hidden.tsx';
import styles from './price.module.css';

export interface PriceProps {
  /** Ready to read, symbol and all: ui knows no currency. */
  now: string;
  /** Only when it was more before. */
  was?: string;
  size?: 'small' | 'medium' | 'large';
  className?: string;
}

/** The price and, struck through, the previous one. Screen readers read it as a sentence. */
export function Price({ now, was, size = 'medium', className }: PriceProps) {
  if (!was) {
    return (
      <span className={classNames(styles.price, styles[size], className)}>
        <bdi className={styles.now}>{now}</bdi>
      </span>
    );
  }
  return (
    <span className={classNames(styles.price, styles[size], styles.cut, className)}>
      <VisuallyHidden>
        <Trans>
          Now {now}, was {was}
        </Trans>
      </VisuallyHidden>
      <bdi aria-hidden="true" className={styles.now}>
        {now}
      </bdi>
      <s aria-hidden="true" className={styles.was}>
        {was}
      </s>
    </span>
  );
}
