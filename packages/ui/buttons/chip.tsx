import type { ReactNode } from 'react';
import { classNames } from '../layout/class-names.ts';
import { Icon } from '../media/icon.tsx';
import type { IconName } from '../media/icon-names.ts';
import styles from './chip.module.css';

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
