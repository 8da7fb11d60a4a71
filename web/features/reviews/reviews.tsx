import { Trans } from '@lingui/react/macro';
import { type ComponentType, useEffect, useRef, useState } from 'react';
import { Icon } from '#ui/icon.tsx';
import { useIsNear } from '#ui/use-is-near.ts';
import type { ReviewedThing } from './review-calls.ts';
import type { ReviewListProps } from './review-list.tsx';
import styles from './reviews.module.css';

export interface ReviewsProps {
  of: ReviewedThing;
  count: number;
  /** Without a review plan that is said in their place [REV-16]. */
  hasPlan: boolean;
}

/** What people say, read only once somebody comes near it. */
export function Reviews({ of, count, hasPlan }: ReviewsProps) {
  const frame = useRef<HTMLElement>(null);
  const hasReviews = hasPlan && count > 0;
  const [isRead, setIsRead] = useState(false);
  const List = useList(useIsNear(frame) && hasReviews, setIsRead);
  return (
    <section
      ref={frame}
      id="reviews"
      aria-labelledby="reviews-title"
      data-more={(hasReviews && !isRead) || undefined}
      className={styles.reviews}
    >
      <h2 id="reviews-title" className={styles.title}>
        <Trans>Reviews</Trans>
      </h2>
      {!hasPlan && (
        <p className={styles.noPlan}>
          <Icon name="store" />
          <Trans>this store is not having any review plan</Trans>
        </p>
      )}
      {hasPlan && count === 0 && (
        <p className={styles.muted}>
          <Trans>No reviews yet</Trans>
        </p>
      )}
      {List && <List of={of} onRead={setIsRead} />}
    </section>
  );
}

/** A download that fails is tried again by the next page. */
function useList(isWanted: boolean, giveUp: (isRead: true) => void): ComponentType<ReviewListProps> | undefined {
  const [list, setList] = useState<{ it: ComponentType<ReviewListProps> }>();
  useEffect(() => {
    if (!isWanted) return;
    import('./review-list.tsx').then(
      ({ ReviewList }) => setList({ it: ReviewList }),
      () => giveUp(true),
    );
  }, [isWanted, giveUp]);
  return list?.it;
}
