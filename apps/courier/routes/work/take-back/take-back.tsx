import { mayTakeBack } from 'market/orders/orders-delivery.rules';
import { lazy, Suspense } from 'react';
import { useCourierSteps } from '../courier-steps.ts';

/** Loads with the first step that can be taken back. */
const TakeBackBar = lazy(async () => ({ default: (await import('./take-back-bar.tsx')).TakeBackBar }));

/** Offers to take the last step back while it is still on this phone [DEL-33]. */
export function TakeBack({ clockOffset }: { clockOffset: number }) {
  const hasAny = useCourierSteps().some(({ sent, status }) => status === 'pending' && mayTakeBack(sent.step));
  if (!hasAny) return null;
  return (
    <Suspense>
      <TakeBackBar clockOffset={clockOffset} />
    </Suspense>
  );
}
