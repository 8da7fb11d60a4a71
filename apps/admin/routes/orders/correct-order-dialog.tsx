import { Trans, useLingui } from '@lingui/react/macro';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { CallFaultNote } from 'app-kit/calls/call-fault-note.tsx';
import { useMarketSettings } from 'app-kit/calls/use-market-settings.ts';
import { useAmountText } from 'app-kit/formats/use-amount-text.ts';
import { CallRefused } from 'market/calls/client';
import type { AdminOrder } from 'market/orders/orders.admin.contract';
import { type FormEvent, useState } from 'react';
import { Button } from 'ui/buttons/button.tsx';
import { toast } from 'ui/feedback/toast.ts';
import { Checkbox } from 'ui/forms/checkbox.tsx';
import { Field, TextArea } from 'ui/forms/field.tsx';
import { Dialog } from 'ui/overlays/dialog.tsx';
import { adminCalls, showChangedOrder } from '../../layout/admin-calls.ts';
import desk from '../../layout/desk.module.css';
import { LazyMap } from '../zones/lazy-map.tsx';

export interface CorrectOrderDialogProps {
  order: AdminOrder;
  onClose: () => void;
}

const minReasonLength = 3;

/** Changes the door, the contact and the note of a running order [OPS-029]. */
export function CorrectOrderDialog({ order, onClose }: CorrectOrderDialogProps) {
  const { t } = useLingui();
  const queries = useQueryClient();
  const amountText = useAmountText();
  const isDemo = useMarketSettings()?.demo === true;
  const { id, door: known } = order;
  const [name, setName] = useState(order.customer_name);
  const [phone, setPhone] = useState(order.customer_phone);
  const [note, setNote] = useState(order.order_note);
  const [door, setDoor] = useState(known);
  const [reason, setReason] = useState('');
  const [isShort, setIsShort] = useState(false);
  const [isFar, setIsFar] = useState(false);
  const send = useMutation({
    mutationFn: () =>
      adminCalls.orders.correct({
        params: { order_id: id },
        body: {
          name,
          phone,
          note,
          reason: reason.trim(),
          is_far_confirmed: isFar,
          ...(door && door !== known && { door }),
        },
      }),
    async onSuccess({ order: fresh, fee_difference: difference }) {
      await showChangedOrder(queries, fresh);
      const more = amountText(Math.abs(difference), order.currency);
      const words =
        difference > 0
          ? t`Corrected. The way costs ${more} more; the market bears it.`
          : t`Corrected. The customer is told.`;
      toast({ text: words, tone: 'ok' });
      onClose();
    },
  });
  const needsFar = send.error instanceof CallRefused && send.error.code === 'door_far';
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const lacks = reason.trim().length < minReasonLength;
    setIsShort(lacks);
    if (!lacks && !send.isPending) send.mutate();
  };
  return (
    <Dialog
      title={t`Correct order ${id}`}
      description={<Trans>The total stays. Customer, store and rider are told.</Trans>}
      width={720}
      onClose={onClose}
    >
      <form noValidate className={desk.stack} onSubmit={submit}>
        <div className={desk.pair}>
          <Field label={t`Name`} maxLength={100} value={name} onChange={({ target }) => setName(target.value)} />
          <Field
            label={t`Phone`}
            type="tel"
            dir="ltr"
            maxLength={30}
            value={phone}
            onChange={({ target }) => setPhone(target.value)}
          />
        </div>
        {door && (
          <>
            <Field
              label={t`Address`}
              maxLength={500}
              value={door.address}
              onChange={({ target }) => setDoor({ ...door, address: target.value })}
            />
            <div className={desk.pair}>
              <Field
                label={t`House`}
                maxLength={100}
                value={door.house}
                onChange={({ target }) => setDoor({ ...door, house: target.value })}
              />
              <Field
                label={t`Landmark`}
                maxLength={200}
                value={door.landmark}
                onChange={({ target }) => setDoor({ ...door, landmark: target.value })}
              />
            </div>
            <LazyMap
              label={t`Map of the door`}
              centre={{ lat: door.latitude, lng: door.longitude }}
              area={[]}
              pin={{ lat: door.latitude, lng: door.longitude }}
              onPin={({ lat, lng }) => setDoor({ ...door, latitude: lat, longitude: lng })}
              isDemo={isDemo}
            />
          </>
        )}
        <TextArea label={t`Note`} maxLength={300} value={note} onChange={({ target }) => setNote(target.value)} />
        <Field
          label={t`Reason`}
          maxLength={200}
          value={reason}
          fault={isShort && t`Write the reason in a few words.`}
          onChange={({ target }) => {
            setReason(target.value);
            setIsShort(false);
          }}
        />
        {send.error && <CallFaultNote error={send.error} />}
        {(needsFar || isFar) && (
          <Checkbox checked={isFar} onChange={({ target }) => setIsFar(target.checked)}>
            <Trans>The rider knows, and goes to the new door</Trans>
          </Checkbox>
        )}
        <Button type="submit" size="large" isBlock isLoading={send.isPending}>
          <Trans>Correct the order</Trans>
        </Button>
      </form>
    </Dialog>
  );
}
