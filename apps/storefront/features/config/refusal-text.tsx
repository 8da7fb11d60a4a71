import type { CallFault } from 'market/calls/client';

/** A refusal within a page, in the language of the page, as the API sent it [I18N-14]. */
export function RefusalText({ refusal }: { refusal: CallFault }) {
  return refusal.message;
}
