import type { ReactNode } from 'react';
import { Awning } from '#ui/awning.tsx';
import { Picture } from '#ui/picture.tsx';
import styles from './auth-head.module.css';

export interface AuthHeadProps {
  title: ReactNode;
  line?: ReactNode;
  /** A file of the goods, which peeps over the lower edge. */
  picture?: 'jollof' | 'groceries';
}

/** The stall that one enters; the dialog has the same title for who cannot see it. */
export function AuthHead({ title, line, picture }: AuthHeadProps) {
  return (
    <div className={styles.head}>
      <Awning size="medium" />
      <p className={styles.title} aria-hidden="true">
        {title}
      </p>
      {line && <p className={styles.line}>{line}</p>}
      {picture && (
        <Picture src={`/images/360/${picture}.webp`} alt="" sizes="136px" isPriority className={styles.picture} />
      )}
    </div>
  );
}
