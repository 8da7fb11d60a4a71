import { Trans, useLingui } from '@lingui/react/macro';
import { dayOfYear } from 'app-kit/formats/clock.ts';
import type { Review } from 'market/reviews/reviews.contract';
import { imageInWidth } from 'market/values/image-path';
import { useCallback, useEffect, useMemo, useState } from 'react';
import { Button } from 'ui/buttons/button.tsx';
import { Rating } from 'ui/media/rating.tsx';
import { showFault } from '#features/config/show-fault.tsx';
import { useMarket } from '#features/config/use-market.ts';
import { cacheReviews, type ShownReviews } from './cached-reviews.ts';
import { type ReviewedThing, readReviews } from './review-calls.ts';
import styles from './review-list.module.css';

export interface ReviewListProps {
  of: ReviewedThing;
  /** Earlier loaded reviews. */
  cached: ShownReviews | undefined;
  /** Once the first page is there, or cannot be had: until then what follows would be pushed. */
  onRead: (isRead: true) => void;
}

/** What people say of an item or a store, page by page. Words of people are words: nothing in them is more than text. */
export function ReviewList({ of, cached, onRead }: ReviewListProps) {
  const { shown, isLoading, more } = useReviews(of, cached, onRead);
  return (
    <div className={styles.reviews}>
      {shown.page > 0 && <StarBars stars={shown.stars} />}
      {shown.reviews.length > 0 && (
        <ul className={styles.list}>
          {shown.reviews.map((review) => (
            <ReviewEntry key={review.id} review={review} />
          ))}
        </ul>
      )}
      {shown.reviews.length < shown.total && (
        <Button kind="soft" isLoading={isLoading} className={styles.more} onClick={more}>
          <Trans>Show more reviews</Trans>
        </Button>
      )}
    </div>
  );
}

/** How many gave how many stars, the best first: what reviews without words say. */
function StarBars({ stars }: { stars: readonly number[] }) {
  const { t } = useLingui();
  const all = stars.reduce((sum, count) => sum + count, 0);
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for a form
    <div role="group" aria-label={t`Rating`} className={styles.stars}>
      {[5, 4, 3, 2, 1].map((star) => {
        const count = stars[star - 1] ?? 0;
        return (
          <div key={star} className={styles.star}>
            <Rating value={star} digits={0} />
            <svg aria-hidden="true" className={styles.bar} preserveAspectRatio="none">
              <rect width={`${all === 0 ? 0 : (count / all) * 100}%`} height="100%" className={styles.part} />
            </svg>
            <span className={styles.number}>{count}</span>
          </div>
        );
      })}
    </div>
  );
}

function ReviewEntry({ review }: { review: Review }) {
  const { i18n, t } = useLingui();
  const { zone } = useMarket();
  const { author } = review;
  return (
    <li className={styles.review}>
      <div className={styles.head}>
        <b>
          <bdi>{author}</bdi>
        </b>
        <Rating value={review.rating} />
        <time dateTime={review.created_at} className={styles.day}>
          <bdi>{dayOfYear(new Date(review.created_at), zone?.timeZone ?? 'UTC', i18n.locale)}</bdi>
        </time>
      </div>
      {review.comment && (
        <p dir="auto" lang={review.language} className={styles.comment}>
          {review.comment}
        </p>
      )}
      {review.images_full_url.length > 0 && (
        <div className={styles.pictures}>
          {review.images_full_url.map((url) => (
            <img
              key={url}
              src={imageInWidth(url, 160)}
              alt={t`Shown by ${author}`}
              width={96}
              height={96}
              loading="lazy"
              className={styles.picture}
            />
          ))}
        </div>
      )}
      {review.answer && (
        <div className={styles.answer}>
          <b>
            <Trans>Answer of the store</Trans>
          </b>
          <p dir="auto" className={styles.comment}>
            {review.answer.text}
          </p>
        </div>
      )}
    </li>
  );
}

function useReviews(of: ReviewedThing, cached: ShownReviews | undefined, onRead: (isRead: true) => void) {
  const { i18n } = useLingui();
  const [shown, setShown] = useState(cached ?? { total: 0, stars: [], reviews: [], page: 0 });
  const [isLoading, setIsLoading] = useState(cached === undefined);
  const [itemId, storeId] = 'itemId' in of ? [of.itemId, undefined] : [undefined, of.storeId];
  const thing = useMemo(() => (itemId === undefined ? { storeId: storeId ?? 0 } : { itemId }), [itemId, storeId]);
  const load = useCallback(
    async (page: number) => {
      setIsLoading(true);
      try {
        const { total, stars, reviews } = await readReviews(thing, page);
        setShown((before) => ({
          total,
          stars,
          page,
          reviews: page === 1 ? reviews : withNew(before.reviews, reviews),
        }));
      } catch (error) {
        showFault(error, i18n, () => void load(page));
      } finally {
        setIsLoading(false);
        onRead(true);
      }
    },
    [i18n, onRead, thing],
  );
  useEffect(() => {
    if (!cached) void load(1);
  }, [cached, load]);
  useEffect(() => {
    if (shown.page > 0) cacheReviews(thing, shown);
  }, [thing, shown]);
  return { shown, isLoading, more: () => void load(shown.page + 1) };
}

/** A review that was written meanwhile moves one of the last page onto this one. */
function withNew(before: Review[], next: Review[]): Review[] {
  return [...before, ...next.filter(({ id }) => !before.some((review) => review.id === id))];
}
