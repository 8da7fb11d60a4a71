import type { I18n, MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';

/** Messages of successful replies, in all languages. Load it lazily. */
const words: Record<string, MessageDescriptor> = {
  'Added to wish list': msg`Added to wish list`,
  'Removed from wish list': msg`Removed from wish list`,
  'Address added': msg`Address added`,
  'Address updated': msg`Address updated`,
  'Address deleted': msg`Address deleted`,
  'Updated successfully.': msg`Updated successfully.`,
};

/** Returns a message in the language of the user; one without translation stays English [I18N-14]. */
export function replyTexts(message: string, i18n: I18n): string {
  const known = words[message];
  return known ? i18n._(known) : message;
}
