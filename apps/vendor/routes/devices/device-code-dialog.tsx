import { Trans, useLingui } from '@lingui/react/macro';
import { CallFaultNote } from 'app-kit/calls/call-fault-note.tsx';
import { hourOption } from 'app-kit/formats/hour-cycle.ts';
import { QrCode } from 'app-kit/second-factor/qr-code.tsx';
import type { ShownCode, StoreDevice } from 'market/access/devices/access-devices.vendor.contract';
import { type FormEvent, useRef, useState } from 'react';
import { Button } from 'ui/buttons/button.tsx';
import { BannerNote } from 'ui/feedback/banner-note.tsx';
import { Field } from 'ui/forms/field.tsx';
import { useFirstFocus } from 'ui/forms/use-first-focus.ts';
import { Dialog } from 'ui/overlays/dialog.tsx';
import { deviceCalls, useDeviceChange } from './device-calls.ts';
import styles from './devices.module.css';

export interface AddDeviceDialogProps {
  storeId: number;
  onAdded: (code: ShownCode) => void;
  onClose: () => void;
}

/** Names a tablet; its code shows next [SEAT-06]. */
export function AddDeviceDialog({ storeId, onAdded, onClose }: AddDeviceDialogProps) {
  const { t } = useLingui();
  const form = useRef<HTMLFormElement>(null);
  const [name, setName] = useState('');
  const [isMissing, setIsMissing] = useState(false);
  const add = useDeviceChange(storeId, () =>
    deviceCalls.addDevice({ params: { store_id: storeId }, body: { name: name.trim() } }),
  );
  useFirstFocus(form);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (add.isPending) return;
    const isEmpty = name.trim() === '';
    setIsMissing(isEmpty);
    if (isEmpty) form.current?.querySelector('input')?.focus();
    else add.mutate(undefined, { onSuccess: onAdded });
  };
  return (
    <Dialog title={t`Add a tablet`} onClose={onClose}>
      <form ref={form} noValidate className={styles.form} onSubmit={submit}>
        {add.error && <CallFaultNote error={add.error} />}
        <Field
          label={t`Name`}
          hint={t`Such as Counter 1 or Kitchen.`}
          maxLength={40}
          autoComplete="off"
          value={name}
          onChange={({ target }) => {
            setName(target.value);
            setIsMissing(false);
          }}
          fault={isMissing && t`Give the tablet a name.`}
        />
        <Button type="submit" size="large" isBlock isLoading={add.isPending}>
          <Trans>Show the code</Trans>
        </Button>
      </form>
    </Dialog>
  );
}

export interface DeviceCodeDialogProps {
  code: ShownCode;
  /** As it is now; absent where it was removed. */
  device: StoreDevice | undefined;
  onClose: () => void;
}

/** The code of a tablet, as digits and as a QR code, until it is enrolled [SEAT-06]. */
export function DeviceCodeDialog({ code: shown, device, onClose }: DeviceCodeDialogProps) {
  const { t, i18n } = useLingui();
  const { code, link, device: then } = shown;
  const { name: deviceName } = then;
  const name = <bdi>{deviceName}</bdi>;
  const isEnrolled = device !== undefined && device.enrolled_at !== then.enrolled_at;
  const until = then.code_expires_at
    ? new Date(then.code_expires_at).toLocaleTimeString(i18n.locale, {
        hour: 'numeric',
        minute: '2-digit',
        ...hourOption(),
      })
    : '';
  return (
    <Dialog title={deviceName} onClose={onClose}>
      {isEnrolled ? (
        <div className={styles.form}>
          <BannerNote tone="ok" isAlert>
            <Trans>{name} is ready. The staff pick a name there and type a PIN.</Trans>
          </BannerNote>
          <Button size="large" isBlock onClick={onClose}>
            <Trans>Done</Trans>
          </Button>
        </div>
      ) : (
        <div className={styles.code}>
          <p>
            <Trans>Scan this with the camera of the tablet, or type the digits in this app there.</Trans>
          </p>
          <QrCode text={link} label={t`QR code that sets up ${deviceName}`} />
          <p dir="ltr" className={styles.digits}>
            {code.slice(0, 4)} {code.slice(4)}
          </p>
          <p className={styles.quiet}>
            <Trans>Good until {until}, for one tablet. On its sign-in, choose Set up a shared tablet.</Trans>
          </p>
        </div>
      )}
    </Dialog>
  );
}
