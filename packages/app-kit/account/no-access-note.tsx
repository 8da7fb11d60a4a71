import type { ReactNode } from 'react';
import { Icon } from 'ui/media/icon.tsx';
import styles from './no-access-note.module.css';

export interface NoAccessNoteProps {
  title: ReactNode;
  /** What the reader can do about it. */
  children: ReactNode;
  /** 1 if it is the whole page. */
  level?: 1 | 2;
}

/** Says that an account is signed in and may not work here. The server decides that; the page only says it. */
export function NoAccessNote({ title, children, level = 2 }: NoAccessNoteProps) {
  const Heading = `h${level}` as const;
  return (
    <section className={styles.note}>
      <Icon name="lock" size={22} className={styles.icon} />
      <div className={styles.words}>
        <Heading className={styles.title}>{title}</Heading>
        {children}
      </div>
    </section>
  );
}
