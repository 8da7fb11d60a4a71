import type { Memberships } from 'app-kit/access/use-memberships.ts';
import { BackNotice } from '../menu/off/back-notice.tsx';
import { LowNotice } from '../menu/stock/low-notice.tsx';
import { DayReminder } from './day-reminder.tsx';
import { PushNotice } from './push-notice.tsx';

/**
 * What a member should settle beside the orders: ringing while the page is hidden [STO-004], coming days [STO-040], what is
 * on sale again [STO-037], and what runs low [STO-064].
 */
export function BoardReminders({ store }: { store: Memberships['stores'][number] }) {
  return (
    <>
      <PushNotice />
      {store.permissions.includes('store.availability') && <BackNotice storeId={store.store_id} />}
      {store.permissions.includes('store.availability') && <LowNotice storeId={store.store_id} />}
      {store.permissions.includes('store.hours') && <DayReminder storeId={store.store_id} />}
    </>
  );
}
