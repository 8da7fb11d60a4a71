import { Trans } from '@lingui/react/macro';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { createApiClient } from 'app-kit/calls/create-api-client.ts';
import { readInterval } from 'app-kit/calls/read-interval.ts';
import { courierCanceledContract } from 'market/orders/handovers/orders-canceled.courier.contract';
import { canceledKey } from './broadcasts-key.ts';
import { SeenNote } from './seen-note.tsx';

const calls = createApiClient({ canceled: courierCanceledContract }).canceled;

/** An event and a push say it at once; this finds it where none arrives. */
const readMilliseconds = 10_000;

/** Orders that others have canceled, above the work until the courier has seen it [DEL-14]. */
export function CanceledOrders({ isOnShift }: { isOnShift: boolean }) {
  const queries = useQueryClient();
  const { data } = useQuery({
    queryKey: canceledKey,
    queryFn: ({ signal }) => calls.list({ signal }),
    refetchInterval: () => isOnShift && readInterval(readMilliseconds),
  });
  const see = useMutation({
    mutationFn: (id: string) => calls.see({ params: { order_id: id }, body: {} }),
    onSettled: () => queries.invalidateQueries({ queryKey: canceledKey }),
  });
  return data?.orders.map(({ id, code, store_name: store, reason, was_carried: wasCarried }) => (
    <SeenNote
      key={id}
      tone="bad"
      title={<Trans>Order {code} was canceled.</Trans>}
      isSaving={see.isPending && see.variables === id}
      onSeen={() => see.mutate(id)}
    >
      <p>{wasCarried ? <Trans>Bring it back to {store}.</Trans> : <bdi>{store}</bdi>}</p>
      {reason !== '' && (
        <p>
          <bdi>{reason}</bdi>
        </p>
      )}
    </SeenNote>
  ));
}
