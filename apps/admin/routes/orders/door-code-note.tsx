import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useQueryClient } from '@tanstack/react-query';
import { useMemberships } from 'app-kit/access/use-memberships.ts';
import type { AdminOrder } from 'market/orders/orders.admin.contract';
import { maxWrongCodes } from 'market/orders/orders-door-code.rules';
import { useState } from 'react';
import { Button } from 'ui/buttons/button.tsx';
import { BannerNote } from 'ui/feedback/banner-note.tsx';
import { toast } from 'ui/feedback/toast.ts';
import { adminCalls, showChangedOrder } from '../../layout/admin-calls.ts';
import { AskReasonDialog } from '../../layout/ask-reason-dialog.tsx';

/** The code of the door while the rider has the order, and how it goes on without one [DEL-29]. */
export function DoorCodeNote({ order }: { order: AdminOrder }) {
  const { t } = useLingui();
  const queries = useQueryClient();
  const permissions = useMemberships().memberships?.operator?.permissions ?? [];
  const [isAsking, setIsAsking] = useState(false);
  const { id, door_code: code } = order;
  if (!code?.may_waive) return null;
  const isLocked = code.wrong_count >= maxWrongCodes;
  return (
    <>
      <BannerNote tone={isLocked ? 'bad' : 'info'}>
        <p>
          <Trans>The rider hands this order over for the customer’s four digits.</Trans>{' '}
          {code.wrong_count > 0 && (
            <Plural value={code.wrong_count} one="# wrong code so far." other="# wrong codes so far." />
          )}{' '}
          {isLocked && <Trans>The rider cannot go on without you.</Trans>}
        </p>
        {permissions.includes('ops.orders') && (
          <Button kind="outline" onClick={() => setIsAsking(true)}>
            <Trans>Let it go without the code</Trans>
          </Button>
        )}
      </BannerNote>
      {isAsking && (
        <AskReasonDialog
          title={t`Hand over ${id} without the code?`}
          description={<Trans>Speak with the customer first: the order is as good as delivered then.</Trans>}
          confirmLabel={<Trans>Let it go without the code</Trans>}
          onClose={() => setIsAsking(false)}
          send={async (reason) => {
            const sent = { params: { order_id: id }, body: { reason } };
            await showChangedOrder(queries, await adminCalls.orders.waiveDoorCode(sent));
            toast({ text: t`The rider can hand it over now`, tone: 'ok' });
          }}
        />
      )}
    </>
  );
}
