import { Trans, useLingui } from '@lingui/react/macro';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { CallFaultNote } from 'app-kit/calls/call-fault-note.tsx';
import { dayAndTime } from 'app-kit/formats/clock.ts';
import type { AdminOrder } from 'market/orders/orders.admin.contract';
import { Button } from 'ui/buttons/button.tsx';
import { BannerNote } from 'ui/feedback/banner-note.tsx';
import { adminCalls, orderQuery, showChangedOrder } from '../../../layout/admin-calls.ts';

/** How an order is delayed and why, with the button that ends a hold [OPS-024]. */
export function DelayNote({ order }: { order: AdminOrder }) {
  const { i18n } = useLingui();
  const queries = useQueryClient();
  const { id, version, delay } = order;
  const release = useMutation({
    mutationFn: () => adminCalls.delays.release({ params: { order_id: id }, body: { version } }),
    onSuccess: (fresh) => showChangedOrder(queries, fresh),
    onError: () => queries.invalidateQueries({ queryKey: orderQuery(id).queryKey }),
  });
  if (!delay) return null;
  const { kind, reason, until } = delay;
  const time = dayAndTime(new Date(until), order.time_zone, i18n.locale);
  return (
    <>
      {release.error && <CallFaultNote error={release.error} />}
      <BannerNote
        tone="warn"
        icon={kind === 'hold' ? 'pause' : 'clock-4'}
        action={
          kind === 'hold' && (
            <Button kind="outline" size="small" isLoading={release.isPending} onClick={() => release.mutate()}>
              <Trans>Let it go on</Trans>
            </Button>
          )
        }
      >
        <b>{kind === 'hold' ? <Trans>On hold until {time}</Trans> : <Trans>Put off to {time}</Trans>}</b>
        <p>
          <bdi>{reason}</bdi>
        </p>
      </BannerNote>
    </>
  );
}
