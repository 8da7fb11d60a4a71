import { Plural } from '@lingui/react/macro';
import type { Brand } from 'market/categories/categories.contract';
import { imagePath } from 'market/values/image-path';
import { Link } from 'react-router';
import { Picture } from 'ui/media/picture.tsx';
import styles from './brand-tile.module.css';
import { listingPath } from './listing-path.ts';

/** Replaces a logo that cannot be loaded [CAT-10]. */
const placeholder = imagePath('groceries');

/** A brand: its logo or its first letters, and how many items there are of it. */
export function BrandTile({ brand: { id, name, image_full_url: image, items_count: count } }: { brand: Brand }) {
  return (
    <Link to={listingPath('brand', id, name)} className={styles.tile}>
      <span className={styles.mark} data-face={image ? undefined : id % 6}>
        {image ? (
          <Picture src={image} alt="" sizes="64px" fallback={placeholder} className={styles.picture} />
        ) : (
          name.slice(0, 2)
        )}
      </span>
      <b className={styles.name}>{name}</b>
      <span className={styles.count}>
        <Plural value={count} one="# item" other="# items" />
      </span>
    </Link>
  );
}
