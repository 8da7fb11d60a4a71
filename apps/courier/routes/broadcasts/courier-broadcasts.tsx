import { Trans } from '@lingui/react/macro';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { createApiClient } from 'app-kit/calls/create-api-client.ts';
import { readInterval } from 'app-kit/calls/read-interval.ts';
import { timeOfDay } from 'app-kit/formats/clock.ts';
import { useServerNow } from 'app-kit/formats/use-server-now.ts';
import { courierBroadcastsContract } from 'market/notifications/notifications-broadcasts.courier.contract';
import type { OrderDelay } from 'market/orders/promises/orders-promises.contract';
import { BannerNote } from 'ui/feedback/banner-note.tsx';
import { broadcastsKey } from './broadcasts-key.ts';
import { CanceledOrders } from './canceled-orders.tsx';
import styles from './courier-broadcasts.module.css';
import { SeenNote } from './seen-note.tsx';

const calls = createApiClient({ broadcasts: courierBroadcastsContract }).broadcasts;

/** Events say when to read them again; without events they are read this often [OPS-025]. */
const readMilliseconds = 5_000;

/** What operators have written to a courier, and what others have canceled, above the work until it is seen [OPS-025]. */
export function Broadcasts({ isOnShift }: { isOnShift: boolean }) {
  const queries = useQueryClient();
  const { data } = useQuery({
    queryKey: broadcastsKey,
    queryFn: ({ signal }) => calls.list({ signal }),
    refetchInterval: () => isOnShift && readInterval(readMilliseconds),
  });
  const see = useMutation({
    mutationFn: (id: number) => calls.see({ params: { broadcast_id: id }, body: {} }),
    onSettled: () => queries.invalidateQueries({ queryKey: broadcastsKey }),
  });
  return (
    <div className={styles.list}>
      <CanceledOrders isOnShift={isOnShift} />
      {data?.broadcasts.map(({ id, words }) => (
        <SeenNote
          key={id}
          tone="info"
          icon="message-circle"
          title={<Trans>Message from the market</Trans>}
          isSaving={see.isPending && see.variables === id}
          onSeen={() => see.mutate(id)}
        >
          <p>
            <bdi>{words}</bdi>
          </p>
        </SeenNote>
      ))}
    </div>
  );
}

export interface DelayNoteProps {
  delay: OrderDelay;
  timeZone: string;
  clockOffset: number;
}

/** That an operator holds an order or has put it off, until when and why [OPS-024]. */
export function DelayNote({ delay: { kind, until, reason }, timeZone, clockOffset }: DelayNoteProps) {
  const now = useServerNow(clockOffset);
  if (kind === 'hold' && new Date(until) <= now) return null;
  const time = timeOfDay(new Date(until), timeZone);
  return (
    <BannerNote tone="warn" icon={kind === 'hold' ? 'pause' : 'clock-4'} isAlert>
      <b>{kind === 'hold' ? <Trans>Wait: on hold until {time}</Trans> : <Trans>New time: {time}</Trans>}</b>
      <p>
        <bdi>{reason}</bdi>
      </p>
    </BannerNote>
  );
}
