import type { Memberships } from 'app-kit/access/use-memberships.ts';
import { Suspense } from 'react';
import { lazyPart } from 'ui/layout/lazy-part.tsx';
import { PushNotice } from '../shift/push-notice.tsx';
import { ShiftStrip, type ShiftStripProps } from '../shift/shift-strip.tsx';
import { BackNotice } from './back-notice.tsx';
import { DayReminder } from './day-reminder.tsx';
import { LowNotice } from './low-notice.tsx';

const ChecksNotice = lazyPart(async () => ({
  default: (await import('./checks-notice.tsx')).ChecksNotice,
}));

export interface BoardRemindersProps extends Pick<ShiftStripProps, 'orders' | 'clockOffset' | 'waitingCount'> {
  store: Memberships['stores'][number];
}

/**
 * What a member should settle beside the orders: the shift [STO-008], ringing while the page is hidden [STO-004] [SEAT-28],
 * the opening list [STO-099], coming days [STO-040], what is on sale again [STO-037], and what runs low [STO-064].
 */
export function BoardReminders({ store, ...shift }: BoardRemindersProps) {
  const seesMenu = store.permissions.includes('store.availability');
  return (
    <>
      <ShiftStrip storeId={store.store_id} seesMenu={seesMenu} {...shift} />
      <PushNotice storeId={store.store_id} />
      <Suspense>
        <ChecksNotice storeId={store.store_id} />
      </Suspense>
      {seesMenu && <BackNotice storeId={store.store_id} />}
      {seesMenu && <LowNotice storeId={store.store_id} />}
      {store.permissions.includes('store.hours') && <DayReminder storeId={store.store_id} />}
    </>
  );
}
