import type { ReactNode } from 'react';
import { Icon } from 'ui/media/icon.tsx';
import type { IconName } from 'ui/media/icon-names.ts';
import styles from './state-screen.module.css';

export interface StateScreenProps {
  icon: IconName;
  title: ReactNode;
  /** One sentence: what to do, or what happens next. */
  children?: ReactNode;
  /** One way on. */
  action?: ReactNode;
}

/** The whole page says one thing: it has no picture, as it has to show without a connection. */
export function StateScreen({ icon, title, children, action }: StateScreenProps) {
  return (
    <main id="main" tabIndex={-1} className={styles.screen}>
      <span className={styles.sign}>
        <Icon name={icon} size={32} />
      </span>
      <h1 className={styles.title}>{title}</h1>
      {children && <p className={styles.line}>{children}</p>}
      {action}
    </main>
  );
}
