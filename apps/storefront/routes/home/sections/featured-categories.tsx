import { Trans } from '@lingui/react/macro';
import { href } from 'react-router';
import { SectionHead } from 'ui/layout/section-head.tsx';
import { CategoryTile } from '#features/categories/category-tile.tsx';
import { homeSection, unlessEmpty } from '../home-section.ts';
import styles from './featured-categories.module.css';
import sectionStyles from './sections.module.css';

const titleId = 'featured-categories';

/** Categories featured by the operator [FOOD-07]. */
export const featuredCategories = homeSection({
  name: titleId,
  when: 'initial',
  isOfZone: true,
  load: async ({ api }) => {
    const { categories } = await api.categories.list({ query: { featured: 1, limit: 4 } });
    return unlessEmpty(categories.map(({ id, name, image_full_url }) => ({ id, name, image_full_url })));
  },
  show: (categories) => (
    <section aria-labelledby={titleId} className={sectionStyles.section}>
      <SectionHead title={<Trans>Featured categories</Trans>} titleId={titleId} seeAll={href('/categories')} />
      <div className={styles.tiles}>
        {categories.map((category) => (
          <CategoryTile key={category.id} category={category} />
        ))}
      </div>
    </section>
  ),
});
