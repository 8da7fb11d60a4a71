import { Trans } from '@lingui/react/macro';
import { useMutation } from '@tanstack/react-query';
import { useMemberships } from 'app-kit/access/use-memberships.ts';
import { CallFaultNote } from 'app-kit/calls/call-fault-note.tsx';
import type { ReactNode } from 'react';
import { useNavigate } from 'react-router';
import { Button } from 'ui/buttons/button.tsx';
import { storeChatCalls } from '../../../features/chat/store-chat-calls.ts';
import type { ShownOrder } from '../use-store-board.ts';

interface AboutOrder {
  storeId: number;
  order: ShownOrder;
}

/** Opens the conversations about an order, with its customer and its courier, for members who answer [STO-081] [DEL-62]. */
export function WriteAboutOrder({ storeId, order }: AboutOrder) {
  const { memberships } = useMemberships();
  const store = memberships?.stores.find(({ store_id }) => store_id === storeId);
  if (!store?.permissions.includes('store.chat')) return null;
  const { customer_name: customer, courier_name: courier } = order;
  const params = { store_id: storeId, order_id: order.id };
  return (
    <>
      {order.has_account && (
        <WriteButton storeId={storeId} open={() => storeChatCalls.open({ params })}>
          <Trans>Write to {customer}</Trans>
        </WriteButton>
      )}
      {courier !== null && (
        <WriteButton storeId={storeId} open={() => storeChatCalls.openCourier({ params })}>
          <Trans>Write to the rider {courier}</Trans>
        </WriteButton>
      )}
    </>
  );
}

interface WriteButtonProps extends Pick<AboutOrder, 'storeId'> {
  open: () => Promise<{ conversation_id: number }>;
  children: ReactNode;
}

function WriteButton({ storeId, open: openChat, children }: WriteButtonProps) {
  const navigate = useNavigate();
  const open = useMutation({
    mutationFn: openChat,
    onSuccess: ({ conversation_id: chat }) => navigate(`/messages?store=${storeId}&chat=${chat}`),
  });
  return (
    <>
      <Button kind="outline" icon="message-circle" isLoading={open.isPending} onClick={() => open.mutate()}>
        {children}
      </Button>
      {open.error && <CallFaultNote error={open.error} />}
    </>
  );
}
