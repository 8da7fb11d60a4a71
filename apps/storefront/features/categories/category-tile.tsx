import type { Category } from 'market/categories/categories.contract';
import { Link } from 'react-router';
import { Picture } from 'ui/media/picture.tsx';
import styles from './category-tile.module.css';
import { listingPath } from './listing-path.ts';

export interface CategoryTileProps {
  category: Pick<Category, 'id' | 'name' | 'image_full_url'>;
}

/** A category on a flat tile: its name at the foot, one object above. */
export function CategoryTile({ category: { id, name, image_full_url: image } }: CategoryTileProps) {
  return (
    <Link to={listingPath('category', id, name)} className={styles.tile}>
      <Picture src={image} alt="" sizes="(min-width: 1180px) 150px, 92px" className={styles.picture} />
      <b className={styles.name}>{name}</b>
    </Link>
  );
}
