import { Trans } from '@lingui/react/macro';
import { type ComponentType, useEffect, useRef, useState } from 'react';
import { useNavigationType } from 'react-router';
import { useIsVisible } from 'ui/layout/use-becomes-visible.ts';
import { Icon } from 'ui/media/icon.tsx';
import type { cachedReviews } from './cached-reviews.ts';
import type { ReviewedThing } from './review-calls.ts';
import type { ReviewListProps } from './review-list.tsx';
import styles from './reviews.module.css';

export interface ReviewsProps {
  of: ReviewedThing;
  count: number;
  /** Without a review plan a message replaces the reviews [REV-16]. */
  hasPlan: boolean;
}

/** Reviews, loaded when the reader scrolls near them. */
export function Reviews({ of, count, hasPlan }: ReviewsProps) {
  const frame = useRef<HTMLElement>(null);
  const hasReviews = hasPlan && count > 0;
  const isBack = useNavigationType() === 'POP';
  const [cached] = useState(() => (isBack && hasReviews ? known?.cached(of) : undefined));
  const [isRead, setIsRead] = useState(cached !== undefined);
  const isVisible = useIsVisible(frame);
  const List = useList((isVisible || isRead) && hasReviews, setIsRead);
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
      {List && <List of={of} cached={cached} onRead={setIsRead} />}
    </section>
  );
}

interface ReadReviews {
  List: ComponentType<ReviewListProps>;
  cached: typeof cachedReviews;
}

/** Once it has come it is there at once. */
let known: ReadReviews | undefined;

async function load(): Promise<ReadReviews> {
  const [{ ReviewList }, { cachedReviews }] = await Promise.all([
    import('./review-list.tsx'),
    import('./cached-reviews.ts'),
  ]);
  known = { List: ReviewList, cached: cachedReviews };
  return known;
}

/** A download that fails is tried again by the next page. */
function useList(isWanted: boolean, giveUp: (isRead: true) => void): ComponentType<ReviewListProps> | undefined {
  const [List, setList] = useState(() => known?.List);
  useEffect(() => {
    if (!isWanted) return;
    load().then(
      ({ List }) => setList(() => List),
      () => giveUp(true),
    );
  }, [isWanted, giveUp]);
  return isWanted ? List : undefined;
}
