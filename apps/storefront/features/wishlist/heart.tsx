import { useLingui } from '@lingui/react/macro';
import { classNames } from 'ui/layout/class-names.ts';
import { Icon } from 'ui/media/icon.tsx';
import styles from './heart.module.css';
import { useHeart, type WishTarget } from './use-heart.ts';

export interface HeartProps extends WishTarget {
  /** Of the item or the store. */
  name: string;
  className?: string;
}

/** The heart at the top end of a picture: of a card, of a page [CARD-29] [ITEM-06]. */
export function Heart({ name, className, ...target }: HeartProps) {
  const { t } = useLingui();
  const { isFilled, press } = useHeart(target);
  return (
    <button
      type="button"
      aria-label={t`Save ${name}`}
      aria-pressed={isFilled}
      className={classNames(styles.heart, className)}
      onClick={press}
    >
      <span className={styles.disc}>
        <Icon name="heart" size={18} isFilled={isFilled} />
      </span>
    </button>
  );
}
