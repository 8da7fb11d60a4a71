import { msg } from '@lingui/core/macro';
import { toast } from 'ui/feedback/toast.ts';
import { pageContext } from '#features/config/page-context.ts';

/** Explains why an order was not sent right after rendering, or after a change. */
export function showStillLoading(awaited: 'pictures' | 'total' | 'waiting'): void {
  const { i18n } = pageContext();
  toast({ text: i18n._(words[awaited]), tone: 'warn' });
}

const words = {
  pictures: msg`The place for your prescription is still loading. Try again in a moment.`,
  waiting: msg`An order waits to be sent. Send or stop that one first.`,
  total: msg`The total is being worked out. Try again in a moment.`,
};
