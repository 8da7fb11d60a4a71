import { msg } from '@lingui/core/macro';
import { surroundings } from '#features/cart/surroundings.ts';
import { toast } from '#ui/toast.ts';

/** Why an order with medicine on prescription was not sent a moment after its page was drawn. */
export function sayNotYet(): void {
  const { i18n } = surroundings();
  toast({ text: i18n._(msg`The place for your prescription is still loading. Try again in a moment.`), tone: 'warn' });
}
