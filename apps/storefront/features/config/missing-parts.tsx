import { msg } from '@lingui/core/macro';
import { dismissToast, toast } from 'ui/feedback/toast.ts';
import { cartContext } from '#features/cart/cart-context.ts';

/**
 * A script did not come. Where the market has been built anew since this page was loaded it never will, and whoever asked
 * for it says no more than that there is no connection: this says what is to be done instead.
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

/** Each build names its routes in a file of its own. Only asked for its head, of which our worker keeps nothing. */
async function isOutdated(): Promise<boolean> {
  const routes = (window as { __reactRouterManifest?: { url: string } }).__reactRouterManifest;
  if (!routes) return false;
  const answer = await fetch(routes.url, { method: 'HEAD', cache: 'no-store' }).catch(() => undefined);
  return answer?.status === 404;
}
