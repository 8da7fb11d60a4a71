import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { dayAndTime, timeOfDay } from 'app-kit/formats/clock.ts';
import { LoadingScreen, UnreachableScreen } from 'app-kit/screens/screens.tsx';
import type { Broadcast } from 'market/notifications/notifications-broadcasts.admin.contract';
import { useState } from 'react';
import { Button } from 'ui/buttons/button.tsx';
import { Chip } from 'ui/buttons/chip.tsx';
import { EmptyState } from 'ui/feedback/empty-state.tsx';
import desk from '../../../layout/desk.module.css';
import { broadcastQuery, broadcastsQuery } from './broadcast-calls.ts';
import styles from './sent-broadcasts.module.css';

/** The messages that were sent, with how many have seen each and who has not [OPS-025]. */
export function SentBroadcasts() {
  const { data, isError, refetch } = useQuery(broadcastsQuery);
  if (!data) return isError ? <UnreachableScreen onRetry={() => void refetch()} /> : <LoadingScreen />;
  if (data.broadcasts.length === 0) {
    return (
      <EmptyState image="boxbig" title={<Trans>No message yet</Trans>}>
        <Trans>Messages that you send appear here, with who has seen them.</Trans>
      </EmptyState>
    );
  }
  return (
    <ul className={desk.list}>
      {data.broadcasts.map((broadcast) => (
        <Sent key={broadcast.id} broadcast={broadcast} />
      ))}
    </ul>
  );
}

function Sent({ broadcast }: { broadcast: Broadcast }) {
  const { i18n } = useLingui();
  const [isOpen, setIsOpen] = useState(false);
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
  const { id, audience, words, person, zone_name: zone, sent_at: at, reader_count: all, seen_count: seen } = broadcast;
  return (
    <li className={styles.sent}>
      <p className={styles.words}>
        <bdi>{words}</bdi>
      </p>
      <div className={desk.states}>
        <Chip icon={audience === 'couriers' ? 'bike' : 'store'}>
          {audience === 'couriers' ? <Trans>Riders</Trans> : <Trans>Stores</Trans>}
        </Chip>
        <Chip tone={seen === all ? 'ok' : 'warn'} icon={seen === all ? 'circle-check' : 'clock-4'}>
          <Trans>
            {seen} of {all} have seen it
          </Trans>
        </Chip>
        <Button kind="outline" size="small" aria-expanded={isOpen} onClick={() => setIsOpen(!isOpen)}>
          {isOpen ? <Trans>Hide the readers</Trans> : <Trans>Show the readers</Trans>}
        </Button>
      </div>
      <p className={desk.line}>
        {dayAndTime(new Date(at), timeZone, i18n.locale)}
        {zone && <> · {zone}</>}
        {person && (
          <>
            {' '}
            · <bdi>{person}</bdi>
          </>
        )}
      </p>
      {isOpen && <Readers id={id} timeZone={timeZone} />}
    </li>
  );
}

function Readers({ id, timeZone }: { id: number; timeZone: string }) {
  const { data } = useQuery(broadcastQuery(id));
  return (
    <ul className={styles.readers}>
      {data?.readers.map(({ name, seen_at: at }) => {
        const time = at && timeOfDay(new Date(at), timeZone);
        return (
          <li key={name} className={styles.reader}>
            <bdi>{name}</bdi>
            <span className={desk.quiet}>{time ? <Trans>Seen {time}</Trans> : <Trans>Not seen</Trans>}</span>
          </li>
        );
      })}
    </ul>
  );
}
