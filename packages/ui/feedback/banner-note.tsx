import type { ReactNode } from 'react';
import { classNames } from '../layout/class-names.ts';
import { Icon } from '../media/icon.tsx';
import type { IconName } from '../media/icon-names.ts';
import styles from './banner-note.module.css';

export interface BannerNoteProps {
  tone?: 'plain' | 'ok' | 'warn' | 'bad' | 'info' | 'deal';
  icon?: IconName;
  children: ReactNode;
  /** One control at the end. */
  action?: ReactNode;
  /** Read out at once when it appears: for what has just happened. */
  isAlert?: boolean;
  className?: string;
}

const defaults = {
  plain: 'info',
  ok: 'circle-check',
  warn: 'triangle-alert',
  bad: 'circle-alert',
  info: 'info',
  deal: 'tag',
} as const satisfies Record<string, IconName>;

/** A tinted panel with a sentence. The icon shows the tone too, never colour alone. */
export function BannerNote({ tone = 'plain', icon, children, action, isAlert = false, className }: BannerNoteProps) {
  return (
    <div
      role={isAlert ? 'alert' : undefined}
      className={classNames(styles.note, styles[tone], action ? styles.withAction : undefined, className)}
    >
      <Icon name={icon ?? defaults[tone]} className={styles.icon} />
      <div className={styles.words}>{children}</div>
      {action}
    </div>
  );
}
