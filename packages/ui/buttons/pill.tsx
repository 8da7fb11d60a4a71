import type { ComponentProps, ReactNode } from 'react';
import { Link } from 'react-router';
import { ChoiceLabel } from '../forms/choice-label.tsx';
import { classNames } from '../layout/class-names.ts';
import { Icon } from '../media/icon.tsx';
import type { IconName } from '../media/icon-names.ts';
import styles from './pill.module.css';

export interface PillProps extends Omit<ComponentProps<'button'>, 'children'> {
  children: ReactNode;
  isOn?: boolean;
  icon?: IconName;
}

/** A choice that is on or off, such as a filter or a tip. */
export function Pill({ children, isOn = false, icon, className, ...rest }: PillProps) {
  return (
    <button
      type="button"
      {...rest}
      aria-pressed={isOn}
      className={classNames(styles.pill, isOn && styles.on, className)}
    >
      {icon && <Icon name={icon} size={18} />}
      {children}
    </button>
  );
}

export interface PillLinkProps extends Omit<ComponentProps<typeof Link>, 'children'> {
  children: ReactNode;
  isOn?: boolean;
  icon?: IconName;
}

/** The same as a link: the choice is part of the address. */
export function PillLink({ children, isOn = false, icon, className, ...rest }: PillLinkProps) {
  return (
    <Link {...rest} aria-current={isOn || undefined} className={classNames(styles.pill, isOn && styles.on, className)}>
      {icon && <Icon name={icon} size={18} />}
      {children}
    </Link>
  );
}

/** The same in a form: a radio or a checkbox. */
export function PillChoice({ className, ...input }: ComponentProps<'input'>) {
  return <ChoiceLabel {...input} className={classNames(styles.pill, className)} />;
}
