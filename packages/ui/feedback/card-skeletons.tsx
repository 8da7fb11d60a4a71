import styles from './card-skeletons.module.css';
import { Skeleton } from './skeleton.tsx';

/** The places of item cards in a rail, in their usual size. */
export function ItemCardSkeletons({ count = 5 }: { count?: number }) {
  return places(count).map((place) => (
    <div key={place} className={styles.item}>
      <Skeleton shape="square" />
      <div className={styles.words}>
        <Skeleton length="half" />
        <Skeleton />
        <Skeleton length="long" />
      </div>
    </div>
  ));
}

/** Placeholders of horizontal cards, in two lines. */
export function ListItemCardSkeletons({ count = 8 }: { count?: number }) {
  return places(count).map((place) => <Skeleton key={place} shape="block" className={styles.line} />);
}

/** The places of store cards. */
export function StoreCardSkeletons({ count = 4 }: { count?: number }) {
  return places(count).map((place) => (
    <div key={place} className={styles.store}>
      <Skeleton shape="block" className={styles.cover} />
      <div className={styles.words}>
        <Skeleton length="long" />
        <Skeleton length="half" />
      </div>
    </div>
  ));
}

/** The places of compact store cards. */
export function CompactCardSkeletons({ count = 4 }: { count?: number }) {
  return places(count).map((place) => <Skeleton key={place} shape="block" className={styles.compact} />);
}

function places(count: number): number[] {
  return Array.from({ length: count }, (_, index) => index);
}
