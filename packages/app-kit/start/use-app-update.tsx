import { useRegisterSW } from 'virtual:pwa-register/react';
import { useLingui } from '@lingui/react/macro';
import { useEffect } from 'react';
import { toast } from 'ui/feedback/toast.ts';

const hourMilliseconds = 60 * 60 * 1000;

/** Registers the service worker and offers a new version once one is ready. A board stays open for days: it asks hourly. */
export function useAppUpdate(): void {
  const { t } = useLingui();
  const {
    needRefresh: [isReady],
    updateServiceWorker,
  } = useRegisterSW({
    onRegisteredSW(_url, registration) {
      if (registration) setInterval(() => void registration.update().catch(() => undefined), hourMilliseconds);
    },
  });
  useEffect(() => {
    if (!isReady) return;
    const action = { label: t`Update`, onPress: () => void updateServiceWorker(true) };
    toast({ text: t`A new version is ready`, seconds: 'unlimited', action });
  }, [isReady, t, updateServiceWorker]);
}
