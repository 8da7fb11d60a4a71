import { Trans, useLingui } from '@lingui/react/macro';
import { dayAndTime } from 'app-kit/formats/clock.ts';
import type { ModeratedReview } from 'market/reviews/reviews.admin.contract';
import { imageInWidth } from 'market/values/image-path';
import { Button } from 'ui/buttons/button.tsx';
import { BannerNote } from 'ui/feedback/banner-note.tsx';
import { classNames } from 'ui/layout/class-names.ts';
import { Rating } from 'ui/media/rating.tsx';
import desk from '../../layout/desk.module.css';
import { useHidingRuleNames } from './hiding-rule-names.tsx';

interface ModeratedReviewCardProps {
  review: ModeratedReview;
  /** Asks to hide it, or to keep or show it. */
  onDecide: (hides: boolean) => void;
}

/** A review with what it is about, why it was reported, and what was decided [OPS-072]. */
export function ModeratedReviewCard({ review, onDecide }: ModeratedReviewCardProps) {
  const { t, i18n } = useLingui();
  const ruleNames = useHidingRuleNames();
  const {
    author,
    rating,
    comment,
    language,
    created_at: at,
    answer,
    hidden_rule: rule,
    report_reason: reason,
  } = review;
  const isOpen = review.reported_at !== null && review.decided_at === null;
  const time = dayAndTime(new Date(at), Intl.DateTimeFormat().resolvedOptions().timeZone, i18n.locale);
  const isOfStore = review.store_name === null || review.store_name === review.subject_name;
  return (
    <article className={desk.card} aria-label={t`Review of ${author}`}>
      <div className={desk.body}>
        <header className={desk.states}>
          <b>
            <bdi>{author}</bdi>
          </b>
          <Rating value={rating} />
          <time dateTime={at} className={desk.hint}>
            {time}
          </time>
          {isOpen && (
            <span className={classNames(desk.state, desk.warn)}>
              <Trans>Reported</Trans>
            </span>
          )}
          {rule && (
            <span className={desk.state}>
              <Trans>Hidden</Trans>
            </span>
          )}
        </header>
        <p className={desk.hint}>
          <bdi>{review.subject_name}</bdi>
          {!isOfStore && (
            <>
              {' · '}
              <bdi>{review.store_name}</bdi>
            </>
          )}
          {' · '}
          <bdi dir="ltr">#{review.order_id}</bdi>
        </p>
        {comment !== '' && (
          <p dir="auto" lang={language}>
            {comment}
          </p>
        )}
        {review.images_full_url.length > 0 && (
          <span className={desk.states}>
            {review.images_full_url.map((url) => (
              <a key={url} href={url} target="_blank" rel="noreferrer">
                <img src={imageInWidth(url, 160)} alt={t`Shown by ${author}`} width={96} height={96} loading="lazy" />
              </a>
            ))}
          </span>
        )}
        {answer && (
          <p>
            <b>
              <Trans>Answer of the store:</Trans>
            </b>{' '}
            <bdi>{answer.text}</bdi>
          </p>
        )}
        {reason && (
          <BannerNote tone="info">
            <Trans>
              The store says: <bdi>{reason}</bdi>
            </Trans>
          </BannerNote>
        )}
        {rule && <p className={desk.hint}>{ruleNames[rule]}</p>}
        <div className={desk.states}>
          {rule ? (
            <Button kind="outline" size="small" onClick={() => onDecide(false)}>
              <Trans>Show it again</Trans>
            </Button>
          ) : (
            <Button kind="outline" size="small" onClick={() => onDecide(true)}>
              <Trans>Hide it</Trans>
            </Button>
          )}
          {isOpen && (
            <Button kind="text" size="small" onClick={() => onDecide(false)}>
              <Trans>Keep it</Trans>
            </Button>
          )}
        </div>
      </div>
    </article>
  );
}
