import { Trans, useLingui } from '@lingui/react/macro';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { CallFaultNote } from 'app-kit/calls/call-fault-note.tsx';
import { useIsOnline } from 'app-kit/start/use-is-online.ts';
import type { Safety } from 'market/access/access-alarms.courier.contract';
import { useState } from 'react';
import { Link } from 'react-router';
import { LinkButton } from 'ui/buttons/button.tsx';
import { Switch } from 'ui/forms/switch.tsx';
import { Icon } from 'ui/media/icon.tsx';
import type { PositionState } from '../work/phone/use-position.ts';
import { HoldButton } from './hold-button.tsx';
import styles from './safety.module.css';
import { safetyCalls, safetyQuery } from './safety-query.ts';
import { SafetySettings } from './safety-settings.tsx';

interface RaiseAlarmProps {
  safety: Safety;
  position: PositionState;
}

/** Hold two seconds: the operator sees the rider and calls; without a network a text message opens [DEL-65]. */
export function RaiseAlarm({ safety, position }: RaiseAlarmProps) {
  const { t } = useLingui();
  const queries = useQueryClient();
  const isOnline = useIsOnline();
  const [isSilent, setIsSilent] = useState(false);
  const [isSetting, setIsSetting] = useState(false);
  const at = position.kind === 'known' ? position.at : undefined;
  const { mutate, isPending, error } = useMutation({
    mutationFn: () => safetyCalls.begin({ body: { is_silent: isSilent, ...at } }),
    // The network of an emergency may be bad: it is sent until it arrives.
    retry: true,
    onSuccess: (reply) => queries.setQueryData(safetyQuery.queryKey, reply),
  });
  if (isSetting) return <SafetySettings safety={safety} onDone={() => setIsSetting(false)} />;
  const place = at ? `https://maps.google.com/?q=${at.lat},${at.lng}` : '';
  const message = t`Emergency. Please call me. ${place}`;
  const sms = `sms:${safety.market_phone}?body=${encodeURIComponent(message)}`;
  const raise = () => {
    mutate();
    if (!isOnline && safety.market_phone !== '') location.assign(sms);
  };
  return (
    <div className={styles.screen}>
      <main id="main" tabIndex={-1} className={styles.page}>
        <h1 className={styles.title}>
          <Trans>Safety</Trans>
        </h1>
        <p className={styles.place}>
          <Icon name={at ? 'locate-fixed' : 'locate-off'} size={22} />
          {at && position.kind === 'known' ? (
            <Trans>Your place is known within {position.metres} m</Trans>
          ) : (
            <Trans>This phone can’t find where you are.</Trans>
          )}
        </p>
        <EmergencyCall safety={safety} />
        <ContactCall safety={safety} />
        <Link className={styles.call} to="/hand-over">
          <Icon name="bike" size={22} />
          <Trans>Accident or breakdown: give your orders to another rider</Trans>
        </Link>
        <Switch
          label={<Trans>Silent: no sound, and the screen goes dark</Trans>}
          checked={isSilent}
          onChange={({ currentTarget }) => setIsSilent(currentTarget.checked)}
          className={styles.switch ?? ''}
        />
        <button type="button" className={styles.settings} onClick={() => setIsSetting(true)}>
          <Trans>Change your PIN and contact</Trans>
        </button>
      </main>
      <footer className={styles.foot}>
        {error && <CallFaultNote error={error} />}
        {!isOnline && safety.market_phone !== '' && (
          <a className={styles.call} href={sms}>
            <Icon name="message-circle" size={22} />
            <Trans>No network: send a text message</Trans>
          </a>
        )}
        <p className={styles.line}>
          <Trans>Operators see where you are and call you. Only your PIN ends it.</Trans>
        </p>
        <HoldButton isBusy={isPending} onHeld={raise} />
        <LinkButton to="/" kind="outline" isBlock className={styles.back ?? ''}>
          <Trans>Back</Trans>
        </LinkButton>
      </footer>
    </div>
  );
}

export function EmergencyCall({ safety: { emergency_number: emergency } }: { safety: Safety }) {
  return (
    <a className={styles.call} href={`tel:${emergency}`}>
      <Icon name="phone" size={22} />
      <Trans>Call {emergency}, the emergency services</Trans>
    </a>
  );
}

/** A person close, where the courier has named one. */
export function ContactCall({ safety: { contact_name: name, contact_phone: phone } }: { safety: Safety }) {
  const who = name || phone;
  if (phone === '') return null;
  return (
    <a className={styles.call} href={`tel:${phone}`}>
      <Icon name="phone" size={22} />
      <span>
        <Trans>
          Call <bdi>{who}</bdi>
        </Trans>
      </span>
    </a>
  );
}
