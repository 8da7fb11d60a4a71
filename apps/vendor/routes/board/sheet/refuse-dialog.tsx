import { Trans, useLingui } from '@lingui/react/macro';
import { everyStoreReason, type StoreReason, shortestStoreReason } from 'market/orders/orders-board.rules';
import { type FormEvent, useState } from 'react';
import { Button } from 'ui/buttons/button.tsx';
import { TextArea } from 'ui/forms/field.tsx';
import { RadioRow, RadioRows } from 'ui/forms/radio-row.tsx';
import { Dialog } from 'ui/overlays/dialog.tsx';
import { useOrderMoney } from '../order-money.ts';
import type { ShownOrder } from '../use-store-board.ts';
import styles from './refuse-dialog.module.css';

export interface RefuseDialogProps {
  order: ShownOrder;
  onClose: () => void;
  /** The text is of the reason `other`. */
  onGive: (reason: StoreReason, text: string) => void;
}

/** Asks why a store refuses or cancels an order; the customer reads it [STO-013]. */
export function RefuseDialog({ order, onClose, onGive }: RefuseDialogProps) {
  const { t } = useLingui();
  const [reason, setReason] = useState<StoreReason>();
  const [text, setText] = useState('');
  const [fault, setFault] = useState<'reason' | 'text'>();
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
  const ordered = [...everyStoreReason.filter((one) => one !== 'other'), 'other' as const];
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!reason) setFault('reason');
    else if (reason === 'other' && text.trim().length < shortestStoreReason) setFault('text');
    else onGive(reason, reason === 'other' ? text.trim() : '');
  };
  return (
    <Dialog
      title={isNew ? t`Refuse order ${code}?` : t`Cancel order ${code}?`}
      line={
        order.payment === 'paid' ? (
          <Trans>
            {name} reads the reason and gets {sum} back.
          </Trans>
        ) : (
          <Trans>{name} reads the reason.</Trans>
        )
      }
      width={560}
      onClose={onClose}
    >
      <form noValidate className={styles.form} onSubmit={submit}>
        <RadioRows legend={t`Reason`} isLegendHidden>
          {ordered.map((one) => (
            <RadioRow
              key={one}
              name="reason"
              value={one}
              checked={one === reason}
              onChange={() => {
                setReason(one);
                setFault(undefined);
              }}
            >
              {words[one]}
            </RadioRow>
          ))}
        </RadioRows>
        {reason === 'other' && (
          <TextArea
            label={t`Reason in your words`}
            value={text}
            maxLength={200}
            onChange={({ target }) => {
              setText(target.value);
              setFault(undefined);
            }}
            fault={fault === 'text' ? t`Write at least ${shortestStoreReason} characters.` : undefined}
          />
        )}
        {fault === 'reason' && (
          <p role="alert" className={styles.fault}>
            <Trans>Choose a reason.</Trans>
          </p>
        )}
        <div className={styles.answers}>
          <Button kind="soft" onClick={onClose}>
            <Trans>Back</Trans>
          </Button>
          <Button type="submit" kind="bad">
            {isNew ? <Trans>Refuse order</Trans> : <Trans>Cancel order</Trans>}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
