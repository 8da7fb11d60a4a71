import { Trans, useLingui } from '@lingui/react/macro';
import { useMemberships } from 'app-kit/access/use-memberships.ts';
import { dayAndTime } from 'app-kit/formats/clock.ts';
import { RefundRequestFacts } from 'app-kit/money/refund-request-facts.tsx';
import type { AdminOrder } from 'market/orders/orders.admin.contract';
import { useState } from 'react';
import { Button } from 'ui/buttons/button.tsx';
import desk from '../../layout/desk.module.css';
import { MoveOrderDialog } from './move-order-dialog.tsx';

type Request = NonNullable<AdminOrder['refund_request']>;

/** What the customer has asked back; the refund below answers it, and it can be declined here [OPS-032]. */
export function CustomerRequestCard({ order, request }: { order: AdminOrder; request: Request }) {
  const { i18n } = useLingui();
  const permissions = useMemberships().memberships?.operator?.permissions ?? [];
  const [isDeclining, setIsDeclining] = useState(false);
  const requestedAt = dayAndTime(new Date(request.requested_at), order.time_zone, i18n.locale);
  const decline = order.moves.find(({ to }) => to === 'delivered');
  const mayDecline = request.state === 'waiting' && permissions.includes('ops.orders');
  return (
    <section className={desk.card} aria-labelledby="refund-request-title">
      <h2 id="refund-request-title" className={desk.cardTitle}>
        <Trans>The customer asks for a refund</Trans> <span className={desk.line}>{requestedAt}</span>
      </h2>
      <div className={desk.body}>
        <RefundRequestFacts request={request} currency={order.currency} />
        {mayDecline && decline && (
          <Button kind="outline" onClick={() => setIsDeclining(true)}>
            <Trans>Decline</Trans>
          </Button>
        )}
      </div>
      {isDeclining && decline && <MoveOrderDialog order={order} move={decline} onClose={() => setIsDeclining(false)} />}
    </section>
  );
}
