import { Trans, useLingui } from '@lingui/react/macro';
import { useMutation } from '@tanstack/react-query';
import { CallFaultNote } from 'app-kit/calls/call-fault-note.tsx';
import { numberIn } from 'app-kit/formats/amounts.ts';
import type { ItemOfDesk } from 'market/items/items-desk.admin.contract';
import { type FormEvent, useState } from 'react';
import { Button } from 'ui/buttons/button.tsx';
import { toast } from 'ui/feedback/toast.ts';
import { Field, TextArea } from 'ui/forms/field.tsx';
import { Dialog } from 'ui/overlays/dialog.tsx';
import desk from '../../layout/desk.module.css';
import { itemCalls } from './desk-item-calls.ts';

export interface EditItemDialogProps {
  item: ItemOfDesk;
  onDone: () => unknown;
  onClose: () => void;
}

/** Edits name, description and price of an item of any store, under the rules of its store [OPS-051]. */
export function EditItemDialog({ item, onDone, onClose }: EditItemDialogProps) {
  const { t } = useLingui();
  const [name, setName] = useState(item.name);
  const [description, setDescription] = useState(item.description);
  const [price, setPrice] = useState(String(item.price));
  const [isChecked, setIsChecked] = useState(false);
  const amount = numberIn(price);
  const faults = {
    name: name.trim() === '' ? t`Enter a name.` : undefined,
    price: amount === undefined || amount < 0 ? t`Enter an amount.` : undefined,
  };
  const save = useMutation({
    mutationFn: () => {
      const fields = { name: name.trim(), description: description.trim(), price: amount ?? item.price };
      return itemCalls.change({ params: { item_id: item.id }, body: { version: item.version, ...fields } });
    },
    onSuccess() {
      toast({ text: t`Saved`, tone: 'ok' });
      onClose();
    },
    onSettled: onDone,
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setIsChecked(true);
    if (!faults.name && !faults.price && !save.isPending) save.mutate();
  };
  const store = item.store.name;
  const { currency } = item;
  return (
    <Dialog title={t`Edit an item of ${store}`} onClose={onClose}>
      <form noValidate className={desk.stack} onSubmit={submit}>
        {save.error && <CallFaultNote error={save.error} />}
        <Field
          label={t`Name`}
          maxLength={200}
          dir="auto"
          value={name}
          fault={isChecked && faults.name}
          onChange={({ target }) => setName(target.value)}
        />
        <TextArea
          label={t`Description`}
          maxLength={5000}
          dir="auto"
          value={description}
          onChange={({ target }) => setDescription(target.value)}
        />
        <Field
          label={t`Price in ${currency}`}
          inputMode="decimal"
          dir="ltr"
          maxLength={12}
          value={price}
          hint={item.variation_count > 0 && t`Its variations have prices of their own, which stay.`}
          fault={isChecked && faults.price}
          onChange={({ target }) => setPrice(target.value)}
        />
        <Button type="submit" size="large" isBlock isLoading={save.isPending}>
          <Trans>Save</Trans>
        </Button>
      </form>
    </Dialog>
  );
}
