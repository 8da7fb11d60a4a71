import { Trans } from '@lingui/react/macro';
import type { Advertisement } from 'market/promotions/promotions.contract';
import { href, Link } from 'react-router';
import { cardLink } from 'ui/buttons/card-link.tsx';
import { Chip } from 'ui/buttons/chip.tsx';
import { Monogram } from 'ui/media/monogram.tsx';
import { Picture } from 'ui/media/picture.tsx';
import { AverageRating } from '#features/config/average-rating.tsx';
import styles from './ad-card.module.css';
import { AdVideo, type VideoEvents } from './ad-video.tsx';

export interface AdCardProps extends VideoEvents {
  ad: Advertisement;
}

/** A store's advertisement, marked as one; all of it leads to the store [PROMO-41]. */
export function AdCard({ ad, ...events }: AdCardProps) {
  const { title, description, store, cover_image_full_url: cover, profile_image_full_url: profile } = ad;
  const source = ad.add_type === 'video_promotion' ? ad.video_attachment_full_url : null;
  return (
    <article className={styles.card}>
      <div className={styles.cover}>
        {source ? (
          <AdVideo source={source} cover={cover} name={title} {...events} />
        ) : (
          <Picture src={cover} alt="" sizes="260px" className={styles.picture} />
        )}
        <Chip tone="deal" className={styles.mark}>
          <Trans>Ad</Trans>
        </Chip>
      </div>
      <div className={styles.words}>
        {profile ? (
          <Picture src={profile} alt="" width={44} height={44} sizes="44px" className={styles.logo} />
        ) : (
          <Monogram letters={store.monogram} colour={store.colours[0]} />
        )}
        <div className={styles.text}>
          <h3 dir="auto" className={styles.title}>
            <Link to={href('/store/:slugOrId', { slugOrId: store.slug })} className={cardLink}>
              {title}
            </Link>
          </h3>
          <p dir="auto" className={styles.line}>
            {description}
          </p>
          {ad.add_type === 'store_promotion' && <Marks ad={ad} />}
        </div>
      </div>
    </article>
  );
}

/** Rating and count of reviews, each only where it is paid for [PROMO-42]. */
function Marks({ ad }: { ad: Advertisement }) {
  const { is_rating_active: hasRating, is_review_active: hasReviews, average_rating: rating } = ad;
  const count = ad.reviews_comments_count;
  if (!hasRating && !hasReviews) return null;
  return (
    <p className={styles.marks}>
      {hasRating === 1 && rating !== null && <AverageRating value={rating} />}
      {hasReviews === 1 && (
        <span>
          <Trans>{count} reviews</Trans>
        </span>
      )}
    </p>
  );
}
