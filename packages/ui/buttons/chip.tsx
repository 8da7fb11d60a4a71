import type { ReactNode } from 'react';
import styles from './chip.module.css';
import { classNames } from './class-names.ts';
import { Icon } from './icon.tsx';
import type { IconName } from './icon-names.ts';

export interface ChipProps {
  children: ReactNode;
  tone?: 'plain' | 'ok' | 'warn' | 'bad' | 'info' | 'deal' | 'module' | 'brand';
  icon?: IconName;
  className?: string;
}

/** A short word about a thing; nothing to press. */
export function Chip({ children, tone = 'plain', icon, className }: ChipProps) {
  return (
    <span className={classNames(styles.chip, styles[tone], className)}>
      {icon && <Icon name={icon} size={14} />}
      {children}
    </span>
  );
}
