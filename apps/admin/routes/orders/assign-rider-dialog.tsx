import { Trans, useLingui } from '@lingui/react/macro';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { CallFaultNote } from 'app-kit/calls/call-fault-note.tsx';
import type { Ranking } from 'market/dispatch/dispatch.admin.contract';
import { useState } from 'react';
import { Button } from 'ui/buttons/button.tsx';
import { toast } from 'ui/feedback/toast.ts';
import { Dialog } from 'ui/overlays/dialog.tsx';
import { adminCalls, rankingQuery } from '../../layout/admin-calls.ts';
import { AskReasonDialog } from '../../layout/ask-reason-dialog.tsx';
import desk from '../../layout/desk.module.css';
import styles from './admin-orders.module.css';
import { CandidateText, ExclusionText } from './dispatch-texts.tsx';

type Excluded = Ranking['excluded'][number];

/** A rider who does not work cannot have an order. */
const cannotHave: readonly string[] = ['off_shift', 'suspended', 'handing_over'] satisfies Excluded['why'][];

/** All riders for an order, the best first; one press gives it, and a rider who is out needs a reason [OPS-016] [OPS-017]. */
export function AssignRiderDialog({ orderId, onClose }: { orderId: string; onClose: () => void }) {
  const { t } = useLingui();
  const { data, error } = useQuery(rankingQuery(orderId));
  const [asksFor, setAsksFor] = useState<Excluded>();
  const assign = useAssign(orderId, data?.courier?.id ?? null);
  const give = useMutation({
    mutationFn: ({ courier_id: id, name }: { courier_id: number; name: string }) => assign({ id, name }),
    onSuccess: onClose,
  });
  if (asksFor) {
    const { courier_id: id, name } = asksFor;
    return (
      <AskReasonDialog
        title={t`Give it to ${name} anyway?`}
        description={<ExclusionText why={asksFor.why} />}
        confirmLabel={<Trans>Give the order</Trans>}
        send={(reason) => assign({ id, name, reason })}
        onClose={onClose}
      />
    );
  }
  return (
    <Dialog title={t`Choose a rider`} description={<Trans>The best for this order first.</Trans>} onClose={onClose}>
      <div className={desk.stack}>
        {(give.error ?? error) && <CallFaultNote error={give.error ?? (error as Error)} />}
        {data?.candidates.length === 0 && (
          <p role="status">
            <Trans>No rider is free for it right now.</Trans>
          </p>
        )}
        <ul className={styles.lines}>
          {data?.candidates.map((candidate) => {
            const { courier_id: id, name } = candidate;
            const isOwn = data.courier?.id === id;
            return (
              <li key={id} className={styles.choice}>
                <span className={styles.words}>
                  <b>
                    <bdi>{name}</bdi>
                  </b>
                  <span className={desk.line}>
                    <CandidateText candidate={candidate} />
                  </span>
                </span>
                {isOwn ? (
                  <Trans>Has it</Trans>
                ) : (
                  <Button
                    kind="outline"
                    aria-label={t`Give the order to ${name}`}
                    isLoading={give.isPending && give.variables.courier_id === id}
                    onClick={() => give.mutate(candidate)}
                  >
                    <Trans>Give</Trans>
                  </Button>
                )}
              </li>
            );
          })}
          {data?.excluded.map((one) => (
            <li key={one.courier_id} className={styles.choice}>
              <span className={styles.words}>
                <bdi>{one.name}</bdi>
                <span className={desk.line}>
                  {data.courier?.id === one.courier_id ? <Trans>Has it</Trans> : <ExclusionText why={one.why} />}
                </span>
              </span>
              {!cannotHave.includes(one.why) && data.courier?.id !== one.courier_id && (
                <Button kind="text" onClick={() => setAsksFor(one)}>
                  <Trans>Assign anyway</Trans>
                </Button>
              )}
            </li>
          ))}
        </ul>
      </div>
    </Dialog>
  );
}

/** Gives the order, unless another operator was first; then the page shows who has it. */
function useAssign(orderId: string, fromCourierId: number | null) {
  const { t } = useLingui();
  const queries = useQueryClient();
  return async ({ id, name, reason }: { id: number; name: string; reason?: string }) => {
    try {
      await adminCalls.dispatch.assign({
        params: { order_id: orderId },
        body: { courier_id: id, from_courier_id: fromCourierId, ...(reason && { reason }) },
      });
      toast({ text: t`${name} has the order`, tone: 'ok' });
    } finally {
      void queries.invalidateQueries({ queryKey: ['admin', 'order', orderId] });
    }
  };
}
