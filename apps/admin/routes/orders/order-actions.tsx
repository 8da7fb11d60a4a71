import { Trans } from '@lingui/react/macro';
import { useMemberships } from 'app-kit/access/use-memberships.ts';
import type { AdminOrder } from 'market/orders/orders.admin.contract';
import { useState } from 'react';
import { Button } from 'ui/buttons/button.tsx';
import desk from '../../layout/desk.module.css';
import styles from './admin-orders.module.css';
import { CorrectOrderDialog } from './correct-order-dialog.tsx';
import { DelayNote } from './delays/delay-note.tsx';
import { DelayOrderDialog } from './delays/delay-order-dialog.tsx';
import { MoveOrderDialog } from './move-order-dialog.tsx';
import { statusName } from './order-texts.tsx';

/** What an operator can do with a running order beside cancelling and refunding it [OPS-024] [OPS-029] [OPS-036]. */
export function OrderActions({ order }: { order: AdminOrder }) {
  const permissions = useMemberships().memberships?.operator?.permissions ?? [];
  const [move, setMove] = useState<AdminOrder['moves'][number]>();
  const [isCorrecting, setIsCorrecting] = useState(false);
  const [isDelaying, setIsDelaying] = useState(false);
  const { moves, may_correct: mayCorrect, corrected_at: correctedAt, confirmed_correction_at: confirmedAt } = order;
  if (!permissions.includes('ops.orders') || (moves.length === 0 && !mayCorrect)) return null;
  return (
    <section className={desk.card}>
      <h2 className={desk.cardTitle}>
        <Trans>By hand</Trans>
      </h2>
      <div className={desk.body}>
        <div className={styles.filters}>
          {mayCorrect && (
            <Button kind="outline" icon="pencil" onClick={() => setIsCorrecting(true)}>
              <Trans>Correct address, contact or note</Trans>
            </Button>
          )}
          {order.delays.length > 0 && (
            <Button kind="outline" icon="clock-4" onClick={() => setIsDelaying(true)}>
              <Trans>Put off or hold</Trans>
            </Button>
          )}
          {moves.map((one) => {
            const name = statusName(one.to);
            return (
              <Button key={one.to} kind="outline" onClick={() => setMove(one)}>
                <Trans>Move to: {name}</Trans>
              </Button>
            );
          })}
        </div>
        <DelayNote order={order} />
        {correctedAt && (
          <p className={desk.hint}>
            {confirmedAt ? (
              <Trans>The customer has confirmed the correction.</Trans>
            ) : (
              <Trans>The customer has not confirmed the correction yet.</Trans>
            )}
          </p>
        )}
      </div>
      {move && <MoveOrderDialog order={order} move={move} onClose={() => setMove(undefined)} />}
      {isDelaying && <DelayOrderDialog order={order} onClose={() => setIsDelaying(false)} />}
      {isCorrecting && <CorrectOrderDialog order={order} onClose={() => setIsCorrecting(false)} />}
    </section>
  );
}
