import { Trans, useLingui } from '@lingui/react/macro';
import type { ParcelCategory, WhyChoose as Reason, VideoContent } from 'market/parcel/parcel.contract';
import { href, Link } from 'react-router';
import { cardLink } from 'ui/buttons/card-link.tsx';
import { SectionHead } from 'ui/layout/section-head.tsx';
import { Icon } from 'ui/media/icon.tsx';
import { MediaFrame } from 'ui/media/media-frame.tsx';
import { Picture } from 'ui/media/picture.tsx';
import { PriceFrom } from '#features/parcel/price-from.tsx';
import styles from './parcel-parts.module.css';
import sectionStyles from './sections.module.css';

/** What can be sent, three in a row on desktop; each leads to where it is sent [PARC-02] [PARC-03] [PARC-05]. */
export function ParcelCategories({ categories }: { categories: ParcelCategory[] }) {
  return (
    <section aria-labelledby="parcel-categories" className={sectionStyles.section}>
      <SectionHead
        title={<Trans>We Deliver Everything</Trans>}
        titleId="parcel-categories"
        description={
          <>
            <Trans>What are you wish to send?</Trans> <PriceFrom amount={categories[0]?.price_from} />
          </>
        }
      />
      <ul className={styles.categories}>
        {categories.map(({ id, name, description, image_full_url: image }) => (
          <li key={id} className={styles.category}>
            <MediaFrame src={image} alt="" sizes="(min-width: 1180px) 94px, 71px" className={styles.media} />
            <div className={styles.words}>
              <h3 className={styles.name}>
                <Link to={`${href('/parcel-delivery-info')}?parcel_category_id=${id}`} className={cardLink}>
                  {name}
                </Link>
              </h3>
              <p className={styles.small}>{description}</p>
            </div>
            <Icon name="chevron-right" size={20} className={styles.arrow} />
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Reasons to send parcels here [PARC-08]. */
export function WhyChoose({ reasons }: { reasons: Reason[] }) {
  return (
    <section aria-labelledby="why-choose" className={sectionStyles.section}>
      <SectionHead title={<Trans>Why choose us</Trans>} titleId="why-choose" />
      <ul className={styles.reasons}>
        {reasons.map(({ id, title, short_description: text, image_full_url: image }) => (
          <li key={id} className={styles.reason}>
            <Picture src={image} alt="" sizes="56px" className={styles.mark} />
            <h3 className={styles.name}>{title}</h3>
            <p className={styles.small}>{text}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** How it works: a film or a picture, and three steps [PARC-10] [PARC-12] [PARC-13]. */
export function HowItWorks({ content }: { content: VideoContent }) {
  return (
    <section aria-labelledby="easy-way" className={`${sectionStyles.section} ${styles.easy}`}>
      <div className={styles.show}>
        <Film content={content} />
      </div>
      <div>
        <SectionHead title={<Trans>Easiest way to get services</Trans>} titleId="easy-way" />
        <ol className={styles.steps}>
          {stepsIn(content.banner_contents).map(([label, text]) => (
            <li key={label} className={styles.step}>
              <div>
                <h3 className={styles.name}>{label}</h3>
                <p className={styles.small}>{text}</p>
              </div>
            </li>
          ))}
        </ol>
      </div>
    </section>
  );
}

function Film({ content }: { content: VideoContent }) {
  const { t } = useLingui();
  const { banner_type: type, banner_image_full_url: image } = content;
  const films: Record<string, string | null> = {
    video: content.banner_video,
    video_content: content.banner_video_content_full_url,
  };
  const film = films[type];
  if (film)
    return (
      // biome-ignore lint/a11y/useMediaCaption: the operator's film comes without a track
      <video
        src={film}
        poster={image ?? undefined}
        controls
        preload="none"
        playsInline
        aria-label={t`How it works`}
        className={styles.film}
      />
    );
  return image && <Picture src={image} alt="" sizes="(min-width: 1180px) 360px, 300px" className={styles.picture} />;
}

function stepsIn(contents: readonly string[]): [label: string, text: string][] {
  return [0, 2, 4].map((place) => [contents[place] ?? '', contents[place + 1] ?? '']);
}
