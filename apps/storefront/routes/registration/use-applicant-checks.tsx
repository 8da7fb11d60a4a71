import { useLingui } from '@lingui/react/macro';
import { minPasswordLength, minPhoneLength } from 'market/auth/auth.rules';
import { isNewsletterEmail } from 'market/registration/registration.rules';
import { internationalOf, isValidPhone, type RawPhone } from 'ui/phone/phone-text.ts';
import type { Applicant, ApplicantField } from './applicant.ts';

/** Error messages of an applicant's fields, and the submitted data. */
export function useApplicantChecks() {
  const { t } = useLingui();
  // Not shared with the sign-in, whose messages import the schemas of its calls.
  const phoneFault = (phone: RawPhone) => {
    if (phone.text.trim() === '') return t`Please give a phone number`;
    const isWhole = internationalOf(phone).length >= minPhoneLength && isValidPhone(phone);
    return isWhole ? undefined : t`number must be 10 digits`;
  };
  const emailFault = (text: string) => {
    if (text.trim() === '') return t`Email is required`;
    return isNewsletterEmail(text) ? undefined : t`Must be a valid email`;
  };
  const passwordFault = (text: string) => {
    if (text === '') return t`Password is required`;
    return text.length < minPasswordLength ? t`Password is too short - should be 6 chars minimum.` : undefined;
  };
  const againFault = ({ confirm_password: again, password }: Applicant) => {
    if (again === '') return t({ message: 'Confirm Password', context: 'message' });
    return again === password ? undefined : t`Passwords must match`;
  };
  return {
    check: (applicant: Applicant): Record<ApplicantField, string | undefined> => ({
      f_name: applicant.f_name.trim() === '' ? t`First name is required` : undefined,
      l_name: applicant.l_name.trim() === '' ? t`Last name is required` : undefined,
      phone: phoneFault(applicant.phone),
      email: emailFault(applicant.email),
      password: passwordFault(applicant.password),
      confirm_password: againFault(applicant),
      terms: applicant.terms ? undefined : t`You must accept the terms and conditions`,
    }),
    sent: ({ phone, terms: _, ...applicant }: Applicant) => ({
      ...applicant,
      f_name: applicant.f_name.trim(),
      l_name: applicant.l_name.trim(),
      email: applicant.email.trim(),
      phone: internationalOf(phone),
    }),
  };
}
