import { Trans, useLingui } from '@lingui/react/macro';
import { CallFaultNote } from 'app-kit/calls/call-fault-note.tsx';
import { idleMinutes } from 'market/access/devices/access-devices.rules';
import type { StoreDevice } from 'market/access/devices/access-devices.vendor.contract';
import { type FormEvent, useRef, useState } from 'react';
import { Button } from 'ui/buttons/button.tsx';
import { toast } from 'ui/feedback/toast.ts';
import { Field } from 'ui/forms/field.tsx';
import { useFirstFocus } from 'ui/forms/use-first-focus.ts';
import { ConfirmDialog } from 'ui/overlays/confirm-dialog.tsx';
import { Dialog } from 'ui/overlays/dialog.tsx';
import { deviceCalls, useDeviceChange } from './device-calls.ts';
import styles from './devices.module.css';

export interface DeviceDialogProps {
  storeId: number;
  device: StoreDevice;
  onClose: () => void;
}

/** Renames a tablet, changes after how many idle minutes it locks, or removes it [SEAT-06] [SEAT-07]. */
export function DeviceDialog({ storeId, device, onClose }: DeviceDialogProps) {
  const { t } = useLingui();
  const form = useRef<HTMLFormElement>(null);
  const [name, setName] = useState(device.name);
  const [minutes, setMinutes] = useState(String(device.lock_minutes));
  const [faults, setFaults] = useState({ name: false, minutes: false });
  const [isRemoving, setIsRemoving] = useState(false);
  const params = { store_id: storeId, device_id: device.id };
  const { least, most } = idleMinutes;
  const save = useDeviceChange(storeId, (body: { name: string; lock_minutes: number }) =>
    deviceCalls.changeDevice({ params, body: { ...body, version: device.version } }),
  );
  useFirstFocus(form);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (save.isPending) return;
    const idle = /^\d{1,2}$/.test(minutes.trim()) ? Number(minutes) : Number.NaN;
    const found = { name: name.trim() === '', minutes: !(idle >= least && idle <= most) };
    setFaults(found);
    if (found.name || found.minutes) {
      // After the faults are on the page.
      requestAnimationFrame(() => form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus());
      return;
    }
    save.mutate(
      { name: name.trim(), lock_minutes: idle },
      {
        onSuccess() {
          toast({ text: t`Saved`, tone: 'ok' });
          onClose();
        },
      },
    );
  };
  if (isRemoving) return <RemoveDevice storeId={storeId} device={device} onClose={onClose} />;
  return (
    <Dialog title={device.name} onClose={onClose}>
      <form ref={form} noValidate className={styles.form} onSubmit={submit}>
        {save.error && <CallFaultNote error={save.error} />}
        <Field
          label={t`Name`}
          maxLength={40}
          autoComplete="off"
          value={name}
          onChange={({ target }) => setName(target.value)}
          fault={faults.name && t`Give the tablet a name.`}
        />
        <Field
          label={t`Locks after idle minutes`}
          hint={t`New orders still ring and show their numbers. 0: it never locks by itself.`}
          inputMode="numeric"
          dir="ltr"
          maxLength={2}
          value={minutes}
          onChange={({ target }) => setMinutes(target.value)}
          fault={faults.minutes && t`Enter minutes from ${least} to ${most}.`}
        />
        <div className={styles.answers}>
          <Button kind="text" icon="trash" onClick={() => setIsRemoving(true)}>
            <Trans>Remove tablet</Trans>
          </Button>
          <Button type="submit" isLoading={save.isPending}>
            <Trans>Save</Trans>
          </Button>
        </div>
      </form>
    </Dialog>
  );
}

function RemoveDevice({ storeId, device: { id, name }, onClose }: DeviceDialogProps) {
  const { t } = useLingui();
  const remove = useDeviceChange(storeId, () =>
    deviceCalls.removeDevice({ params: { store_id: storeId, device_id: id } }),
  );
  return (
    <ConfirmDialog
      icon="trash"
      question={<Trans>Remove {name}?</Trans>}
      cancelLabel={<Trans>Keep</Trans>}
      confirmLabel={<Trans>Remove tablet</Trans>}
      kind="bad"
      isBusy={remove.isPending}
      onCancel={onClose}
      onConfirm={() =>
        remove.mutate(undefined, {
          onSuccess() {
            toast({ text: t`${name} was removed`, tone: 'ok' });
            onClose();
          },
        })
      }
    >
      {remove.error && <CallFaultNote error={remove.error} />}
      <Trans>Whoever works there is signed out at once. A new code brings a tablet back.</Trans>
    </ConfirmDialog>
  );
}
