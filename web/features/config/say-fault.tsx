import type { I18n } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { type CallFault, CallRefused } from 'market/client';
import { toast } from '#ui/toast.ts';

/**
 * The one way in which a failed call is told: every message of the list [ERR-01] [ERR-02], or that there is no
 * connection. `onAgain` is offered only there, for a refusal stays one.
 */
export function sayFault(error: unknown, i18n: I18n, onAgain?: () => void): void {
  if (error instanceof CallRefused) void sayRefusal(error, i18n);
  else if (isConnectionLost(error)) sayOffline(i18n, onAgain);
  else {
    console.error(error);
    sayBad(i18n._(msg`Something went wrong.`));
  }
}

function sayOffline(i18n: I18n, onAgain?: () => void): void {
  toast({
    text: i18n._(msg`You are offline. Nothing is lost: try again when you are connected.`),
    tone: 'warn',
    seconds: 5,
    ...(onAgain && { action: { label: i18n._(msg`Try again`), onPress: onAgain } }),
  });
}

function sayBad(text: string): void {
  toast({ text, tone: 'bad' });
}

/** A server that names no fault still gets its general text [ERR-05]. */
async function sayRefusal({ faults, code, message }: CallRefused, i18n: I18n): Promise<void> {
  const told = faults.length > 0 ? faults : [{ code, message }];
  for (const words of await wordsOf(told, i18n)) sayBad(words);
}

/** What the API said is English and at hand; the words of other languages come when one is needed [I18N-14]. */
export async function wordsOf(told: CallFault[], i18n: I18n): Promise<string[]> {
  const said = told.map(({ message }) => message);
  if (i18n.locale === 'en') return said;
  return import('./refusal-words.tsx').then(
    ({ refusalWords }) => told.map((refusal) => refusalWords(refusal, i18n)),
    () => said,
  );
}

/** `fetch` and `import()` answer a lost connection with a TypeError. */
function isConnectionLost(error: unknown): boolean {
  return !navigator.onLine || error instanceof TypeError;
}
