import type { Memberships } from 'app-kit/access/use-memberships.ts';
import { DayReminder } from './day-reminder.tsx';
import { PushNotice } from './push-notice.tsx';

/** What a member should settle beside the orders: ringing while the page is hidden [STO-004], and coming days [STO-040]. */
export function BoardReminders({ store }: { store: Memberships['stores'][number] }) {
  return (
    <>
      <PushNotice />
      {store.permissions.includes('store.hours') && <DayReminder storeId={store.store_id} />}
    </>
  );
}
