import { lazy, Suspense } from 'react';
import { Outlet } from 'react-router';

/** Loads after the page: the first load of a rider is small. */
const PendingBadge = lazy(async () => ({ default: (await import('./courier-waiting.tsx')).PendingBadge }));

/** Around every page of a rider, with the count of what waits [SEAT-27]. */
export function CourierFrame() {
  return (
    <>
      <Outlet />
      <Suspense>
        <PendingBadge />
      </Suspense>
    </>
  );
}
