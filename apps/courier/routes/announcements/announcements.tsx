import { Trans } from '@lingui/react/macro';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { createApiClient } from 'app-kit/calls/create-api-client.ts';
import { courierAnnouncementsContract } from 'market/notifications/notifications-announcements.courier.contract';
import { Button } from 'ui/buttons/button.tsx';
import { BannerNote } from 'ui/feedback/banner-note.tsx';
import styles from './announcements.module.css';
import { announcementsKey } from './announcements-key.ts';

const calls = createApiClient({ announcements: courierAnnouncementsContract }).announcements;

/** Events say when to read them again; without events they are read this often [OPS-025]. */
const readMilliseconds = 5_000;

/** What the market has written to a courier, above the work until it is seen [OPS-025]. */
export function Announcements({ isOnShift }: { isOnShift: boolean }) {
  const queries = useQueryClient();
  const { data } = useQuery({
    queryKey: announcementsKey,
    queryFn: ({ signal }) => calls.list({ signal }),
    refetchInterval: isOnShift && readMilliseconds,
  });
  const see = useMutation({
    mutationFn: (id: number) => calls.see({ params: { announcement_id: id }, body: {} }),
    onSettled: () => queries.invalidateQueries({ queryKey: announcementsKey }),
  });
  if (!data || data.announcements.length === 0) return null;
  return (
    <div className={styles.list}>
      {data.announcements.map(({ id, words }) => (
        <BannerNote
          key={id}
          tone="info"
          icon="message-circle"
          isAlert
          action={
            <Button
              kind="outline"
              className={styles.button}
              isLoading={see.isPending && see.variables === id}
              onClick={() => see.mutate(id)}
            >
              <Trans>Seen</Trans>
            </Button>
          }
        >
          <b>
            <Trans>Message from the market</Trans>
          </b>
          <p>
            <bdi>{words}</bdi>
          </p>
        </BannerNote>
      ))}
    </div>
  );
}
