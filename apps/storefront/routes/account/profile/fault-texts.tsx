import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import type { ProfileFaults } from './profile-form.ts';

type Fault = NonNullable<ProfileFaults[keyof ProfileFaults]>;

const words = {
  name_needed: msg`name is required`,
  phone_needed: msg`phone number required`,
  phone_fixed: msg`A verified phone number cannot be changed.`,
  phone_taken: msg`This phone number belongs to another account.`,
  email_needed: msg`Email is required`,
  email_invalid: msg`Must be a valid email`,
  email_taken: msg`This email belongs to another account.`,
  password_needed: msg`Password is required`,
  password_short: msg`Password is too short - should be 6 chars minimum.`,
  password_common: msg`Too many people use this password. Choose another one.`,
  passwords_differ: msg`Passwords must match`,
  password_wrong: msg`Your current password is wrong.`,
  picture_kind: msg`Choose a picture of type jpg, png, jpeg or gif.`,
  picture_size: msg`The picture may be at most 2 MB.`,
};

/** Returns the error message of a fault of the profile form. */
export function useFaultTexts(): (fault: Fault | undefined) => string | undefined {
  const { i18n } = useLingui();
  return (fault) => fault && i18n._(words[fault]);
}
