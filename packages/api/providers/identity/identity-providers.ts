import type { RefusalCode } from 'market/refusals';

/** A person's identity at a provider, after its token has been verified. */
export interface ProvenIdentity {
  /** With the subject it identifies one person permanently; an e-mail address may change owners. */
  issuer: string;
  subject: string;
  /** In lower case, and only where the provider vouches for it. */
  email: string | null;
  /** Empty where the provider does not say. */
  name: string;
  /**
   * Identifies the token while it is valid, so that it is not accepted twice; null for one that is issued repeatedly.
   */
  singleUse: { mark: string; until: Date } | null;
}

/** The proof that a page or an app gets from its provider. */
export interface SocialProof {
  token: string;
  idToken?: string | undefined;
  /** The secret behind the nonce of the token, see `nonceForProvider`. */
  nonce?: string | undefined;
}

/** Checks what Google, Facebook or Apple gave out. Rejects with `NotProven`. */
export interface IdentityVerifier {
  verify: (proof: SocialProof) => Promise<ProvenIdentity>;
}

export interface PhoneProof {
  /** Names the code at Firebase: the browser got it when it asked for one. */
  sessionInfo: string;
  code: string;
  /** In international form; the code must have gone there. */
  phone: string;
}

/** Checks a code that Firebase has sent to a phone [AUTH-62]. Rejects with `NotProven`. */
export interface PhoneVerifier {
  verify: (proof: PhoneProof) => Promise<void>;
}

/** A missing provider is off, whatever the operator's settings say. */
export interface IdentityProviders {
  google?: IdentityVerifier & { clientId: string };
  facebook?: IdentityVerifier & { appId: string };
  apple?: IdentityVerifier & { clientId: string; redirectUrl: string };
  firebase?: PhoneVerifier & { forBrowser: FirebaseForBrowser };
}

export interface FirebaseForBrowser {
  api_key: string;
  project_id: string;
  auth_domain: string;
  emulator_url?: string;
}

/** The words are for the operator alone; the code is what the customer gets to know. */
export class NotProven extends Error {
  readonly code: RefusalCode;

  constructor(reason: string, code: RefusalCode = 'provider_token_wrong') {
    super(reason);
    this.name = 'NotProven';
    this.code = code;
  }
}
