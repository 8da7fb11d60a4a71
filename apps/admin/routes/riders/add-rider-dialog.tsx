import { Trans, useLingui } from '@lingui/react/macro';
import { useMutation } from '@tanstack/react-query';
import { CallFaultNote } from 'app-kit/calls/call-fault-note.tsx';
import type { AdminCourier } from 'market/access/access.admin.contract';
import { CallRefused } from 'market/calls/client';
import { type FormEvent, useRef, useState } from 'react';
import { Button } from 'ui/buttons/button.tsx';
import { toast } from 'ui/feedback/toast.ts';
import { Checkbox } from 'ui/forms/checkbox.tsx';
import { Field } from 'ui/forms/field.tsx';
import { useFirstFocus } from 'ui/forms/use-first-focus.ts';
import { Dialog } from 'ui/overlays/dialog.tsx';
import { adminCalls } from '../../layout/admin-calls.ts';
import desk from '../../layout/desk.module.css';
import { useRefreshRiders } from './use-refresh-riders.ts';
import { type RiderWork, WorkFields } from './work-fields.tsx';

export interface AddRiderDialogProps {
  cities: readonly string[];
  onAdded: (rider: AdminCourier) => void;
  onClose: () => void;
}

/** Lets a person with an account work as a rider [OPS-058]. */
export function AddRiderDialog({ cities, onAdded, onClose }: AddRiderDialogProps) {
  const { t } = useLingui();
  const form = useRef<HTMLFormElement>(null);
  const refresh = useRefreshRiders();
  const [contact, setContact] = useState('');
  const [isEmpty, setIsEmpty] = useState(false);
  const [isKnown, setIsKnown] = useState(false);
  const [work, setWork] = useState<RiderWork>({ city: cities[0] ?? '', vehicle: 'motorcycle' });
  const add = useMutation({
    mutationFn: () => adminCalls.access.addCourier({ body: { contact: contact.trim(), ...work, is_known: isKnown } }),
    async onSuccess(rider) {
      const { name } = rider;
      toast({ text: t`${name} is a rider now`, tone: 'ok' });
      await refresh(rider);
      onAdded(rider);
    },
  });
  useFirstFocus(form);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (add.isPending) return;
    setIsEmpty(contact.trim() === '');
    if (contact.trim()) add.mutate();
    else form.current?.querySelector('input')?.focus();
  };
  return (
    <Dialog title={t`Add a rider`} description={<Trans>The person has an account already.</Trans>} onClose={onClose}>
      <form ref={form} noValidate className={desk.stack} onSubmit={submit}>
        {add.error && <CallFaultNote error={add.error} />}
        <Field
          label={t`Email or phone number`}
          hint={t`The one of the account. The rider signs in with it at /courier.`}
          autoComplete="off"
          maxLength={200}
          value={contact}
          onChange={({ target }) => {
            setContact(target.value);
            setIsKnown(false);
            setIsEmpty(false);
          }}
          fault={isEmpty && t`Enter a whole email or phone number.`}
        />
        <WorkFields work={work} cities={cities} onChange={(part) => setWork({ ...work, ...part })} />
        {add.error instanceof CallRefused && add.error.code === 'account_unconfirmed' && (
          <Checkbox checked={isKnown} onChange={({ target }) => setIsKnown(target.checked)}>
            <Trans>I know that this account is the rider’s</Trans>
          </Checkbox>
        )}
        <Button type="submit" size="large" isBlock isLoading={add.isPending}>
          <Trans>Add this rider</Trans>
        </Button>
      </form>
    </Dialog>
  );
}
