import { imagePath } from 'market/values/image-path';
import type { ReactNode } from 'react';
import { classNames } from 'ui/layout/class-names.ts';
import { Awning } from 'ui/media/awning.tsx';
import { Picture } from 'ui/media/picture.tsx';
import styles from './auth-head.module.css';

export interface AuthHeadProps {
  title: ReactNode;
  description?: ReactNode;
  /** A file of the goods, which peeps over the lower edge. */
  picture?: 'jollof' | 'groceries';
  /** Centred like the content below it. */
  isCentred?: boolean;
}

/** The head of the dialog; the dialog has the same title for screen readers. */
export function AuthHead({ title, description, picture, isCentred = false }: AuthHeadProps) {
  return (
    <div className={classNames(styles.head, isCentred && styles.centred)}>
      <Awning size="medium" />
      <p className={styles.title} aria-hidden="true">
        {title}
      </p>
      {description && <p className={styles.line}>{description}</p>}
      {picture && <Picture src={imagePath(picture)} alt="" sizes="136px" isPriority className={styles.picture} />}
    </div>
  );
}
