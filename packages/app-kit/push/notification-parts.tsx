import { Trans, useLingui } from '@lingui/react/macro';
import type { NotificationChannel, PushState } from 'market/notifications/channels/notifications-channels.rules';
import type { ReactNode } from 'react';
import { Chip } from 'ui/buttons/chip.tsx';
import { BannerNote } from 'ui/feedback/banner-note.tsx';
import { dayAndTime } from '../formats/clock.ts';
import { browserKindOf } from './browser-permission.ts';
import styles from './notification-parts.module.css';

const { timeZone } = Intl.DateTimeFormat().resolvedOptions();

/** Whether notifications reach the person, in one sentence; red where none was confirmed for 24 hours [SEAT-28]. */
export function PushStateNote({ state, action }: { state: PushState; action?: ReactNode }) {
  switch (state) {
    case 'none':
      return (
        <BannerNote tone="bad" action={action}>
          <Trans>No device of yours receives notifications.</Trans>
        </BannerNote>
      );
    case 'new':
      return (
        <BannerNote tone="info" action={action}>
          <Trans>No notification has been confirmed yet. Send yourself a test.</Trans>
        </BannerNote>
      );
    case 'silent':
      return (
        <BannerNote tone="bad" action={action}>
          <Trans>No notification has been confirmed for 24 hours. Send yourself a test.</Trans>
        </BannerNote>
      );
    case 'well':
      return (
        <BannerNote tone="ok" action={action}>
          <Trans>Notifications arrive.</Trans>
        </BannerNote>
      );
  }
}

/** The same as a short word about another person. */
export function PushStateChip({ state }: { state: PushState }) {
  switch (state) {
    case 'none':
      return (
        <Chip tone="bad" icon="circle-alert">
          <Trans>No device</Trans>
        </Chip>
      );
    case 'new':
      return (
        <Chip tone="info" icon="clock-4">
          <Trans>Not tested yet</Trans>
        </Chip>
      );
    case 'silent':
      return (
        <Chip tone="bad" icon="circle-alert">
          <Trans>Silent for 24 hours</Trans>
        </Chip>
      );
    case 'well':
      return (
        <Chip tone="ok" icon="circle-check">
          <Trans>Arrives</Trans>
        </Chip>
      );
  }
}

/** When a device last confirmed a push. */
export function LastConfirmed({ at }: { at: string | null }) {
  const { i18n } = useLingui();
  const time = at && dayAndTime(new Date(at), timeZone, i18n.locale);
  return (
    <span className={styles.quiet}>{time ? <Trans>Last arrived {time}</Trans> : <Trans>None arrived yet</Trans>}</span>
  );
}

/** The channels of an event. */
export function ChannelChips({ channels }: { channels: readonly NotificationChannel[] }) {
  return (
    <span className={styles.channels}>
      {channels.map((channel) => (
        <Chip key={channel}>
          <ChannelName channel={channel} />
        </Chip>
      ))}
    </span>
  );
}

function ChannelName({ channel }: { channel: NotificationChannel }) {
  switch (channel) {
    case 'screen':
      return <Trans>Screen</Trans>;
    case 'push':
      return <Trans>Notification</Trans>;
    case 'sms':
      return <Trans>SMS</Trans>;
    case 'mail':
      return <Trans>E-mail</Trans>;
  }
}

/** Where the browser of this page allows notifications again, once they were blocked [SEAT-28]. */
export function HowToAllow() {
  switch (browserKindOf(navigator.userAgent)) {
    case 'ios':
      return (
        <Trans>Add this page to the home screen and open it there. Then allow it under Settings, Notifications.</Trans>
      );
    case 'android':
      return <Trans>Press the sign left of the address, then Permissions, Notifications, and allow them.</Trans>;
    case 'firefox':
      return (
        <Trans>Press the lock left of the address and remove the block of notifications. Then turn them on here.</Trans>
      );
    case 'safari':
      return <Trans>Open Safari, Settings, Websites, Notifications, and allow this page.</Trans>;
    case 'chromium':
      return <Trans>Press the sign left of the address, then Site settings, Notifications, and choose Allow.</Trans>;
  }
}
