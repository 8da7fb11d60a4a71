import { Plural, Trans, useLingui } from '@lingui/react/macro';
import type { ReorderChange } from 'market/orders/orders-history.contract';
import { Button } from 'ui/buttons/button.tsx';
import { Dialog } from 'ui/overlays/dialog.tsx';
import { openCart } from '#features/cart/open-cart.ts';
import { useMoney } from '#features/config/use-money.ts';
import type { Reordered } from './order-history-calls.ts';
import styles from './reorder-changes.module.css';

export interface ReorderChangesProps {
  reordered: Reordered;
  onClose: () => void;
}

/** The differences from the original order, line by line. Import it lazily. */
export function ReorderChanges({ reordered: { changes, currency, added }, onClose }: ReorderChangesProps) {
  const { t } = useLingui();
  const goOn = () => {
    onClose();
    if (added > 0) openCart();
  };
  return (
    <Dialog
      title={t`Some things have changed`}
      onClose={onClose}
      footer={
        <Button size="large" isBlock onClick={goOn}>
          {added > 0 ? <Trans>View cart</Trans> : <Trans>Close</Trans>}
        </Button>
      }
    >
      <p className={styles.line}>
        {added > 0 ? (
          <Plural
            value={added}
            one="# line is in your cart at today's price."
            other="# lines are in your cart at today's prices."
          />
        ) : (
          <Trans>Nothing of this order can be had right now.</Trans>
        )}
      </p>
      <ul className={styles.changes}>
        {changes.map((change, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two lines may be of one item, and none keeps any state
          <li key={index}>
            <b>{change.name}</b>
            <Words change={change} currency={currency} />
          </li>
        ))}
      </ul>
    </Dialog>
  );
}

function Words({ change, currency }: { change: ReorderChange; currency: string }) {
  const money = useMoney(currency);
  const { kind, added, ordered } = change;
  const before = money(change.old_price);
  const now = change.new_price === null ? '' : money(change.new_price);
  switch (kind) {
    case 'price':
      return (
        <span className={styles.price}>
          <s>
            <bdi>{before}</bdi>
          </s>{' '}
          <bdi>{now}</bdi>
        </span>
      );
    case 'fewer':
      return (
        <span className={styles.warn}>
          <Trans>
            {added} of {ordered}, more are not left
          </Trans>
        </span>
      );
    case 'out_of_stock':
      return (
        <span className={styles.bad}>
          <Trans>Out of Stock</Trans>
        </span>
      );
    case 'not_available':
      return (
        <span className={styles.bad}>
          <Trans>Not available right now</Trans>
        </span>
      );
    case 'gone':
      return (
        <span className={styles.bad}>
          <Trans>Not sold any more</Trans>
        </span>
      );
  }
}
