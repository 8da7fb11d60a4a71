import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { Icon } from 'ui/media/icon.tsx';
import { dayAndTime } from '../formats/clock.ts';
import { sessionQuery } from '../session/session-query.ts';
import { useIsOnline } from '../start/use-is-online.ts';
import styles from './offline-bar.module.css';

/** Says that there is no connection, and how old the page is. */
export function OfflineBar() {
  const { i18n } = useLingui();
  const isOnline = useIsOnline();
  const { dataUpdatedAt } = useQuery({ ...sessionQuery, enabled: false });
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
  const time = dayAndTime(new Date(dataUpdatedAt), timeZone, i18n.locale);
  return (
    <div role="status">
      {!isOnline && (
        <p className={styles.bar}>
          <Icon name="wifi-off" />
          <span>
            <Trans>You’re offline. This page is as of {time}.</Trans>
          </span>
        </p>
      )}
    </div>
  );
}
