import { looksLikePhone, maxEmailLength, minPhoneLength, writtenEmail } from 'market/auth/auth.rules';
import { internationalOf, isValidPhone, type RawPhone } from 'ui/phone/phone-text.ts';

/** Returns whether a text looks like a phone number; the gaps that the field inserts do not count [AUTH-16]. */
export function isPhoneText(text: string): boolean {
  return looksLikePhone(text.trim().replace(/[\s()-]/g, ''));
}

export function isEmail(text: string): boolean {
  const bare = text.trim();
  return bare.length <= maxEmailLength && writtenEmail.test(bare);
}

/** Long enough, and as long as numbers of its country are [AUTH-33]. */
export function isWholePhone(phone: RawPhone): boolean {
  return internationalOf(phone).length >= minPhoneLength && isValidPhone(phone);
}

export interface Login {
  medium: 'phone' | 'email';
  /** In its submitted form: a phone number with its leading plus [AUTH-34]. */
  contact: string;
}

/** Returns the login typed into the field for both [AUTH-36]. */
export function loginOf(written: RawPhone): Login {
  if (isPhoneText(written.text)) return { medium: 'phone', contact: internationalOf(written) };
  return { medium: 'email', contact: written.text.trim() };
}

export function isLogin(written: RawPhone): boolean {
  return isPhoneText(written.text) ? isWholePhone(written) : isEmail(written.text);
}
