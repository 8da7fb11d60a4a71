import { Icon } from 'ui/media/icon.tsx';
import { Picture } from 'ui/media/picture.tsx';
import styles from './interest-page.module.css';

interface InterestTileProps {
  category: { name: string; image_full_url: string };
  isChosen: boolean;
  onToggle: () => void;
}

/** One interest; the whole tile can be pressed. */
export function InterestTile({ category: { name, image_full_url: imageUrl }, isChosen, onToggle }: InterestTileProps) {
  return (
    <button type="button" aria-pressed={isChosen} className={styles.tile} onClick={onToggle}>
      {isChosen && (
        <span className={styles.mark}>
          <Icon name="check" size={16} />
        </span>
      )}
      <Picture src={imageUrl} alt="" sizes="110px" className={styles.picture} />
      {name}
    </button>
  );
}
