import type { Refused } from '../calls/refusal-details.ts';

/**
 * The values that a profile form asks for. Omitted fields keep their values. Phone in international form, e-mail in
 * lower case.
 */
export interface WantedProfile {
  name?: string | undefined;
  phone?: string | undefined;
  email?: string | undefined;
}

/** The current values of the profile. */
export interface CurrentProfile {
  phone: string | null;
  email: string | null;
  isPhoneVerified: boolean;
  isEmailVerified: boolean;
}

/** Why a profile cannot be changed so [PROF-11] [PROF-12] [PROF-14] [PROF-17]. */
export function refusalOfProfile({ name, phone, email }: WantedProfile, current: CurrentProfile): Refused | undefined {
  if (name === '') return { refused: 'name_needed' };
  // Leaving an empty contact empty is not a change.
  if (email === '' && current.email !== null) return { refused: 'email_needed' };
  if (phone === '' && current.phone !== null) return { refused: 'phone_needed' };
  const isOther = phone !== undefined && phone !== current.phone;
  return isOther && current.isPhoneVerified ? { refused: 'phone_fixed' } : undefined;
}

export interface ContactToProve {
  medium: 'phone' | 'email';
  contact: string;
}

/**
 * Returns the contact that a form changes, or the current one if its proof is requested. The phone comes first, because
 * one code is sent at a time [PROF-25] [PROF-26] [PROF-31].
 */
export function contactToProve(
  { phone, email }: WantedProfile,
  current: CurrentProfile,
  requested?: string,
): ContactToProve | undefined {
  const [mustProvePhone, mustProveEmail] = [
    requested === 'phone' && !current.isPhoneVerified,
    requested === 'email' && !current.isEmailVerified,
  ];
  if (phone && (phone !== current.phone || mustProvePhone)) return { medium: 'phone', contact: phone };
  if (email && (email !== current.email || mustProveEmail)) return { medium: 'email', contact: email };
  return undefined;
}

/** Accepted types of an uploaded photo [PROF-18]. */
export const photoKinds: readonly string[] = ['image/jpeg', 'image/png', 'image/gif'];
/** Types of every picture that can be read; some cameras write no other. */
export const pictureKinds: readonly string[] = [...photoKinds, 'image/webp'];
/** Bytes of a picture, at most: 2 MB [PROF-19]. */
export const maxPictureBytes = 2 * 1024 * 1024;

/** Why a file cannot be taken as a picture [PROF-18] [PROF-19]. */
export function refusalOfPicture(
  { type, size }: { type: string; size: number },
  kinds: readonly string[],
): 'picture_kind' | 'picture_size' | undefined {
  if (!kinds.includes(type)) return 'picture_kind';
  return size > maxPictureBytes ? 'picture_size' : undefined;
}

/** Mail of these providers arrives with and without the dots of an address. */
const dotless = ['gmail.com', 'googlemail.com'];

/**
 * Returns the mailbox of an e-mail address, in lower case: without what follows a plus sign, which every address of one
 * mailbox may have, and without dots where they do not count.
 */
export function mailboxOf(email: string): string {
  const at = email.lastIndexOf('@');
  const domain = email.slice(at + 1).toLowerCase();
  const [name = ''] = email.slice(0, Math.max(at, 0)).toLowerCase().split('+');
  if (!dotless.includes(domain)) return `${name}@${domain}`;
  return `${name.replaceAll('.', '')}@gmail.com`;
}
