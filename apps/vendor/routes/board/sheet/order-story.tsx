import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { CallFaultNote } from 'app-kit/calls/call-fault-note.tsx';
import type { ReplyOf } from 'market/calls/endpoint';
import type { vendorOrdersContract } from 'market/orders/orders.vendor.contract';
import { useState } from 'react';
import { Button } from 'ui/buttons/button.tsx';
import { clockOf } from '../../../features/orders/board-clock.ts';
import { boardCalls } from '../board-query.ts';
import type { ShownOrder } from '../use-store-board.ts';
import styles from './order-story.module.css';

type StoryEvent = ReplyOf<typeof vendorOrdersContract.story>['events'][number];

/** What happened to an order, when, and by whom, once it is asked for [STO-020] [STO-097]. */
export function OrderStory({ storeId, order }: { storeId: number; order: ShownOrder }) {
  const { t } = useLingui();
  const [isShown, setIsShown] = useState(false);
  const { id, version, print_count: printed } = order;
  const { data, error } = useQuery({
    queryKey: ['story', storeId, id, version, printed],
    queryFn: ({ signal }) => boardCalls.story({ params: { store_id: storeId, order_id: id }, signal }),
    enabled: isShown,
  });
  const what = useWhat();
  const who = useWho();
  if (!isShown) {
    return (
      <Button kind="text" size="small" icon="list" onClick={() => setIsShown(true)}>
        <Trans>What happened</Trans>
      </Button>
    );
  }
  if (error) return <CallFaultNote error={error} />;
  return (
    <ol aria-label={t`What happened`} aria-busy={!data || undefined} className={styles.story}>
      {data?.events.map((event, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: what happened stays in its place
        <li key={index} className={styles.event}>
          <time dateTime={event.at}>{clockOf(new Date(event.at))}</time>
          <span>
            <b>{what[event.what]}</b> <bdi>{event.name ?? (event.by && who[event.by])}</bdi>{' '}
            {event.reported_at && <Reported at={event.reported_at} />}
          </span>
        </li>
      ))}
    </ol>
  );
}

function Reported({ at }: { at: string }) {
  const time = clockOf(new Date(at));
  return (
    <span className={styles.late}>
      <Trans>reported {time}</Trans>
    </span>
  );
}

function useWho(): Record<NonNullable<StoryEvent['by']>, string> {
  const { t } = useLingui();
  return { shopper: t`Customer`, store: t`Store`, delivery_man: t`Rider`, market: t`Market` };
}

function useWhat(): Record<StoryEvent['what'], string> {
  const { t } = useLingui();
  return {
    pending: t`Placed`,
    confirmed: t`Accepted`,
    processing: t`Preparing`,
    handover: t`Ready`,
    picked_up: t`Picked up`,
    delivered: t`Delivered`,
    canceled: t`Canceled`,
    failed: t`Not paid`,
    refund_requested: t`Refund asked for`,
    refunded: t`Refunded`,
    seen: t`Opened`,
    delayed: t`Promised later`,
    printed: t`Ticket printed`,
    changed: t`Lines changed`,
    prescription_read: t`Prescription read`,
    prescription_question: t`Customer asked`,
    prescription_priced: t`Prescription priced`,
    courier_came: t`Came to the store`,
    found_not_ready: t`Found it not ready`,
    found_closed: t`Found the store closed`,
    other_bags_taken: t`Took another number of bags`,
    door_no_answer: t`Nobody answered at the door`,
    door_wrong_address: t`Found the address wrong`,
    door_no_access: t`Could not get to the door`,
    door_short_cash: t`Got too little cash at the door`,
    door_refused: t`The customer refused the order`,
    door_unsafe: t`Was not safe at the door`,
  };
}
