import { Trans } from '@lingui/react/macro';
import { href } from 'react-router';
import { SectionHead } from 'ui/layout/section-head.tsx';
import { BrandTile } from '#features/categories/brand-tile.tsx';
import { homeSection, unlessEmpty } from '../home-section.ts';
import styles from './brands.module.css';
import sectionStyles from './sections.module.css';

const titleId = 'brands';

/** The first nine brands that are sold here [FOOD-06] [HOME-16]. */
export const brands = homeSection({
  name: 'brands',
  when: 'initial',
  isOfZone: true,
  load: async ({ api }) => unlessEmpty((await api.categories.brands({ query: { limit: 9 } })).brands),
  show: (found) => (
    <section aria-labelledby={titleId} className={sectionStyles.section}>
      <SectionHead title={<Trans>Brands</Trans>} titleId={titleId} seeAll={href('/all-brands')} />
      <div className={styles.brands}>
        {found.map((brand) => (
          <BrandTile key={brand.id} brand={brand} />
        ))}
      </div>
    </section>
  ),
});
