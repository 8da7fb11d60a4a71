import { Plural, Trans } from '@lingui/react/macro';
import type { CartLine } from 'market/cart/cart.contract';
import type { ReactNode } from 'react';
import { Button } from 'ui/buttons/button.tsx';
import { Icon } from 'ui/media/icon.tsx';
import { roomOfLine } from '#features/items/choices/item-choice.ts';
import { Hours } from '#features/items/item-hours-texts.tsx';
import { openItem } from '#features/items/open-item.ts';
import { OpensNext } from '#features/stores/opens-next.tsx';
import { ZonePauseText } from '#features/stores/zone-pause-text.tsx';
import { changeQuantity, removeLine } from '../cart-actions.ts';
import { useCartLines } from '../cart-store.ts';
import styles from './line-problem.module.css';

export type Problem = NonNullable<CartLine['problem']>;

/** Shows why a line cannot be ordered, and what to do about it. */
export function LineProblem({ line, problem }: { line: CartLine; problem: Problem }) {
  const { max: limit } = roomOfLine(line, useCartLines());
  const canTakeLess = limit > 0 && limit < line.quantity;
  return (
    <div className={styles.problem}>
      <p className={styles.words}>
        <Icon name="circle-alert" size={16} />
        <span>
          <Words line={line} problem={problem} max={limit} />
        </span>
      </p>
      <div className={styles.options}>
        {canTakeLess && (
          <ActionLine onPress={() => void changeQuantity(line, limit)}>
            <Trans>Take {limit}</Trans>
          </ActionLine>
        )}
        {problem === 'variation_out_of_stock' && (
          <ActionLine onPress={() => openItem(line.item.slug, line.id)}>
            <Trans>Change</Trans>
          </ActionLine>
        )}
        {!canTakeLess && (
          <ActionLine onPress={() => void removeLine(line, 'drawer')}>
            <Trans>Remove</Trans>
          </ActionLine>
        )}
      </div>
    </div>
  );
}

function ActionLine({ onPress, children }: { onPress: () => void; children: ReactNode }) {
  return (
    <Button kind="soft" size="small" data-way-out onClick={onPress}>
      {children}
    </Button>
  );
}

/** Why the store takes no orders for a while, and when it does again [CUS-11] [OPS-044]. */
export function StorePaused({ line: { store_opens_at: opens_at, store_pause_reason: reason } }: { line: CartLine }) {
  return (
    <>
      <ZonePauseText reason={reason} otherwise={<Trans>The store takes no orders right now.</Trans>} />{' '}
      <OpensNext store={{ opens_at, pause: {} }} />
    </>
  );
}

function Words({ line, problem, max: limit }: { line: CartLine; problem: Problem; max: number }) {
  const { name } = line.item;
  switch (problem) {
    case 'variation_out_of_stock':
      return <Trans>This variation is out of stock. Choose another variation to proceed further.</Trans>;
    case 'over_maximum':
      return <Trans>At most {limit} per order</Trans>;
    case 'item_not_available':
      return (
        <>
          <Trans>Not Available now</Trans> <Hours item={line.item} />
        </>
      );
    case 'store_closed':
      return <Trans>The store is closed right now.</Trans>;
    case 'store_paused':
      return <StorePaused line={line} />;
    case 'item_not_found':
      return <Trans>{name} is no longer available.</Trans>;
    case 'out_of_stock':
      return limit > 0 ? <Plural value={limit} one="Only # left" other="Only # left" /> : <Trans>Out of Stock</Trans>;
  }
}
