import type { Profile } from 'market/account/account.contract';
import { maxEmailLength, minPasswordLength } from 'market/auth/auth.rules';
import type { RefusalCode } from 'market/refusals';

/** The typed values of the form. */
export interface ProfileForm {
  name: string;
  email: string;
  phone: string;
  password: string;
  confirmPassword: string;
  currentPassword: string;
  photo: File | null;
  /** The current contact that is to be proved by a code. */
  contactToProve: 'phone' | 'email' | null;
}

export type ProfileField = keyof ProfileForm;
export type ProfileFault = Extract<
  RefusalCode,
  | 'name_needed'
  | 'phone_needed'
  | 'phone_fixed'
  | 'phone_taken'
  | 'email_invalid'
  | 'email_taken'
  | 'password_short'
  | 'password_common'
  | 'passwords_differ'
  | 'password_wrong'
  | 'picture_kind'
  | 'picture_size'
>;
export type ProfileFaults = Partial<Record<ProfileField, ProfileFault | 'email_needed' | 'password_needed'>>;

export function formOf({ f_name, l_name, email, phone }: Profile): ProfileForm {
  return {
    name: `${f_name} ${l_name}`.trim(),
    email: email ?? '',
    phone: phone ?? '',
    password: '',
    confirmPassword: '',
    currentPassword: '',
    photo: null,
    contactToProve: null,
  };
}

/** Digits, and a plus where one leads [PROF-16]. */
export function phoneDigits(typed: string): string {
  return (typed.trim().startsWith('+') ? '+' : '') + typed.replace(/\D/g, '');
}

/** Returns whether the current password is required: for a new one, and for a contact that is new or to be proved. */
export function needsCurrentPassword(form: ProfileForm, profile: Profile): boolean {
  const before = formOf(profile);
  const isOtherContact = form.email.trim() !== before.email || form.phone !== before.phone;
  return profile.has_password && (form.password !== '' || isOtherContact || form.contactToProve !== null);
}

/**
 * Returns the faults of the form; the server checks again [PROF-11] to [PROF-15] [PROF-22]. A contact that was never
 * set may stay empty.
 */
export function faultsOfProfile(form: ProfileForm, profile: Profile): ProfileFaults {
  const faults: ProfileFaults = {};
  const email = form.email.trim();
  if (!form.name.trim()) faults.name = 'name_needed';
  if (!form.phone && profile.phone !== null) faults.phone = 'phone_needed';
  if (!email && profile.email !== null) faults.email = 'email_needed';
  if (email && (email.length > maxEmailLength || !/^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(email)))
    faults.email = 'email_invalid';
  if (form.password && form.password.length < minPasswordLength) faults.password = 'password_short';
  if (form.password !== form.confirmPassword) faults.confirmPassword = 'passwords_differ';
  if (needsCurrentPassword(form, profile) && !form.currentPassword) faults.currentPassword = 'password_needed';
  return faults;
}

const fieldOf: Partial<Record<string, ProfileField>> = {
  name_needed: 'name',
  phone_needed: 'phone',
  phone_fixed: 'phone',
  phone_taken: 'phone',
  email_invalid: 'email',
  email_taken: 'email',
  password_short: 'password',
  password_common: 'password',
  passwords_differ: 'confirmPassword',
  password_wrong: 'currentPassword',
  picture_kind: 'photo',
  picture_size: 'photo',
};

/** The refusals of the server that belong to a field; none when one of them belongs to no field. */
export function faultsOfRefusal(codes: readonly string[]): ProfileFaults | undefined {
  const placed = codes.map((code) => [fieldOf[code], code] as const);
  return placed.every(([field]) => field) ? (Object.fromEntries(placed) as ProfileFaults) : undefined;
}

/** The submitted body [PROF-23]. */
export function bodyOf(form: ProfileForm, profile: Profile) {
  const before = formOf(profile);
  const [name, email] = [form.name.trim(), form.email.trim()];
  return {
    name,
    email,
    phone: form.phone,
    button_type: buttonTypeOf({ ...form, email }, before),
    ...(form.photo && { image: form.photo }),
    ...(form.password && { password: form.password, confirm_password: form.confirmPassword }),
    ...(needsCurrentPassword(form, profile) && { current_password: form.currentPassword }),
  };
}

/** Returns what the save button sends, as the API names it [PROF-31]. */
function buttonTypeOf(form: ProfileForm, before: ProfileForm): 'profile' | 'phone' | 'email' | 'change_password' {
  if (form.contactToProve) return form.contactToProve;
  if (form.phone !== before.phone) return 'phone';
  if (form.email !== before.email) return 'email';
  return form.password ? 'change_password' : 'profile';
}
