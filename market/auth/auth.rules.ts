/** Digits of a one-time code [AUTH-52]. */
export const codeLength = 6;
/** Seconds until another code may be sent [AUTH-56]. */
export const resendWaitSeconds = 60;
/** Characters of a password, at least [AUTH-31]. */
export const shortestPassword = 6;
/** Characters of a phone number, at least [AUTH-33]. */
export const shortestPhone = 10;
/** Characters of an e-mail address, at most [AUTH-82]. */
export const longestEmail = 255;

export type Medium = 'phone' | 'email';

/** The parts of `centralize_login` that decide what the sign-in view offers. */
export interface LoginSettings {
  otp_login_status: 0 | 1;
  manual_login_status: 0 | 1;
  social_login_status: 0 | 1;
}

export interface OfferedLogins {
  manual: boolean;
  otp: boolean;
  social: boolean;
}

/** What the sign-in view offers; with nothing switched on, manual [AUTH-01] to [AUTH-11]. */
export function offeredLogins(settings: LoginSettings): OfferedLogins {
  const [manual, otp, social] = [
    settings.manual_login_status === 1,
    settings.otp_login_status === 1,
    settings.social_login_status === 1,
  ];
  // Beside a code and without a password there are social buttons only when both are on [AUTH-07].
  return { manual: manual || !(otp || social), otp, social };
}

export const socialMedia = ['google', 'facebook', 'apple'] as const;
export type SocialMedium = (typeof socialMedia)[number];

export interface SocialSettings {
  social_login: readonly { login_medium: string; status: boolean }[];
  apple_login: readonly { login_medium: string; status: boolean }[];
  centralize_login: {
    google_login_status: 0 | 1;
    facebook_login_status: 0 | 1;
    apple_login_status: 0 | 1;
  };
}

/** A provider shows when its own status and the matching one of `centralize_login` are both on [AUTH-13]. */
export function offeredSocialMedia({ social_login, apple_login, centralize_login }: SocialSettings): SocialMedium[] {
  const known = [...social_login, ...apple_login];
  return socialMedia.filter(
    (medium) =>
      centralize_login[`${medium}_login_status`] === 1 &&
      known.some(({ login_medium, status }) => login_medium === medium && status),
  );
}

/** Optional plus, then digits only, at least three characters: then the field is one for phone numbers [AUTH-16]. */
export function looksLikePhone(value: string): boolean {
  return value.length >= 3 && /^\+?\d+$/.test(value);
}

/** What a reply of any sign-in call says of where the sign-in stands. */
export interface SignInState {
  token: string | null;
  is_personal_info: 0 | 1;
  is_exist_user: { name: string; image: string | null } | null;
  is_phone_verified: 0 | 1;
  is_email_verified: 0 | 1;
}

export type SignInStep = 'signed_in' | 'verify_phone' | 'verify_email' | 'is_exist_user' | 'user_info' | 'phone_modal';

/**
 * What comes next after the answer of a sign-in call. Missing information first, then a code for what is not verified
 * (the phone when neither is), then the question of an existing account [AUTH-40] to [AUTH-51] [AUTH-112] to [AUTH-115].
 */
export function nextSignInStep(state: SignInState, loginType: 'manual' | 'otp' | 'social'): SignInStep {
  if (state.token !== null) return 'signed_in';
  if (state.is_personal_info === 0) return 'user_info';
  if (state.is_exist_user) return 'is_exist_user';
  if (state.is_phone_verified === 0) return loginType === 'social' ? 'phone_modal' : 'verify_phone';
  if (state.is_email_verified === 0) return 'verify_email';
  return loginType === 'social' ? 'phone_modal' : 'user_info';
}

/** What decides whether somebody is asked for interests after signing in or choosing a module [AUTH-97] [MOD-13]. */
export interface InterestQuestion {
  isSignedIn: boolean;
  hasZone: boolean;
  /** The traits of the module say whether it has categories to be interested in. */
  moduleHasInterests: boolean;
  hasInterestCategories: boolean;
  /** Interests of this module were saved before [AUTH-99]. */
  isModuleAnswered: boolean;
}

export function asksForInterests(question: InterestQuestion): boolean {
  const { isSignedIn, hasZone, moduleHasInterests, hasInterestCategories, isModuleAnswered } = question;
  return isSignedIn && hasZone && moduleHasInterests && hasInterestCategories && !isModuleAnswered;
}
