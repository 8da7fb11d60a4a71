import { Trans } from '@lingui/react/macro';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { createApiClient } from 'app-kit/calls/create-api-client.ts';
import { vendorBroadcastsContract } from 'market/notifications/notifications-broadcasts.vendor.contract';
import { Button } from 'ui/buttons/button.tsx';
import { BannerNote } from 'ui/feedback/banner-note.tsx';
import { clockOf } from '../orders/board-clock.ts';
import { broadcastsKey } from '../orders/store-keys.ts';
import styles from './store-broadcasts.module.css';

const calls = createApiClient({ broadcasts: vendorBroadcastsContract }).broadcasts;

/** Events of the board say when to read them again; without events they are read this often [OPS-025]. */
const readMilliseconds = 5_000;

/** What operators have written to a store, above every page until one member has seen it [OPS-025]. */
export function Broadcasts({ storeId }: { storeId: number }) {
  const queries = useQueryClient();
  const queryKey = broadcastsKey(storeId);
  const { data } = useQuery({
    queryKey,
    queryFn: ({ signal }) => calls.list({ params: { store_id: storeId }, signal }),
    refetchInterval: readMilliseconds,
  });
  const see = useMutation({
    mutationFn: (id: number) => calls.see({ params: { store_id: storeId, broadcast_id: id }, body: {} }),
    onSettled: () => queries.invalidateQueries({ queryKey }),
  });
  if (!data || data.broadcasts.length === 0) return null;
  return (
    <div className={styles.list}>
      {data.broadcasts.map(({ id, words, sent_at: at }) => {
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
