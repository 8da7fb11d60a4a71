import type { ComponentProps, MouseEvent, ReactNode } from 'react';
import { Link } from 'react-router';
import { classNames } from '../layout/class-names.ts';
import { Icon } from '../media/icon.tsx';
import type { IconName } from '../media/icon-names.ts';
import styles from './button.module.css';

export interface ButtonLook {
  /** `brand` moves the order forward and nothing else does; `bad` destroys or refuses. */
  kind?: 'brand' | 'deal' | 'soft' | 'outline' | 'text' | 'ink' | 'bad';
  size?: 'small' | 'medium' | 'large';
  /** Takes the whole width. */
  isBlock?: boolean;
  icon?: IconName;
  /** At the end edge, such as the amount to pay. */
  end?: ReactNode;
}

export interface ButtonProps extends ButtonLook, Omit<ComponentProps<'button'>, 'children'> {
  children: ReactNode;
  /** Shows that a request is running; presses do nothing meanwhile, and the focus stays. */
  isLoading?: boolean;
}

export interface LinkButtonProps extends ButtonLook, Omit<ComponentProps<typeof Link>, 'children'> {
  children: ReactNode;
}

export function Button({
  kind,
  size,
  isBlock,
  icon,
  end,
  isLoading,
  className,
  children,
  onClick,
  ...rest
}: ButtonProps) {
  return (
    <button
      type="button"
      {...rest}
      className={classNames(classOf({ kind, size, isBlock }), className)}
      aria-busy={isLoading || undefined}
      aria-disabled={isLoading || rest['aria-disabled']}
      onClick={isLoading ? stop : onClick}
    >
      {isLoading ? <Icon name="loader-circle" className={styles.spinner} /> : icon && <Icon name={icon} />}
      <Content end={end}>{children}</Content>
    </button>
  );
}

/** A link that looks like a button: it navigates, a button acts. */
export function LinkButton({ kind, size, isBlock, icon, end, className, children, ...rest }: LinkButtonProps) {
  return (
    <Link {...rest} className={classNames(classOf({ kind, size, isBlock }), className)}>
      {icon && <Icon name={icon} />}
      <Content end={end}>{children}</Content>
    </Link>
  );
}

function Content({ end, children }: Pick<ButtonProps, 'end' | 'children'>) {
  return (
    <>
      {children}
      {end && (
        <span className={styles.end}>
          <bdi dir="ltr">{end}</bdi>
        </span>
      )}
    </>
  );
}

function classOf({ kind = 'brand', size = 'medium', isBlock }: ButtonLook): string {
  return classNames(styles.button, styles[kind], styles[size], isBlock && styles.block);
}

function stop(event: MouseEvent): void {
  event.preventDefault();
}
