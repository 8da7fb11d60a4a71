/** What our own applications send as `X-software-id` [API-05]; a page of another site cannot send such a header. */
export const ownSoftwareId = 'soko-web';
/** A call of a page that shows a customer carries it, so that it is never answered as a guest's [AUTH-136]. */
export const signedInHeader = 'x-signed-in';
/** Digits of a one-time code [AUTH-52]. */
export const codeLength = 6;
/** Seconds that a code can be used. */
export const codeSeconds = 5 * 60;
/** Guesses at one code; then it is void. */
export const guessesPerCode = 5;
/** Seconds until another code may be sent [AUTH-56]. */
export const resendWaitSeconds = 60;
/** Characters of a password, at least [AUTH-31]. */
export const minPasswordLength = 6;
/** Characters of a phone number, at least [AUTH-33]. */
export const minPhoneLength = 10;
/** Characters of an e-mail address, at most [AUTH-82]. */
export const maxEmailLength = 255;
/** An e-mail address as mail servers take it; without quotes, comments and addresses in digits. */
export const writtenEmail = /^(?:[\w'+-]+\.)*[\w'+-]*[\w+-]@(?:[A-Za-z0-9][A-Za-z0-9-]*\.)+[A-Za-z]{2,}$/;

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

/**
 * Returns the nonce that the page sends to Google or Apple: the SHA-256, in hexadecimal digits, of a secret that the
 * page stores and sends with the token.
 */
export async function nonceForProvider(secret: string): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(secret));
  return [...new Uint8Array(digest)].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** Optional plus, then digits only, at least three characters: then the field is one for phone numbers [AUTH-16]. */
export function looksLikePhone(value: string): boolean {
  return value.length >= 3 && /^\+?\d+$/.test(value);
}

/** What the reply of every sign-in call says about the state of the sign-in. */
export interface SignInState {
  token: string | null;
  is_personal_info: 0 | 1;
  is_exist_user: { name: string; image: string | null } | null;
  is_phone_verified: 0 | 1;
  is_email_verified: 0 | 1;
  /** The code that was sent last; its medium is the one to ask for. */
  code?: { medium: Medium } | null;
}

export type SignInStep = 'signed_in' | 'verify_phone' | 'verify_email' | 'is_exist_user' | 'user_info' | 'phone_modal';

/**
 * Returns the step after the reply of a sign-in call: first missing information, then a code for an unverified contact
 * (the phone if neither is verified), then the question about an existing account [AUTH-40] to [AUTH-51] [AUTH-112] to
 * [AUTH-115].
 */
export function nextSignInStep(state: SignInState, loginType: 'manual' | 'otp' | 'social'): SignInStep {
  if (state.token !== null) return 'signed_in';
  if (state.is_personal_info === 0) return 'user_info';
  if (state.is_exist_user) return 'is_exist_user';
  if (state.code) return `verify_${state.code.medium}`;
  if (state.is_phone_verified === 0) return loginType === 'social' ? 'phone_modal' : 'verify_phone';
  if (state.is_email_verified === 0) return 'verify_email';
  return loginType === 'social' ? 'phone_modal' : 'user_info';
}

/** What the server knows about a contact: whether it exists, and whether its owner has proved it. */
export type ContactState = 'missing' | 'unproved' | 'proved';

/** The facts that decide the next step of a sign-in. */
export interface SignInFacts {
  loginType: 'manual' | 'otp' | 'social';
  hasName: boolean;
  /** A contact that was proved in this run belongs to an account that this identity is not yet part of. */
  isMatched: boolean;
  /** A contact of the account that was claimed with 'Yes', which only its owner can prove. */
  claimLacks: Medium | null;
  phone: ContactState;
  email: ContactState;
  /** Whether the operator wants contacts of this kind proved. */
  verifiesPhone: boolean;
  verifiesEmail: boolean;
  /** A code has come back in this run: the other medium is not asked for in the same one [AUTH-46]. */
  isCodeProved: boolean;
}

export type SignInOutcome = Exclude<SignInStep, 'signed_in'> | 'open';

/** Whether a contact needs no code; one whose verification is switched off never does [AUTH-45]. */
export function countsAsVerified(state: ContactState, isVerificationOn: boolean): boolean {
  return state === 'proved' || !isVerificationOn;
}

/** Returns a contact's flag as every reply writes it; a contact that is not there lacks no proof. */
export function verifiedFlag(state: ContactState, isVerificationOn: boolean): 0 | 1 {
  return state === 'missing' || countsAsVerified(state, isVerificationOn) ? 1 : 0;
}

/**
 * Returns what a sign-in still needs; the server alone decides. A caller with nothing but a phone number proves it
 * before the reply mentions any account [AUTH-40] to [AUTH-51] [AUTH-112] to [AUTH-115].
 */
export function signInOutcome(facts: SignInFacts): SignInOutcome {
  const { loginType, phone, email } = facts;
  const lacksCode = (state: ContactState, isOn: boolean) =>
    !facts.isCodeProved && state === 'unproved' && !countsAsVerified(state, isOn);
  if (loginType === 'otp' && phone !== 'proved') return 'verify_phone';
  if (!facts.hasName) return 'user_info';
  if (facts.isMatched) return 'is_exist_user';
  if (facts.claimLacks) return `verify_${facts.claimLacks}`;
  if (loginType === 'social' && phone === 'missing' && facts.verifiesPhone) return 'phone_modal';
  if (lacksCode(phone, facts.verifiesPhone)) return 'verify_phone';
  return lacksCode(email, facts.verifiesEmail) ? 'verify_email' : 'open';
}

/** An account as a claim sees it. */
export interface ClaimedAccount {
  phone: string | null;
  email: string | null;
  is_phone_verified: boolean;
  is_email_verified: boolean;
  /** Identities at providers. */
  has_identity: boolean;
}

/** Contacts that were proved in this run. */
export type ProvedContacts = { [M in Medium]: string | null };

/** Returns whether no contact of the account has been proved: it belongs to the first person who proves one. */
export function isUnprovedAccount(account: ClaimedAccount): boolean {
  return !(account.is_phone_verified || account.is_email_verified || account.has_identity);
}

/**
 * Returns the contact that a person who proved one contact must prove in addition before an account that merely names
 * the first one becomes theirs: a contact that its owner has proved. Otherwise the owner of a mistyped number would get
 * the account. `refused` means that no contact could prove ownership.
 */
export function missingProofOfClaim(account: ClaimedAccount, proved: ProvedContacts): Medium | 'refused' | null {
  const isProvedOnBothSides =
    (account.is_phone_verified && proved.phone === account.phone) ||
    (account.is_email_verified && proved.email === account.email);
  if (isProvedOnBothSides || isUnprovedAccount(account)) return null;
  if (account.is_phone_verified) return 'phone';
  return account.is_email_verified ? 'email' : 'refused';
}

/** Seconds until the next code to a contact, by the number of codes that were sent to it and not used. */
export function waitBeforeCode(unusedCodes: number): number {
  return [0, resendWaitSeconds, resendWaitSeconds, 120][unusedCodes] ?? 300;
}

/** Seconds until the next try with a password, by the number of failures lately: five are free. */
export function waitBeforeLogin(failures: number): number {
  return failures < 5 ? 0 : Math.min(2 ** (failures - 5), 3600);
}

/** A contact with its middle hidden: enough for its owner to know it. */
export function maskedContact(medium: Medium, contact: string): string {
  if (medium === 'phone') return `${contact.slice(0, 4)}${'•'.repeat(6)}${contact.slice(-3)}`;
  const at = contact.lastIndexOf('@');
  return `${contact.slice(0, 1)}••••${contact.slice(at)}`;
}

/**
 * The facts that decide whether to ask for interests after sign-in or after the choice of a module [AUTH-97] [MOD-13].
 */
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
