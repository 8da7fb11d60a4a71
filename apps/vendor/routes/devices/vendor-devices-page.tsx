import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { CallFaultNote } from 'app-kit/calls/call-fault-note.tsx';
import { useAppTitle } from 'app-kit/start/app-info.ts';
import { maxDevices } from 'market/access/devices/access-devices.rules';
import type { ShownCode, StoreDevice } from 'market/access/devices/access-devices.vendor.contract';
import { useState } from 'react';
import { Link } from 'react-router';
import { Button } from 'ui/buttons/button.tsx';
import { Skeleton } from 'ui/feedback/skeleton.tsx';
import { OwnStorePage } from '../../features/stores/own-store.tsx';
import { devicesQuery } from './device-calls.ts';
import { AddDeviceDialog, DeviceCodeDialog } from './device-code-dialog.tsx';
import { DeviceDialog } from './device-dialog.tsx';
import { DeviceList } from './device-list.tsx';
import styles from './devices.module.css';
import { PinList } from './pin-list.tsx';

type Shown = { dialog: 'add' } | { dialog: 'code'; code: ShownCode } | { dialog: 'change'; device: StoreDevice };

/** The shared tablets of a store, the codes that enrol them, and the PINs of the staff [SEAT-05] [SEAT-06] [SEAT-07]. */
export function VendorDevicesPage() {
  const { t } = useLingui();
  const app = useAppTitle();
  return (
    <div className={styles.page}>
      <title>{t`Tablets and PINs · ${app}`}</title>
      <OwnStorePage permission="store.staff">{({ store_id: id }) => <Devices storeId={id} />}</OwnStorePage>
    </div>
  );
}

function Devices({ storeId }: { storeId: number }) {
  const { t } = useLingui();
  const { data: devices, error } = useQuery(devicesQuery(storeId));
  const [shown, setShown] = useState<Shown>();
  const close = () => setShown(undefined);
  const showCode = (code: ShownCode) => setShown({ dialog: 'code', code });
  return (
    <>
      <div className={styles.head}>
        <h1 className={styles.title}>
          <Trans>Tablets and PINs</Trans>
        </h1>
        <Link to={{ pathname: '/team', search: `?store=${storeId}` }} className={styles.link}>
          <Trans>Team</Trans>
        </Link>
      </div>
      <section aria-label={t`Shared tablets`} className={styles.section}>
        <div className={styles.head}>
          <h2 className={styles.subtitle}>
            <Trans>Shared tablets</Trans>
          </h2>
          {devices && devices.length < maxDevices && (
            <Button icon="plus" size="small" onClick={() => setShown({ dialog: 'add' })}>
              <Trans>Add a tablet</Trans>
            </Button>
          )}
        </div>
        <p className={styles.note}>
          <Trans>
            The staff pick a name on a shared tablet and type a PIN. What they do there carries their name. Money,
            people and records stay with the password.
          </Trans>
        </p>
        {error && <CallFaultNote error={error} />}
        {!devices && !error && <Skeleton shape="block" />}
        {devices && (
          <DeviceList
            storeId={storeId}
            devices={devices}
            onCode={showCode}
            onChange={(device) => setShown({ dialog: 'change', device })}
          />
        )}
      </section>
      <PinList storeId={storeId} />
      {shown?.dialog === 'add' && <AddDeviceDialog storeId={storeId} onAdded={showCode} onClose={close} />}
      {shown?.dialog === 'code' && (
        <DeviceCodeDialog
          code={shown.code}
          device={devices?.find(({ id }) => id === shown.code.device.id)}
          onClose={close}
        />
      )}
      {shown?.dialog === 'change' && <DeviceDialog storeId={storeId} device={shown.device} onClose={close} />}
    </>
  );
}
