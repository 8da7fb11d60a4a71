import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { CallFaultNote } from 'app-kit/calls/call-fault-note.tsx';
import { useAppTitle } from 'app-kit/start/app-info.ts';
import { useSearchParams } from 'react-router';
import { EmptyState } from 'ui/feedback/empty-state.tsx';
import { Skeleton } from 'ui/feedback/skeleton.tsx';
import { inboxQuery } from '../../features/chat/store-chat-calls.ts';
import { useStoreEvents } from '../../features/orders/use-store-events.ts';
import { OwnStorePage } from '../../features/stores/own-store.tsx';
import { StoreChat } from './store-chat.tsx';
import { StoreInbox } from './store-inbox.tsx';
import styles from './vendor-messages-page.module.css';

/** What customers and couriers write to the chosen store: the inbox, and the conversation that is read [STO-081]. */
export function VendorMessagesPage() {
  const { t } = useLingui();
  const app = useAppTitle();
  return (
    <>
      <title>{t`Messages · ${app}`}</title>
      <OwnStorePage permission="store.chat">
        {({ store_id: storeId }) => <StoreMessages key={storeId} storeId={storeId} />}
      </OwnStorePage>
    </>
  );
}

function StoreMessages({ storeId }: { storeId: number }) {
  const { t } = useLingui();
  const { data, error } = useQuery(inboxQuery(storeId));
  useStoreEvents(storeId);
  const [search, setSearch] = useSearchParams();
  const chatId = Number(search.get('chat')) || undefined;
  const show = (id: number | undefined) => {
    const next = new URLSearchParams(search);
    if (id === undefined) next.delete('chat');
    else next.set('chat', String(id));
    setSearch(next);
  };
  return (
    <div className={styles.page} data-open={chatId !== undefined || undefined}>
      <h1 className={styles.title}>
        <Trans>Messages</Trans>
      </h1>
      <div className={styles.inbox}>
        {error && !data && <CallFaultNote error={error} />}
        {!data && !error && (
          <div role="status" aria-busy="true" aria-label={t`Loading…`}>
            <Skeleton shape="block" />
          </div>
        )}
        {data?.conversations.length === 0 && (
          <EmptyState image="boxbig" title={<Trans>No messages yet</Trans>}>
            <Trans>What customers and riders write to your store shows here, and you answer them.</Trans>
          </EmptyState>
        )}
        {data && <StoreInbox conversations={data.conversations} chatId={chatId} onShow={show} />}
      </div>
      {chatId !== undefined && (
        <StoreChat key={chatId} storeId={storeId} chatId={chatId} onBack={() => show(undefined)} />
      )}
    </div>
  );
}
