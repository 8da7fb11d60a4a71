import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { RoleName } from 'app-kit/access/role-name.tsx';
import parts from 'app-kit/push/notification-parts.module.css';
import { ChannelChips, LastConfirmed, PushStateChip } from 'app-kit/push/notification-parts.tsx';
import { OwnNotifications } from 'app-kit/push/own-notifications.tsx';
import { LoadingScreen, UnreachableScreen } from 'app-kit/screens/screens.tsx';
import { useAppTitle } from 'app-kit/start/app-info.ts';
import type { StoreEvent } from 'market/notifications/channels/notifications-channels.rules';
import type { StoreChannels } from 'market/notifications/channels/notifications-channels.vendor.contract';
import { Fragment, useCallback } from 'react';
import { storePush } from '../../features/orders/store-push.ts';
import { OwnStorePage } from '../../features/stores/own-store.tsx';
import styles from './store-notifications.module.css';
import { channelsQuery } from './store-notifications-query.ts';

/** Which event reaches whom in a store by which channel, and whether notifications arrive [SEAT-28]. */
export function VendorNotificationsPage() {
  const { t } = useLingui();
  const app = useAppTitle();
  return (
    <div className={styles.page}>
      <title>{t`Notifications · ${app}`}</title>
      <h1 className={styles.title}>
        <Trans>Notifications</Trans>
      </h1>
      <OwnStorePage>{({ store_id: id }) => <Channels storeId={id} />}</OwnStorePage>
    </div>
  );
}

function Channels({ storeId }: { storeId: number }) {
  const queries = useQueryClient();
  const { data, isError, refetch } = useQuery(channelsQuery(storeId));
  const renew = useCallback(
    () => void queries.invalidateQueries({ queryKey: channelsQuery(storeId).queryKey }),
    [queries, storeId],
  );
  if (!data) return isError ? <UnreachableScreen onRetry={() => void refetch()} /> : <LoadingScreen />;
  return (
    <div className={parts.parts}>
      <OwnNotifications app="vendor" subscription={storePush} notifications={data} onChange={renew} />
      <section className={parts.part}>
        <h2 className={parts.head}>
          <Trans>What reaches whom</Trans>
        </h2>
        <ul>
          {data.events.map(({ event, channels, roles, includes_caller: isOwn }) => (
            <li key={event} className={parts.row}>
              <span className={parts.words}>
                <span className={parts.name}>
                  <EventName event={event} />
                </span>
                <span className={parts.quiet}>
                  <Roles roles={roles} />
                </span>
                {!isOwn && (
                  <span className={parts.quiet}>
                    <Trans>Not you</Trans>
                  </span>
                )}
              </span>
              <ChannelChips channels={channels} />
            </li>
          ))}
        </ul>
      </section>
      {data.people.length > 0 && <People people={data.people} />}
    </div>
  );
}

function People({ people }: { people: StoreChannels['people'] }) {
  return (
    <section className={parts.part}>
      <h2 className={parts.head}>
        <Trans>Your team</Trans>
      </h2>
      <ul>
        {people.map(({ id, name, role, state, device_count: count, confirmed_at: at }) => (
          <li key={id} className={parts.row}>
            <span className={parts.words}>
              <bdi className={parts.name}>{name}</bdi>
              <span className={parts.quiet}>
                <RoleName role={role} /> · <Plural value={count} one="# device" other="# devices" />
              </span>
              {count > 0 && <LastConfirmed at={at} />}
            </span>
            <PushStateChip state={state} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function Roles({ roles }: { roles: StoreChannels['events'][number]['roles'] }) {
  return roles.map((role, index) => (
    <Fragment key={role}>
      {index > 0 && ', '}
      <RoleName role={role} />
    </Fragment>
  ));
}

function EventName({ event }: { event: StoreEvent }) {
  switch (event) {
    case 'new_order':
      return <Trans>New order</Trans>;
    case 'order_delay':
      return <Trans>Order put off or held by the market</Trans>;
    case 'broadcast':
      return <Trans>Message from the market</Trans>;
    case 'pin_locked':
      return <Trans>Five wrong PINs on a tablet</Trans>;
    case 'sign_in_code':
      return <Trans>Code for signing in</Trans>;
  }
}
