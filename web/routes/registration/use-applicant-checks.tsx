import { useLingui } from '@lingui/react/macro';
import { useFieldWords } from '#features/auth/use-field-words.tsx';
import { internationalOf } from '#ui/phone-text.ts';
import type { Applicant, ApplicantField } from './applicant.ts';

/** What is wrong with who applies, in words, and what is sent of them. */
export function useApplicantChecks() {
  const { t } = useLingui();
  const words = useFieldWords();
  return {
    check: (applicant: Applicant): Record<ApplicantField, string | undefined> => ({
      f_name: words.name(applicant.f_name),
      l_name: applicant.l_name.trim() === '' ? t`Last name is required` : undefined,
      phone: words.phone(applicant.phone),
      email: words.email(applicant.email),
      password: words.password(applicant.password),
      confirm_password: words.passwordAgain(applicant.confirm_password, applicant.password),
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
