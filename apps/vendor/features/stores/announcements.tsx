import { Trans } from '@lingui/react/macro';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { createApiClient } from 'app-kit/calls/create-api-client.ts';
import { vendorAnnouncementsContract } from 'market/notifications/notifications-announcements.vendor.contract';
import { Button } from 'ui/buttons/button.tsx';
import { BannerNote } from 'ui/feedback/banner-note.tsx';
import { clockOf } from '../orders/board-clock.ts';
import { announcementsKey } from '../orders/store-keys.ts';
import styles from './announcements.module.css';

const calls = createApiClient({ announcements: vendorAnnouncementsContract }).announcements;

/** Events of the board say when to read them again; without events they are read this often [OPS-025]. */
const readMilliseconds = 5_000;

/** What the market has written to a store, above every page until one member has seen it [OPS-025]. */
export function Announcements({ storeId }: { storeId: number }) {
  const queries = useQueryClient();
  const queryKey = announcementsKey(storeId);
  const { data } = useQuery({
    queryKey,
    queryFn: ({ signal }) => calls.list({ params: { store_id: storeId }, signal }),
    refetchInterval: readMilliseconds,
  });
  const see = useMutation({
    mutationFn: (id: number) => calls.see({ params: { store_id: storeId, announcement_id: id }, body: {} }),
    onSettled: () => queries.invalidateQueries({ queryKey }),
  });
  if (!data || data.announcements.length === 0) return null;
  return (
    <div className={styles.list}>
      {data.announcements.map(({ id, words, sent_at: at }) => {
        const time = clockOf(new Date(at));
        return (
          <BannerNote
            key={id}
            tone="info"
            icon="message-circle"
            isAlert
            action={
              <Button
                kind="outline"
                size="small"
                isLoading={see.isPending && see.variables === id}
                onClick={() => see.mutate(id)}
              >
                <Trans>Seen</Trans>
              </Button>
            }
          >
            <b>
              <Trans>The market, {time}</Trans>
            </b>
            <p>
              <bdi>{words}</bdi>
            </p>
          </BannerNote>
        );
      })}
    </div>
  );
}
