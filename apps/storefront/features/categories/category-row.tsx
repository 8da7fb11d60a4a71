import { useLingui } from '@lingui/react/macro';
import type { Category } from 'market/categories/categories.contract';
import { Link } from 'react-router';
import { Picture } from 'ui/media/picture.tsx';
import styles from './category-row.module.css';
import { listingPath } from './listing-path.ts';

export interface CategoryRowProps {
  categories: Pick<Category, 'id' | 'name' | 'image_full_url'>[];
  /** On phones two rows of tiles, as many as one sees at once. */
  hasTiles?: boolean;
}

/** Categories as round stages in one row, which scrolls on phones unless they are tiles there. */
export function CategoryRow({ categories, hasTiles = false }: CategoryRowProps) {
  const { t } = useLingui();
  return (
    <nav aria-label={t`Categories`} className={styles.row} data-tiles={hasTiles || undefined}>
      {categories.map(({ id, name, image_full_url: image }) => (
        <Link key={id} to={listingPath('category', id, name)} className={styles.category}>
          <span className={styles.media}>
            <Picture src={image} alt="" sizes="(min-width: 1180px) 72px, 56px" className={styles.picture} />
          </span>
          {name}
        </Link>
      ))}
    </nav>
  );
}
