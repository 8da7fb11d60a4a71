import type { authContract, SignInReply } from 'market/auth/auth.contract';
import type { BodyOf } from 'market/calls/endpoint';
import type { ComponentType } from 'react';
import type { RawPhone } from 'ui/phone/phone-text.ts';

export type SocialBody = BodyOf<(typeof authContract)['socialLogin']>;
export type SentCode = NonNullable<SignInReply['code']>;

/** What the browser passes from step to step, in addition to the state under the ticket. */
export interface SignInMethod {
  loginType: 'manual' | 'otp' | 'social';
  /** Whether it creates an account, which the last step confirms [AUTH-94]. */
  isSignUp?: boolean;
  /** The login to save after success; null deletes it, undefined leaves it unchanged. */
  savesLogin?: RawPhone | null;
  /** The provider's proof; the phone number is sent with it [AUTH-118]. */
  social?: SocialBody;
}

export type SignInStep =
  | { at: 'sign-in' }
  | { at: 'sign-up' }
  | { at: 'code'; reply: SignInReply; code: SentCode; method: SignInMethod }
  | { at: 'is_exist_user'; reply: SignInReply; method: SignInMethod }
  | { at: 'user_info'; reply: SignInReply; method: SignInMethod }
  | { at: 'phone_modal'; ticket: string | undefined; social: SocialBody; method: SignInMethod };

/** The steps that only a reply of the server leads to. */
export type ServerStep = Exclude<SignInStep, { at: 'sign-in' | 'sign-up' }>;

export interface SignUpDraft {
  name: string;
  email: string;
  phone: RawPhone;
  refCode: string;
}

/** Typed values to restore when the user returns to a form; passwords are not stored. */
export interface Draft {
  login?: RawPhone;
  /** The last way in was a code. */
  byCode?: boolean;
  signUp?: SignUpDraft;
}

export interface SignInFlow {
  step: SignInStep;
  /** Nothing has been done yet but to open it. */
  isOpening: boolean;
  draft: Draft;
  /** Shows the steps after a reply of the server; loaded with the first of them. */
  ServerStepView?: ComponentType<{ flow: SignInFlow; step: ServerStep }>;
  goTo: (step: SignInStep) => Promise<void>;
  /** Continues as the reply of the server says: with the next step, or signed in. */
  goOn: (reply: SignInReply, method: SignInMethod) => Promise<void>;
}

/** Asks for the phone number that a provider does not know [AUTH-113] [AUTH-116]. */
export function phoneModal(method: SignInMethod, social: SocialBody, ticket?: string): SignInStep {
  return { at: 'phone_modal', method, social, ticket };
}
