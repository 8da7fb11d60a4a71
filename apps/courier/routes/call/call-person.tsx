import { Trans, useLingui } from '@lingui/react/macro';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { CallFaultNote } from 'app-kit/calls/call-fault-note.tsx';
import { useBusinessName } from 'app-kit/calls/use-market-settings.ts';
import type { Callee } from 'market/chat/chat-calls.rules';
import type { Delivery } from 'market/orders/orders.courier.contract';
import { lazy, type ReactNode, Suspense, useState } from 'react';
import { toast } from 'ui/feedback/toast.ts';
import { Icon } from 'ui/media/icon.tsx';
import { useEnqueueStep } from '../work/courier-steps.ts';
import { callCalls, workQuery } from '../work/work-query.ts';

/** Loads with the first question. */
const ConfirmDialog = lazy(async () => ({ default: (await import('ui/overlays/confirm-dialog.tsx')).ConfirmDialog }));

interface CallPersonProps {
  delivery: Pick<Delivery, 'id' | 'code' | 'call_way'>;
  callee: Callee;
  /** Empty where it is not shown. */
  phone: string;
  name: string;
  clockOffset: number;
  className: string | undefined;
  size?: number;
  children: ReactNode;
}

/**
 * Calls a customer or another courier: through the number of the market, or by the number where the operator shows it; each try is on record
 * [DEL-63]. Nothing where neither is possible.
 */
export function CallPerson(props: CallPersonProps) {
  const { delivery, callee, phone, clockOffset, className, size = 22, children } = props;
  const make = useEnqueueStep(clockOffset);
  if (delivery.call_way === 'market') return <CallThroughMarket {...props} />;
  if (delivery.call_way === 'none' || phone === '') return null;
  return (
    <a className={className} href={`tel:${phone}`} onClick={() => make(delivery, { kind: 'noteCall', callee })}>
      <Icon name="phone" size={size} />
      {children}
    </a>
  );
}

function CallThroughMarket({ delivery, callee, name, className, size = 22, children }: CallPersonProps) {
  const { t } = useLingui();
  const queries = useQueryClient();
  const business = useBusinessName();
  const [asks, setAsks] = useState(false);
  const call = useMutation({
    mutationFn: () => callCalls.call({ params: { order_id: delivery.id }, body: { with: callee, way: 'market' } }),
    onSuccess() {
      setAsks(false);
      toast({ text: t`Your phone rings now. Answer it to be connected.`, tone: 'ok' });
      return queries.invalidateQueries(workQuery);
    },
  });
  return (
    <>
      <button type="button" className={className} onClick={() => setAsks(true)}>
        <Icon name="phone" size={size} />
        {children}
      </button>
      {asks && (
        <Suspense>
          <ConfirmDialog
            icon="phone"
            question={
              <Trans>
                Call <bdi>{name}</bdi>?
              </Trans>
            }
            cancelLabel={<Trans>No</Trans>}
            confirmLabel={<Trans>Call</Trans>}
            kind="brand"
            isBusy={call.isPending}
            onCancel={() => setAsks(false)}
            onConfirm={() => call.mutate()}
          >
            <Trans>The call goes through the number of {business}. Neither of you sees the number of the other.</Trans>{' '}
            <Trans>The try is recorded with its time, as proof. The call itself is not.</Trans>
            {call.error && <CallFaultNote error={call.error} />}
          </ConfirmDialog>
        </Suspense>
      )}
    </>
  );
}
