import type { CallFault } from 'market/calls/client';

/** A refusal within a page: the API says it in the language of the page [I18N-14]. */
export function RefusalText({ refusal }: { refusal: CallFault }) {
  return refusal.message;
}
