import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { CallFaultNote } from 'app-kit/calls/call-fault-note.tsx';
import { hourOption } from 'app-kit/formats/hour-cycle.ts';
import type { ShownCode, StoreDevice } from 'market/access/devices/access-devices.vendor.contract';
import { Button } from 'ui/buttons/button.tsx';
import { Chip } from 'ui/buttons/chip.tsx';
import { Icon } from 'ui/media/icon.tsx';
import { deviceCalls, useDeviceChange } from './device-calls.ts';
import styles from './devices.module.css';

export interface DeviceListProps {
  storeId: number;
  devices: readonly StoreDevice[];
  onCode: (code: ShownCode) => void;
  onChange: (device: StoreDevice) => void;
}

/** The tablets by name: who works there, when it was last seen, and whose name is locked [SEAT-06]. */
export function DeviceList({ storeId, devices, onCode, onChange }: DeviceListProps) {
  const { t } = useLingui();
  const renew = useDeviceChange(storeId, (id: number) =>
    deviceCalls.renewDeviceCode({ params: { store_id: storeId, device_id: id } }),
  );
  if (devices.length === 0) {
    return (
      <p className={styles.empty}>
        <Trans>No tablet yet. Add one, and open this app on it.</Trans>
      </p>
    );
  }
  return (
    <>
      {renew.error && <CallFaultNote error={renew.error} />}
      <ul className={styles.list}>
        {devices.map((device) => {
          const { id, name } = device;
          return (
            <li key={id} className={styles.row}>
              <div className={styles.words}>
                <span className={styles.name}>
                  <bdi>{name}</bdi>
                  <State device={device} />
                </span>
                <Facts device={device} />
                <LockedPeople device={device} />
              </div>
              <div className={styles.acts}>
                <Button
                  kind="outline"
                  size="small"
                  aria-label={t`New code: ${name}`}
                  onClick={() => renew.mutate(id, { onSuccess: onCode })}
                >
                  <Trans>New code</Trans>
                </Button>
                <Button kind="text" size="small" aria-label={t`Change: ${name}`} onClick={() => onChange(device)}>
                  <Trans>Change</Trans>
                </Button>
              </div>
            </li>
          );
        })}
      </ul>
    </>
  );
}

function State({ device }: { device: StoreDevice }) {
  const { code_expires_at: until, enrolled_at: enrolledAt, is_locked: isLocked } = device;
  const time = useTimeText();
  if (until !== null) {
    const at = time(until);
    return (
      <Chip tone="info">
        <Trans>Code until {at}</Trans>
      </Chip>
    );
  }
  if (enrolledAt === null) {
    return (
      <Chip tone="warn">
        <Trans>Code is over</Trans>
      </Chip>
    );
  }
  if (!isLocked) return null;
  return (
    <Chip icon="lock">
      <Trans>Locked</Trans>
    </Chip>
  );
}

function Facts({ device }: { device: StoreDevice }) {
  const { device: kind, person, seen_at: seenAt, lock_minutes: minutes } = device;
  const { i18n } = useLingui();
  const seen =
    seenAt &&
    new Date(seenAt).toLocaleString(i18n.locale, { dateStyle: 'medium', timeStyle: 'short', ...hourOption() });
  return (
    <span className={styles.quiet}>
      {kind && (
        <>
          {kind}
          {' · '}
        </>
      )}
      {seen && (
        <>
          <Trans>Last seen {seen}</Trans>
          {' · '}
        </>
      )}
      {person && (
        <>
          <Trans>Signed in: {person}</Trans>
          {' · '}
        </>
      )}
      {minutes === 0 ? (
        <Trans>Never locks by itself</Trans>
      ) : (
        <Plural value={minutes} one="Locks after # minute" other="Locks after # minutes" />
      )}
    </span>
  );
}

function LockedPeople({ device: { locked_people: people } }: { device: StoreDevice }) {
  const time = useTimeText();
  return people.map(({ account_id: id, name, until }) => {
    const at = time(until);
    return (
      <span key={id} role="alert" className={styles.warn}>
        <Icon name="lock" size={16} />
        <Trans>
          {name}: five wrong PINs, locked until {at}
        </Trans>
      </span>
    );
  });
}

function useTimeText() {
  const { i18n } = useLingui();
  return (at: string) =>
    new Date(at).toLocaleTimeString(i18n.locale, { hour: 'numeric', minute: '2-digit', ...hourOption() });
}
