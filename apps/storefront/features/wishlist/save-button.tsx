import { Trans } from '@lingui/react/macro';
import { Icon } from 'ui/media/icon.tsx';
import styles from './save-button.module.css';
import { useHeart, type WishTarget } from './use-heart.ts';

/** The heart with its word, beside the price in the detail of an item [ITEM-06]. */
export function SaveButton(target: WishTarget) {
  const { isFilled, press } = useHeart(target);
  return (
    <button type="button" aria-pressed={isFilled} className={styles.save} onClick={press}>
      <Icon name="heart" isFilled={isFilled} />
      <Trans>Save</Trans>
    </button>
  );
}
