/** What in a text leads past the market. */
export type ContactKind = 'phone' | 'email' | 'link';

/** Digits of a phone number, at least, with what people write between them; a date has eight. */
const phone = /(?:\d[\s().\-–/]{0,2}){9,}/;
const email = /[^\s@]+\s?@\s?[^\s@]+\.[a-z]{2,}/i;
/** Addresses of the web, and names of accounts. */
const link = /https?:|www\.|\b[\w-]+\.(?:com|net|org|io|me|co|ng|ke|tz|ug|gh|africa|shop|link|ly)\b|(?:^|\s)@\w{3,}/i;

/** Returns which contact data a text has; null without any [STO-079] [STO-094]. */
export function contactIn(text: string): ContactKind | null {
  if (email.test(text)) return 'email';
  if (link.test(text)) return 'link';
  return phone.test(text) ? 'phone' : null;
}
