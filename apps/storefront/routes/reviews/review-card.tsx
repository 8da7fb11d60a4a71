import { Trans, useLingui } from '@lingui/react/macro';
import { maxCommentLength } from 'market/reviews/reviews.rules';
import type { ReactNode } from 'react';
import { TextArea } from 'ui/forms/field.tsx';
import { StarInput } from 'ui/forms/star-input.tsx';
import { Icon } from 'ui/media/icon.tsx';
import { RatingText } from '#features/reviews/rating-texts.tsx';
import styles from './review-card.module.css';
import type { ReviewDraft, ReviewSubject } from './review-drafts.ts';
import { ReviewPictures } from './review-pictures.tsx';

export interface ReviewCardProps {
  thing: ReviewSubject;
  draft: ReviewDraft;
  /** The picture or letters of the subject. */
  mark: ReactNode;
  /** Small, below the name. */
  description: ReactNode;
  hint: string;
  onChange: (changed: Partial<ReviewDraft>) => void;
}

/** One subject of the order with its stars, text and pictures; after submission, the review. */
export function ReviewCard({ thing, draft, mark, description, hint, onChange }: ReviewCardProps) {
  const { name, review } = thing;
  const rating = review?.rating ?? draft.rating;
  return (
    <section aria-label={name} className={styles.card}>
      <div className={styles.head}>
        {mark}
        <div className={styles.words}>
          <b>
            <bdi>{name}</bdi>
          </b>
          <p className={styles.line}>
            <bdi>{description}</bdi>
          </p>
        </div>
      </div>
      <div className={styles.rating}>
        <StarInput
          label={name}
          value={rating}
          isDisabled={review !== null}
          onChange={(given) => onChange({ rating: given })}
        />
        <b className={styles.word}>
          <RatingText value={rating} />
        </b>
      </div>
      {review ? <Given review={review} /> : rating > 0 && <Words {...{ thing, draft, hint, onChange }} />}
    </section>
  );
}

function Words({ thing, draft, hint, onChange }: Pick<ReviewCardProps, 'thing' | 'draft' | 'hint' | 'onChange'>) {
  return (
    <>
      <TextArea
        label={
          <>
            <Trans>Your words</Trans>{' '}
            <span className={styles.optional}>
              (<Trans>optional</Trans>)
            </span>
          </>
        }
        placeholder={hint}
        maxLength={maxCommentLength}
        value={draft.comment}
        dir="auto"
        onChange={({ target }) => onChange({ comment: target.value })}
      />
      {thing.kind === 'item' && (
        <ReviewPictures pictures={draft.pictures} onChange={(pictures) => onChange({ pictures })} />
      )}
    </>
  );
}

function Given({ review }: { review: NonNullable<ReviewSubject['review']> }) {
  const { t } = useLingui();
  return (
    <>
      {review.comment && (
        <p dir="auto" className={styles.text}>
          {review.comment}
        </p>
      )}
      {review.images_full_url.length > 0 && (
        <div className={styles.pictures}>
          {review.images_full_url.map((url) => (
            <img key={url} src={url} alt={t`Shown in your review`} width={64} height={64} className={styles.picture} />
          ))}
        </div>
      )}
      <p className={styles.given}>
        <Icon name="circle-check" size={18} />
        <Trans>Your review was given.</Trans>
      </p>
    </>
  );
}
