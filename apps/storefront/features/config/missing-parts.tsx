import { msg } from '@lingui/core/macro';
import { dismissToast, toast } from 'ui/feedback/toast.ts';
import { pageContext } from './page-context.ts';

/**
 * A script failed to load. If the site has been rebuilt since this page was loaded it never will, and the caller only
 * reports a missing connection: this message says to reload.
 */
export async function showWhenOutdated(): Promise<void> {
  if (!(await isOutdated())) return;
  dismissToast();
  toast({
    text: pageContext().i18n._(msg`The market has a new version. Load this page again to go on.`),
    tone: 'warn',
    seconds: 5,
    action: { label: pageContext().i18n._(msg`Load again`), onPress: () => location.reload() },
  });
}

/** This very script is a file of the build; only its head is requested, of which our worker keeps nothing. */
async function isOutdated(): Promise<boolean> {
  const answer = await fetch(import.meta.url, { method: 'HEAD', cache: 'no-store' }).catch(() => undefined);
  return answer?.status === 404;
}
