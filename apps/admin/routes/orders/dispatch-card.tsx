import { Trans } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useMemberships } from 'app-kit/access/use-memberships.ts';
import { timeOfDay } from 'app-kit/formats/clock.ts';
import type { DispatchDecision } from 'market/dispatch/dispatch.admin.contract';
import type { AdminOrder } from 'market/orders/orders.admin.contract';
import { awaitingCourier } from 'market/orders/orders-delivery.rules';
import { lazy, Suspense, useState } from 'react';
import { Button } from 'ui/buttons/button.tsx';
import { dispatchHistoryQuery } from '../../layout/admin-calls.ts';
import desk from '../../layout/desk.module.css';
import styles from './admin-orders.module.css';
import { CandidateText, ChoiceText, ExclusionText, OutcomeText } from './dispatch-texts.tsx';

const AssignRiderDialog = lazy(async () => ({
  default: (await import('./assign-rider-dialog.tsx')).AssignRiderDialog,
}));

const OfferOrderDialog = lazy(async () => ({
  default: (await import('./offers/offer-order-dialog.tsx')).OfferOrderDialog,
}));

/** Who fetches an order and why, who was asked, and the ways to give or offer it to another rider [OPS-016] [OPS-019] [OPS-022]. */
export function DispatchCard({ order }: { order: AdminOrder }) {
  const permissions = useMemberships().memberships?.operator?.permissions ?? [];
  const { data } = useQuery(dispatchHistoryQuery(order.id));
  const [open, setOpen] = useState<'assign' | 'offer'>();
  const { id, courier, order_status: status, time_zone: zone } = order;
  const mayAssign = permissions.includes('ops.dispatch') && awaitingCourier.some((one) => one === status);
  const decisions = data?.decisions ?? [];
  const offers = data?.offers ?? [];
  if (!mayAssign && decisions.length === 0 && offers.length === 0) return null;
  const timeOf = (at: string) => <bdi dir="ltr">{timeOfDay(new Date(at), zone)}</bdi>;
  return (
    <section className={desk.card}>
      <h2 className={desk.cardTitle}>
        <Trans>Rider</Trans>
      </h2>
      <div className={desk.body}>
        {mayAssign && (
          <div className={styles.choice}>
            {courier ? <bdi>{courier.name}</bdi> : <Trans>No rider yet</Trans>}
            <span className={styles.filters}>
              {!courier && (
                <Button kind="outline" icon="bell" onClick={() => setOpen('offer')}>
                  <Trans>Offer it</Trans>
                </Button>
              )}
              <Button kind="outline" icon="bike" onClick={() => setOpen('assign')}>
                {courier ? <Trans>Choose another rider</Trans> : <Trans>Choose a rider</Trans>}
              </Button>
            </span>
          </div>
        )}
        {decisions.length > 0 && (
          <ul className={styles.lines}>
            {decisions.map((decision) => (
              <li key={decision.at} className={styles.words}>
                <span>
                  {timeOf(decision.at)} <Decided decision={decision} />
                </span>
                <Compared decision={decision} />
              </li>
            ))}
          </ul>
        )}
        {offers.length > 0 && (
          <ul className={styles.lines}>
            {offers.map(({ at, courier: rider, outcome, person }) => (
              <li key={`${at} ${rider.id}`} className={desk.line}>
                {timeOf(at)} <bdi>{rider.name}</bdi>: <OutcomeText outcome={outcome} />
                {person && (
                  <>
                    {' · '}
                    <Trans>by {person}</Trans>
                  </>
                )}
              </li>
            ))}
          </ul>
        )}
      </div>
      {open && (
        <Suspense>
          {open === 'assign' && <AssignRiderDialog orderId={id} onClose={() => setOpen(undefined)} />}
          {open === 'offer' && <OfferOrderDialog orderId={id} onClose={() => setOpen(undefined)} />}
        </Suspense>
      )}
    </section>
  );
}

function Decided({ decision: { courier, person, words, reason } }: { decision: DispatchDecision }) {
  const name = <bdi>{courier?.name ?? '–'}</bdi>;
  if (person) {
    return (
      <>
        <Trans>
          {person} gave it to {name}
        </Trans>
        {words && `: ${words}`}
      </>
    );
  }
  return (
    <>
      {name}
      {reason && (
        <>
          : <ChoiceText reason={reason} />
        </>
      )}
    </>
  );
}

/** The riders that a decision compared. */
function Compared({ decision: { candidates, excluded } }: { decision: DispatchDecision }) {
  if (candidates.length + excluded.length === 0) return null;
  return (
    <details className={desk.line}>
      <summary>
        <Trans>Who was compared</Trans>
      </summary>
      <ul className={styles.lines}>
        {candidates.map((candidate) => (
          <li key={candidate.courier_id}>
            <bdi>{candidate.name}</bdi>: <CandidateText candidate={candidate} />
          </li>
        ))}
        {excluded.map(({ courier_id: id, name, why }) => (
          <li key={id}>
            <bdi>{name}</bdi>: <ExclusionText why={why} />
          </li>
        ))}
      </ul>
    </details>
  );
}
