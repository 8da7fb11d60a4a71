import type { RawPhone } from 'ui/phone/phone-text.ts';

/** The typed data of an applicant. */
export interface Applicant {
  f_name: string;
  l_name: string;
  phone: RawPhone;
  email: string;
  password: string;
  confirm_password: string;
  terms: boolean;
}

export type ApplicantField = keyof Applicant;

export function newApplicant(country: string): Applicant {
  const phone = { country, text: '' };
  return { f_name: '', l_name: '', phone, email: '', password: '', confirm_password: '', terms: false };
}

/** Where refusals of the server show that are about who applies. */
export const applicantFaults = {
  email_invalid: 'email',
  password_common: 'password',
  password_short: 'password',
  passwords_differ: 'confirm_password',
} as const;
