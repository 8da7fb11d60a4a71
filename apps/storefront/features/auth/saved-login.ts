import type { RawPhone } from 'ui/phone/phone-text.ts';

/** The documented key [AUTH-25]. */
const key = 'userDatafor';

/** The login that was typed, and the country that a phone number is read in; nothing secret [AUTH-26]. */
export function savedLogin(): RawPhone | undefined {
  try {
    const saved: unknown = JSON.parse(localStorage.getItem(key) ?? 'null');
    if (typeof saved !== 'object' || saved === null || !('email_or_phone' in saved)) return undefined;
    const { email_or_phone: text } = saved;
    const country = 'country' in saved ? saved.country : '';
    return typeof text === 'string' && typeof country === 'string' ? { text, country } : undefined;
  } catch {
    return undefined;
  }
}

/** Saves the login, or deletes the saved one [AUTH-27]. */
export function saveLogin(login: RawPhone | null): void {
  try {
    if (login) localStorage.setItem(key, JSON.stringify({ email_or_phone: login.text, country: login.country }));
    else localStorage.removeItem(key);
  } catch {
    // A forbidden storage only means that it is typed again next time.
  }
}
