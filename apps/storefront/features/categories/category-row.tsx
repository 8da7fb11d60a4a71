import { useLingui } from '@lingui/react/macro';
import type { Category } from 'market/categories/categories.contract';
import { Link } from 'react-router';
import { Picture } from 'ui/media/picture.tsx';
import styles from './category-row.module.css';
import { listingPath } from './listing-path.ts';

export interface CategoryRowProps {
  categories: Pick<Category, 'id' | 'name' | 'image_full_url'>[];
}

/** Categories as round stages: one row, which scrolls on phones. */
export function CategoryRow({ categories }: CategoryRowProps) {
  const { t } = useLingui();
  return (
    <nav aria-label={t`Categories`} className={styles.row}>
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
