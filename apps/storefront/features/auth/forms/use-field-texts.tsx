import { useLingui } from '@lingui/react/macro';
import { isEmail, isLogin, isWholePhone } from 'app-kit/sign-in/login-text.ts';
import { maxEmailLength, minPasswordLength } from 'market/auth/auth.rules';
import type { RawPhone } from 'ui/phone/phone-text.ts';

/** Error messages in the words of the requirement documents; undefined if a value is valid. */
export interface FieldText {
  login: (written: RawPhone) => string | undefined;
  phone: (phone: RawPhone) => string | undefined;
  email: (text: string) => string | undefined;
  password: (text: string) => string | undefined;
  passwordAgain: (text: string, password: string) => string | undefined;
  name: (text: string) => string | undefined;
}

export function useFieldTexts(): FieldText {
  const { t } = useLingui();
  return {
    // An email or a phone number [AUTH-28] [AUTH-29].
    login(written) {
      if (written.text.trim() === '') return t`Email or phone number is required`;
      return isLogin(written) ? undefined : t`Must be a valid email or phone number`;
    },
    // A whole number of the chosen country [AUTH-32] [AUTH-33] [AUTH-83] [AUTH-84] [AUTH-119] [AUTH-120].
    phone(phone) {
      if (phone.text.trim() === '') return t`Please give a phone number`;
      return isWholePhone(phone) ? undefined : t`number must be 10 digits`;
    },
    // [AUTH-80] to [AUTH-82]
    email(text) {
      if (text.trim() === '') return t`Email is required`;
      if (text.trim().length > maxEmailLength) return t`Email is too long - at most 255 characters.`;
      return isEmail(text) ? undefined : t`Must be a valid email`;
    },
    // Six characters or more [AUTH-30] [AUTH-31] [AUTH-85] [AUTH-86].
    password(text) {
      if (text === '') return t`Password is required`;
      return text.length < minPasswordLength ? t`Password is too short - should be 6 chars minimum.` : undefined;
    },
    // The same as the first one [AUTH-87] [AUTH-88].
    passwordAgain(text, password) {
      if (text === '') return t({ message: 'Confirm Password', context: 'message' });
      return text === password ? undefined : t`Passwords must match`;
    },
    // Not empty [AUTH-79].
    name: (text) => (text.trim() === '' ? t`First name is required` : undefined),
  };
}
