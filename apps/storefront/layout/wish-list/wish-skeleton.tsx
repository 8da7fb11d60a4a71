import { Trans } from '@lingui/react/macro';
import { Skeleton } from 'ui/feedback/skeleton.tsx';
import { VisuallyHidden } from 'ui/layout/visually-hidden.tsx';
import styles from './wish-rows.module.css';

/** The places of three rows. */
export function WishSkeleton() {
  return (
    <div>
      <VisuallyHidden>
        <span role="status">
          <Trans>Loading…</Trans>
        </span>
      </VisuallyHidden>
      {[1, 2, 3].map((place) => (
        <div key={place} className={styles.row}>
          <Skeleton shape="square" className={styles.media} />
          <div className={styles.words}>
            <Skeleton length="short" />
            <Skeleton length="long" />
            <Skeleton length="half" />
          </div>
        </div>
      ))}
    </div>
  );
}
