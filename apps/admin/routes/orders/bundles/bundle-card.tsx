import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { CallFaultNote } from 'app-kit/calls/call-fault-note.tsx';
import { timeOfDay } from 'app-kit/formats/clock.ts';
import type { Bundle } from 'market/dispatch/dispatch-bundles.admin.contract';
import type { AdminOrder } from 'market/orders/orders.admin.contract';
import { Link } from 'react-router';
import { Button } from 'ui/buttons/button.tsx';
import { Chip } from 'ui/buttons/chip.tsx';
import { toast } from 'ui/feedback/toast.ts';
import { Icon } from 'ui/media/icon.tsx';
import desk from '../../../layout/desk.module.css';
import styles from '../admin-orders.module.css';
import { ChoiceText, ExclusionText } from '../dispatch-texts.tsx';
import { bundleCalls, bundleQuery } from './bundle-calls.ts';

/** What the rider of an order brings together and why, and the ways to change it [OPS-020]. */
export function BundleCard({ order }: { order: AdminOrder }) {
  const { t } = useLingui();
  const { id, time_zone: zone } = order;
  const { data } = useQuery(bundleQuery(id));
  const change = useChange(id);
  if (!data?.courier) return null;
  const { courier, is_locked: isLocked, locked_by: lockedBy, orders, stops, joinable } = data;
  const name = courier.name;
  const send = (text: string, call: () => Promise<Bundle>) => change.mutate({ text, call });
  const params = { order_id: id };
  const timeOf = (at: string) => <bdi dir="ltr">{timeOfDay(new Date(at), zone)}</bdi>;
  const lock = () =>
    send(isLocked ? t`The ride is open again` : t`The ride is locked`, () =>
      bundleCalls.lock({ params, body: { courier_id: courier.id, is_locked: !isLocked } }),
    );
  return (
    <section className={desk.card}>
      <h2 className={desk.cardTitle}>
        <Trans>Ride of {name}</Trans>
      </h2>
      <div className={desk.body}>
        {change.error && <CallFaultNote error={change.error} />}
        <div className={styles.choice}>
          <span className={styles.words}>
            <Plural value={orders.length} one="# order" other="# orders" />
            {isLocked && (
              <span className={desk.line}>
                {lockedBy ? (
                  <Trans>Locked by {lockedBy}: no order joins by itself.</Trans>
                ) : (
                  <Trans>Locked: no order joins by itself.</Trans>
                )}
              </span>
            )}
          </span>
          <Button kind="outline" icon="lock" onClick={lock} isLoading={change.isPending}>
            {isLocked ? <Trans>Unlock</Trans> : <Trans>Lock</Trans>}
          </Button>
        </div>
        <ul className={styles.lines}>
          {orders.map((one) => (
            <li key={one.id} className={styles.choice}>
              <Bundled one={one} isThis={one.id === id} />
              {one.may_part && (
                <Button
                  kind="text"
                  disabled={change.isPending}
                  aria-label={t`Take order ${one.id} out of the ride`}
                  onClick={() =>
                    send(t`Order ${one.id} is out of the ride`, async () => {
                      await bundleCalls.part({ params: { order_id: one.id }, body: { courier_id: courier.id } });
                      return bundleCalls.show({ params });
                    })
                  }
                >
                  <Trans>Take out</Trans>
                </Button>
              )}
            </li>
          ))}
        </ul>
        <ol className={styles.lines} aria-label={t`Stops`}>
          {stops.map(({ order_id: of, kind, at }) => (
            <li key={`${of} ${kind}`} className={styles.event}>
              <span className={styles.at}>{at ? timeOf(at) : '–'}</span>
              <Icon name={kind === 'pick_up' ? 'store' : 'map-pin'} size={16} />
              <span className={styles.words}>
                <span>
                  <bdi dir="ltr">#{of.slice(-4)}</bdi> <bdi>{placeOf(orders, of, kind)}</bdi>
                </span>
              </span>
            </li>
          ))}
        </ol>
        {joinable.length > 0 && (
          <details>
            <summary>
              <Plural value={joinable.length} one="# order could join" other="# orders could join" />
            </summary>
            <ul className={styles.lines}>
              {joinable.map((one) => (
                <li key={one.id} className={styles.choice}>
                  <span className={styles.words}>
                    <Link to={`/orders/${one.id}`}>
                      <bdi dir="ltr">#{one.id}</bdi> <bdi>{one.store_name}</bdi>
                    </Link>
                    <span className={desk.line}>
                      <JoinText one={one} />
                    </span>
                  </span>
                  {one.why === null && one.late_minutes === null && (
                    <Button
                      kind="outline"
                      disabled={change.isPending}
                      aria-label={t`Let order ${one.id} join`}
                      onClick={() =>
                        send(t`Order ${one.id} is in the ride`, () =>
                          bundleCalls.join({ params, body: { courier_id: courier.id, joined_id: one.id } }),
                        )
                      }
                    >
                      <Trans>Join</Trans>
                    </Button>
                  )}
                </li>
              ))}
            </ul>
          </details>
        )}
      </div>
    </section>
  );
}

function Bundled({ one, isThis }: { one: Bundle['orders'][number]; isThis: boolean }) {
  const { id, store_name: store, customer_name: customer, reason, person } = one;
  return (
    <span className={styles.words}>
      <span>
        <Link to={`/orders/${id}`}>
          <bdi dir="ltr">#{id}</bdi>
        </Link>{' '}
        {isThis && (
          <Chip tone="info">
            <Trans>This one</Trans>
          </Chip>
        )}
      </span>
      <span className={desk.line}>
        <bdi>{store}</bdi>
        {customer && (
          <>
            , <bdi>{customer}</bdi>
          </>
        )}
      </span>
      <span className={desk.line}>
        {person && <Trans>Given by {person}.</Trans>}
        {reason && <ChoiceText reason={reason} />}
        {!person && !reason && <Trans>Taken by the rider.</Trans>}
      </span>
    </span>
  );
}

function JoinText({
  one: { why, late_minutes: minutes, customer_name: customer },
}: {
  one: Bundle['joinable'][number];
}) {
  if (why) return <ExclusionText why={why} />;
  if (minutes === null) return <bdi>{customer}</bdi>;
  const name = <bdi>{customer}</bdi>;
  return (
    <Trans>
      {name} would have it {minutes} min later than promised.
    </Trans>
  );
}

function placeOf(orders: Bundle['orders'], id: string, kind: Bundle['stops'][number]['kind']): string {
  const order = orders.find((one) => one.id === id);
  return (kind === 'pick_up' ? order?.store_name : order?.customer_name) ?? '';
}

function useChange(orderId: string) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: ({ call }: { text: string; call: () => Promise<Bundle> }) => call(),
    onSuccess: (bundle, { text }) => {
      queries.setQueryData(bundleQuery(orderId).queryKey, bundle);
      toast({ text, tone: 'ok' });
    },
    onSettled: () => queries.invalidateQueries({ queryKey: ['admin', 'order', orderId] }),
  });
}
