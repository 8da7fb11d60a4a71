import { useRegisterSW } from 'virtual:pwa-register/react';
import { useLingui } from '@lingui/react/macro';
import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { lazy, Suspense, useEffect, useState } from 'react';
import { toast } from 'ui/feedback/toast.ts';
import { isBellRinging } from '../browser/bell.ts';
import { isPageTooOld } from '../calls/page-age.ts';
import { hasWaitingMutations } from '../calls/saved-mutations.ts';
import { type UpdateStep, updateStep } from './update-step.ts';

const hourMilliseconds = 60 * 60 * 1000;
const lookMilliseconds = 5_000;

const UpdateDialog = lazy(async () => ({ default: (await import('./update-dialog.tsx')).UpdateDialog }));

/**
 * Registers the service worker, and offers a new version once nothing rings and nothing waits to be sent; after a day, or
 * where the server takes no more calls of this page, it has to be taken [SEAT-38]. A board stays open for days: the worker
 * asks hourly.
 */
export function AppUpdate() {
  const { t } = useLingui();
  const {
    needRefresh: [isReady],
    updateServiceWorker,
  } = useRegisterSW({
    onRegisteredSW(_url, registration) {
      if (registration) setInterval(() => void registration.update().catch(() => undefined), hourMilliseconds);
    },
  });
  const step = useUpdateStep(isReady);
  const update = () => {
    localStorage.removeItem(sinceName);
    // What waits to be sent, and drafts, are on the device.
    if (isReady) void updateServiceWorker(true);
    else location.reload();
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: asked once, in the language of that moment
  useEffect(() => {
    if (step !== 'offer') return;
    toast({ text: t`A new version is ready`, seconds: 'unlimited', action: { label: t`Update`, onPress: update } });
  }, [step]);
  if (step !== 'must') return null;
  return (
    <Suspense>
      <UpdateDialog onUpdate={update} />
    </Suspense>
  );
}

function useUpdateStep(isReady: boolean): UpdateStep {
  const queries = useQueryClient();
  const [step, setStep] = useState<UpdateStep>('none');
  useEffect(() => {
    const look = () => setStep(stepOf(isReady, queries));
    look();
    const timer = setInterval(look, lookMilliseconds);
    return () => clearInterval(timer);
  }, [isReady, queries]);
  return step;
}

function stepOf(isReady: boolean, queries: QueryClient): UpdateStep {
  const isBusy = isBellRinging() || hasWaitingMutations(queries);
  return updateStep({ readySince: isReady ? readySince() : null, isTooOld: isPageTooOld(), isBusy }, new Date());
}

/** A reload does not begin the day again; each application has its own. */
const sinceName = `update-since${import.meta.env.BASE_URL}`;

function readySince(): Date {
  const saved = Number(localStorage.getItem(sinceName));
  if (saved > 0) return new Date(saved);
  localStorage.setItem(sinceName, String(Date.now()));
  return new Date();
}
