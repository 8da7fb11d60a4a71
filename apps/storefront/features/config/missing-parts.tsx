import { msg } from '@lingui/core/macro';
import { dismissToast, toast } from 'ui/feedback/toast.ts';
import { cartContext } from '#features/cart/cart-context.ts';

/**
 * A script failed to load. If the site has been rebuilt since this page was loaded it never will, and the caller only
 * reports a missing connection: this message says to reload.
 */
export async function showWhenOutdated(): Promise<void> {
  if (!(await isOutdated())) return;
  dismissToast();
  toast({
    text: cartContext().i18n._(msg`The market has a new version. Load this page again to go on.`),
    tone: 'warn',
    seconds: 5,
    action: { label: cartContext().i18n._(msg`Load again`), onPress: () => location.reload() },
  });
}

/** A button was pressed whose part of the page is still on its way. */
export function showStillLoading(): void {
  toast({ text: cartContext().i18n._(msg`This page is still loading. Try again in a moment.`), tone: 'warn' });
}

/** Each build has a uniquely named file of its routes. A HEAD request, which the service worker does not cache. */
async function isOutdated(): Promise<boolean> {
  const routes = (window as { __reactRouterManifest?: { url: string } }).__reactRouterManifest;
  if (!routes) return false;
  const answer = await fetch(routes.url, { method: 'HEAD', cache: 'no-store' }).catch(() => undefined);
  return answer?.status === 404;
}
