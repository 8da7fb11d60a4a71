import { Plural, Trans } from '@lingui/react/macro';
import type { ComponentProps } from 'react';
import { VisuallyHidden } from '../layout/visually-hidden.tsx';
import { Button } from './button.tsx';

export interface CartButtonProps extends Omit<ComponentProps<'button'>, 'children'> {
  /** Lines of the cart. */
  count: number;
  /** Ready to read; nothing for an empty cart. */
  total?: string;
}

/** The cart in the top bar, its total always in view. */
export function CartButton({ count, total, ...rest }: CartButtonProps) {
  return (
    <Button kind="ink" size="small" icon="shopping-basket" {...rest}>
      <VisuallyHidden>
        <Trans>
          Cart, <Plural value={count} one="# item" other="# items" />
        </Trans>
      </VisuallyHidden>
      {/* In a full bar the pill stays on one line. */}
      <bdi dir="ltr">
        <span aria-hidden="true">{total ? `${count}\u00a0·\u00a0` : count}</span>
        {total}
      </bdi>
    </Button>
  );
}
