import { Suspense } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { lazyPart } from 'ui/layout/lazy-part.tsx';
import type { PlacedOrder } from '../order-intent.ts';

const OrderPlacedDialog = lazyPart(async () => {
  const { OrderPlacedDialog } = await import('./order-placed-dialog.tsx');
  return { default: OrderPlacedDialog };
});

/** Shows the order that the history entry carries, so that a reload shows it again and closing forgets it. */
export function PlacedOrderNotice() {
  const location = useLocation();
  const navigate = useNavigate();
  const placed = placedIn(location.state);
  if (!placed) return null;
  return (
    <Suspense>
      <OrderPlacedDialog order={placed} onClose={() => navigate(location, { replace: true, state: null })} />
    </Suspense>
  );
}

/** Returns the order in a history entry. */
export function placedIn(state: unknown): PlacedOrder | undefined {
  const placed = typeof state === 'object' && state !== null && 'placedOrder' in state ? state.placedOrder : undefined;
  return placed as PlacedOrder | undefined;
}
