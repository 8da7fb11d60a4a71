import { Plural, Trans } from '@lingui/react/macro';
import { rating as inDigits, shortCount } from '../formats/format.ts';
import { VisuallyHidden } from '../layout/visually-hidden.tsx';
import { Icon } from './icon.tsx';
import styles from './rating.module.css';

export interface RatingProps {
  /** 0 to 5; 0 means no ratings yet. */
  value: number;
  count?: number;
  /** Decimals, as configured. */
  digits?: number;
}

/** A star, the average, and the number of ratings. Shows 'New' if there are none. */
export function Rating({ value, count, digits = 1 }: RatingProps) {
  if (value <= 0) {
    return (
      <span className={styles.rating}>
        <Icon name="star" size={14} />
        <Trans>New</Trans>
      </span>
    );
  }
  const average = inDigits(value, digits);
  return (
    <span className={styles.rating}>
      <Icon name="star" size={14} isFilled className={styles.star} />
      <bdi dir="ltr" aria-hidden="true">
        {average}
        {count !== undefined && <span className={styles.count}> ({shortCount(count)})</span>}
      </bdi>
      <VisuallyHidden>
        <Trans>{average} out of 5</Trans>
        {count !== undefined && (
          <>
            , <Plural value={count} one="# review" other="# reviews" />
          </>
        )}
      </VisuallyHidden>
    </span>
  );
}
