import { Trans } from '@lingui/react/macro';
import { Skeleton } from 'ui/feedback/skeleton.tsx';
import { VisuallyHidden } from 'ui/layout/visually-hidden.tsx';
import styles from '../item-dialog.module.css';
import own from './item-skeleton.module.css';

/** A placeholder for an item in its dialog: picture, head, one group, footer. */
export function ItemSkeleton() {
  return (
    <div aria-busy="true">
      <VisuallyHidden>
        <Trans>Loading…</Trans>
      </VisuallyHidden>
      <div className={styles.media}>
        <Skeleton shape="circle" className={own.object} />
      </div>
      <div className={styles.body}>
        <div className={styles.head}>
          <Skeleton className={own.name} length="long" />
          <Skeleton length="half" />
          <Skeleton />
          <Skeleton length="long" />
        </div>
        <Skeleton className={own.price} length="short" />
        <div className={own.rows}>
          <Skeleton length="half" />
          <Skeleton className={own.row} />
          <Skeleton className={own.row} />
          <Skeleton className={own.row} />
        </div>
      </div>
      <div className={styles.footer}>
        <Skeleton length="half" />
        <Skeleton shape="block" className={own.button} />
      </div>
    </div>
  );
}
