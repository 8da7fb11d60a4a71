import { Plural } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { SectionCount } from 'app-kit/frame/section-count.tsx';
import { inboxQuery } from './store-chat-calls.ts';

/** How many customers wait to be read, beside the section [STO-081]. */
export function UnreadChats({ storeId }: { storeId: number }) {
  const count = useQuery(inboxQuery(storeId)).data?.unread ?? 0;
  return (
    <SectionCount count={count}>
      <Plural value={count} one="# new" other="# new" />
    </SectionCount>
  );
}
