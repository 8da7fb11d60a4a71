import type { I18n } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { CallRefused } from 'market/calls/client';
import { toast } from 'ui/feedback/toast.ts';

/**
 * Shows a failed call: every message of the list [ERR-01] [ERR-02], or that there is no connection. Only then is
 * `onAgain` offered, because a refusal would be the same again.
 */
export function showFault(error: unknown, i18n: I18n, onAgain?: () => void): void {
  if (error instanceof CallRefused) showRefusal(error, i18n);
  else if (isConnectionLost(error)) notifyOffline(i18n, onAgain);
  else {
    console.error(error);
    showError(i18n._(msg`Something went wrong.`));
  }
}

function notifyOffline(i18n: I18n, onAgain?: () => void): void {
  toast({
    text: i18n._(msg`You are offline. Nothing is lost: try again when you are connected.`),
    tone: 'warn',
    seconds: 5,
    ...(onAgain && { action: { label: i18n._(msg`Try again`), onPress: onAgain } }),
  });
}

function showError(text: string): void {
  toast({ text, tone: 'bad' });
}

/** A reply without error codes gets the general text [ERR-05]; all others are in the language of the page. */
function showRefusal({ faults }: CallRefused, i18n: I18n): void {
  const words = faults.map(({ message }) => message);
  for (const text of words.length > 0 ? words : [i18n._(msg`Something went wrong.`)]) showError(text);
}

/** `fetch` and `import()` reject with a TypeError when the connection is lost. */
function isConnectionLost(error: unknown): boolean {
  return !navigator.onLine || error instanceof TypeError;
}
