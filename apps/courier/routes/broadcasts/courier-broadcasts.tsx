import { Trans } from '@lingui/react/macro';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { createApiClient } from 'app-kit/calls/create-api-client.ts';
import { courierBroadcastsContract } from 'market/notifications/notifications-broadcasts.courier.contract';
import { Button } from 'ui/buttons/button.tsx';
import { BannerNote } from 'ui/feedback/banner-note.tsx';
import { broadcastsKey } from './broadcasts-key.ts';
import styles from './courier-broadcasts.module.css';

const calls = createApiClient({ broadcasts: courierBroadcastsContract }).broadcasts;

/** Events say when to read them again; without events they are read this often [OPS-025]. */
const readMilliseconds = 5_000;

/** What operators have written to a courier, above the work until it is seen [OPS-025]. */
export function Broadcasts({ isOnShift }: { isOnShift: boolean }) {
  const queries = useQueryClient();
  const { data } = useQuery({
    queryKey: broadcastsKey,
    queryFn: ({ signal }) => calls.list({ signal }),
    refetchInterval: isOnShift && readMilliseconds,
  });
  const see = useMutation({
    mutationFn: (id: number) => calls.see({ params: { broadcast_id: id }, body: {} }),
    onSettled: () => queries.invalidateQueries({ queryKey: broadcastsKey }),
  });
  if (!data || data.broadcasts.length === 0) return null;
  return (
    <div className={styles.list}>
      {data.broadcasts.map(({ id, words }) => (
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

// One part for all that operators write: it is loaded where there is something to read.
export { DelayNote } from './delivery-delay.tsx';
