import type { ComponentProps } from 'react';
import { Link } from 'react-router';
import { classNames } from '../layout/class-names.ts';
import { Icon } from '../media/icon.tsx';
import type { IconName } from '../media/icon-names.ts';
import styles from './icon-button.module.css';

interface IconLook {
  icon: IconName;
  /** Its name for screen readers. Say the count too if there is one: "Chat, 1 new". */
  label: string;
  /** `raised` floats over maps and pictures, `outlined` is for use beside headings. */
  kind?: 'plain' | 'soft' | 'raised' | 'outlined' | 'brand' | 'call';
  iconSize?: number;
  /** A number in a dot; none at 0. */
  count?: number;
  isFilled?: boolean;
}

export interface IconButtonProps extends IconLook, Omit<ComponentProps<'button'>, 'children'> {}

export interface IconLinkProps extends IconLook, Omit<ComponentProps<typeof Link>, 'children'> {}

/** A round target of 44 px with one drawing. */
export function IconButton({ icon, label, kind, iconSize, count, isFilled, className, ...rest }: IconButtonProps) {
  return (
    <button type="button" {...rest} aria-label={label} className={classOf(kind, className)}>
      <Face icon={icon} iconSize={iconSize} count={count} isFilled={isFilled} />
    </button>
  );
}

export function IconLink({ icon, label, kind, iconSize, count, isFilled, className, ...rest }: IconLinkProps) {
  return (
    <Link {...rest} aria-label={label} className={classOf(kind, className)}>
      <Face icon={icon} iconSize={iconSize} count={count} isFilled={isFilled} />
    </Link>
  );
}

function Face({ icon, iconSize = 22, count = 0, isFilled }: Omit<IconLook, 'label' | 'kind'>) {
  return (
    <>
      <Icon name={icon} size={iconSize} isFilled={isFilled} />
      {count > 0 && <span className={styles.count}>{count > 99 ? '99+' : count}</span>}
    </>
  );
}

function classOf(kind: IconLook['kind'] = 'plain', className?: string): string {
  return classNames(styles.target, styles[kind], className);
}
