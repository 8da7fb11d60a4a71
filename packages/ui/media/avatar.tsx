import { useState } from 'react';
import { classNames } from '../layout/class-names.ts';
import styles from './avatar.module.css';
import { Icon } from './icon.tsx';

export interface AvatarProps {
  imageUrl: string | null;
  initials: string;
  size?: 'small' | 'medium' | 'large';
}

/** The photo of a customer at 1:1, or the initials; the name is beside it [NAV-12] [PROF-20]. */
export function Avatar({ imageUrl, initials, size = 'small' }: AvatarProps) {
  const [broken, setBroken] = useState<string>();
  return (
    <span aria-hidden="true" className={classNames(styles.avatar, styles[size])}>
      {imageUrl && broken !== imageUrl ? (
        <img src={imageUrl} alt="" className={styles.photo} onError={() => setBroken(imageUrl)} />
      ) : (
        initials || <Icon name="user-round" />
      )}
    </span>
  );
}
