import { Trans, useLingui } from '@lingui/react/macro';
import { everyStoreReason, type StoreReason } from 'market/orders/orders-board.rules';
import { useState } from 'react';
import { Checkbox } from 'ui/forms/checkbox.tsx';
import { AskReason } from '../../../features/orders/ask-reason.tsx';
import { useOrderMoney } from '../order-money.ts';
import type { ShownOrder } from '../use-store-board.ts';
import styles from './refuse-dialog.module.css';

export interface RefuseDialogProps {
  order: ShownOrder;
  onClose: () => void;
  /** The text is of the reason `other`; lost lines do not go back to the stock. */
  onGive: (reason: StoreReason, text: string, lostLines: number[]) => void;
}

/** Asks why a store refuses or cancels an order; the customer reads it [STO-013]. */
export function RefuseDialog({ order, onClose, onGive }: RefuseDialogProps) {
  const { t } = useLingui();
  const [lost, setLost] = useState<ReadonlySet<number>>(new Set());
  const sum = useOrderMoney()(order);
  const name = <bdi>{order.customer_name}</bdi>;
  const isNew = order.order_status === 'pending';
  const { code } = order;
  const words: Record<StoreReason, string> = {
    item_out: t`An item is sold out`,
    too_busy: t`We’re too busy`,
    closing: t`We’re closing`,
    note_impossible: t`We can’t do what the note asks`,
    address: t`We can’t deliver to this address`,
    suspicious: t`The order looks suspicious`,
    other: t`Something else`,
  };
  return (
    <AskReason
      title={isNew ? t`Refuse order ${code}?` : t`Cancel order ${code}?`}
      description={
        order.payment === 'paid' ? (
          <Trans>
            {name} reads the reason and gets {sum} back.
          </Trans>
        ) : (
          <Trans>{name} reads the reason.</Trans>
        )
      }
      reasons={everyStoreReason}
      words={words}
      confirmLabel={isNew ? <Trans>Refuse order</Trans> : <Trans>Cancel order</Trans>}
      onClose={onClose}
      onGive={(reason, text) => onGive(reason, text, [...lost])}
    >
      {!isNew && <LostGoods order={order} lost={lost} onChange={setLost} />}
    </AskReason>
  );
}

interface LostGoodsProps {
  order: ShownOrder;
  lost: ReadonlySet<number>;
  onChange: (lost: ReadonlySet<number>) => void;
}

/** Asks line by line what goes back to the stock; nothing where no stock is counted [STO-101]. */
function LostGoods({ order, lost, onChange }: LostGoodsProps) {
  const counted = order.lines.filter(({ is_counted: isCounted }) => isCounted);
  if (counted.length === 0) return null;
  const set = (line: number, isBack: boolean) => {
    const next = new Set(lost);
    if (isBack) next.delete(line);
    else next.add(line);
    onChange(next);
  };
  return (
    <fieldset className={styles.goods}>
      <legend className={styles.legend}>
        <Trans>What goes back to the stock?</Trans>
      </legend>
      {counted.map(({ line_number: line, quantity, name, variation }) => (
        <Checkbox key={line} checked={!lost.has(line)} onChange={({ target }) => set(line, target.checked)}>
          {quantity} × <bdi>{name}</bdi> {variation && <bdi>{variation}</bdi>}
        </Checkbox>
      ))}
    </fieldset>
  );
}
