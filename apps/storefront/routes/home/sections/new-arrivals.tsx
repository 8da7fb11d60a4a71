import { Trans } from '@lingui/react/macro';
import { href } from 'react-router';
import { ItemCardSkeletons } from 'ui/feedback/card-skeletons.tsx';
import { SectionHead } from 'ui/layout/section-head.tsx';
import { Picture } from 'ui/media/picture.tsx';
import { itemForCard } from '#features/items/cards/card-of-item.ts';
import { ItemCard } from '#features/items/cards/item-card.tsx';
import { homeSection } from '../home-section.ts';
import { candidateItems } from './item-rail.tsx';
import styles from './new-arrivals.module.css';
import sectionStyles from './sections.module.css';

const titleId = 'new-arrivals';
const seeAll = `${href('/home')}?data_type=new`;

/** The newest items: 10, or 8 beside a banner, on desktop; 6 on tablets, 4 on phones [HOME-17] to [HOME-20]. */
export const newArrivals = homeSection({
  name: titleId,
  when: 'whenVisible',
  load: async ({ api }) => {
    const [{ products }, banners] = await Promise.all([
      api.items.newArrivals({ query: { type: 'all', limit: candidateItems } }),
      api.promotions.otherBanners({}),
    ]);
    if (products.length === 0) return null;
    const image = banners.new_arrival_section_banner_full_url;
    const side = image && { image, title: banners.new_arrival_section_banner_title ?? '' };
    return { items: products.map(itemForCard), side };
  },
  items: { of: ({ items }) => items, withOnly: (found, items) => ({ ...found, items }), limit: 10 },
  show: ({ items, side }) => (
    <section aria-labelledby={titleId} className={sectionStyles.section}>
      <SectionHead
        title={<Trans>New arrivals</Trans>}
        titleId={titleId}
        description={<Trans>Fresh on the shelf</Trans>}
        seeAll={seeAll}
      />
      <div className={styles.list} data-beside={side ? 'banner' : undefined}>
        {side && (
          <div className={styles.side}>
            <b className={styles.sideTitle}>{side.title}</b>
            <Picture src={side.image} alt="" sizes="260px" className={styles.sidePicture} />
          </div>
        )}
        <div className={styles.items}>
          {items.map((item) => (
            <ItemCard key={item.id} item={item} />
          ))}
        </div>
      </div>
    </section>
  ),
  wait: () => (
    <section className={sectionStyles.section}>
      <SectionHead
        title={<Trans>New arrivals</Trans>}
        description={<Trans>Fresh on the shelf</Trans>}
        seeAll={seeAll}
      />
      <div className={styles.items}>
        <ItemCardSkeletons count={10} />
      </div>
    </section>
  ),
});
