import { Trans } from '@lingui/react/macro';
import { useMutation } from '@tanstack/react-query';
import { useMemberships } from 'app-kit/access/use-memberships.ts';
import { CallFaultNote } from 'app-kit/calls/call-fault-note.tsx';
import { useNavigate } from 'react-router';
import { Button } from 'ui/buttons/button.tsx';
import { storeChatCalls } from '../../../features/chat/store-chat-calls.ts';
import type { ShownOrder } from '../use-store-board.ts';

/** Opens the conversation with the customer of an order, for members who answer customers [STO-081]. */
export function WriteToCustomer({ storeId, order }: { storeId: number; order: ShownOrder }) {
  const navigate = useNavigate();
  const { memberships } = useMemberships();
  const store = memberships?.stores.find(({ store_id }) => store_id === storeId);
  const open = useMutation({
    mutationFn: () => storeChatCalls.open({ params: { store_id: storeId, order_id: order.id } }),
    onSuccess: ({ conversation_id: chat }) => navigate(`/messages?store=${storeId}&chat=${chat}`),
  });
  if (!store?.permissions.includes('store.chat')) return null;
  const customer = order.customer_name;
  return (
    <>
      <Button kind="outline" icon="message-circle" isLoading={open.isPending} onClick={() => open.mutate()}>
        <Trans>Write to {customer}</Trans>
      </Button>
      {open.error && <CallFaultNote error={open.error} />}
    </>
  );
}
