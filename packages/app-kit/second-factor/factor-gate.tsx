import { lazy, Suspense, useSyncExternalStore } from 'react';
import { listenToFactor, needsFactor } from './ask-factor.ts';

const FactorDialog = lazy(async () => ({ default: (await import('./factor-dialog.tsx')).FactorDialog }));

/** Shows the question for the second factor while a call waits for it [SEAT-04]. */
export function FactorGate() {
  const isAsked = useSyncExternalStore(listenToFactor, needsFactor);
  if (!isAsked) return null;
  return (
    <Suspense>
      <FactorDialog />
    </Suspense>
  );
}
