import { useLingui } from '@lingui/react/macro';
import type { ComponentProps } from 'react';
import { classNames } from '../layout/class-names.ts';
import { Icon } from '../media/icon.tsx';
import styles from './add-button.module.css';

export interface AddButtonProps extends Omit<ComponentProps<'button'>, 'children'> {
  /** The thing to be added. */
  name: string;
  /** Number in the cart; above 0 it shows `×2` instead of the plus. */
  inCart?: number;
  isBusy?: boolean;
}

/** The round plus of a card. Its class sets the position. */
export function AddButton({ name, inCart = 0, isBusy = false, className, onClick, ...rest }: AddButtonProps) {
  const { t } = useLingui();
  return (
    <button
      type="button"
      {...rest}
      aria-label={inCart > 0 ? t`${name}, ${inCart} in cart` : t`Add ${name}`}
      aria-busy={isBusy || undefined}
      onClick={isBusy ? undefined : onClick}
      className={classNames(styles.add, inCart > 0 && styles.in, className)}
    >
      <Face inCart={inCart} isBusy={isBusy} />
    </button>
  );
}

function Face({ inCart, isBusy }: { inCart: number; isBusy: boolean }) {
  if (isBusy) return <Icon name="loader-circle" className={styles.spinner} />;
  if (inCart > 0) return <bdi dir="ltr">×{inCart}</bdi>;
  return <Icon name="plus" />;
}
