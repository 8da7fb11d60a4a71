import { UnsecuredJWT } from 'jose';
import type { RefusalCode } from 'market/refusals';
import { fetchJson, reasonOf } from './bounded-fetch.ts';
import { type FirebaseForBrowser, NotProven, type PhoneVerifier } from './identity-providers.ts';
import { clockTolerance, type ReadToken, tokenReader } from './signed-token.ts';

export interface FirebaseAccess {
  projectId: string;
  apiKey: string;
  authDomain?: string | undefined;
  /** The Identity Toolkit. */
  authUrl?: string | undefined;
  keysUrl?: string | undefined;
  /** Host and port of an emulator, which signs nothing; the configuration refuses it in production. */
  emulatorHost?: string | undefined;
  now?: (() => Date) | undefined;
  timeout?: number | undefined;
}

/** The error codes of the Identity Toolkit as refusals; all others mean that the sign-in failed. */
const refusalsByWord: Record<string, RefusalCode> = {
  INVALID_CODE: 'code_wrong',
  SESSION_EXPIRED: 'code_expired',
  CODE_EXPIRED: 'code_expired',
  TOO_MANY_ATTEMPTS_TRY_LATER: 'too_many',
  QUOTA_EXCEEDED: 'too_many',
};

/**
 * Verifies phone numbers by Firebase [AUTH-62]. The code is sent to Firebase from here, so the proved number comes from
 * the signed token and not from the browser.
 */
export function firebasePhone(access: FirebaseAccess): PhoneVerifier & { forBrowser: FirebaseForBrowser } {
  const { apiKey, emulatorHost, timeout } = access;
  const authUrl = emulatorHost
    ? `http://${emulatorHost}/identitytoolkit.googleapis.com/v1`
    : (access.authUrl ?? 'https://identitytoolkit.googleapis.com/v1');
  const read = emulatorHost ? unsignedTokenReader(access) : signedTokenReader(access);

  async function tokenFor(sessionInfo: string, code: string): Promise<string> {
    const url = new URL(`${authUrl}/accounts:signInWithPhoneNumber?key=${encodeURIComponent(apiKey)}`);
    const headers = { 'content-type': 'application/json' };
    const request = { method: 'POST' as const, headers, body: JSON.stringify({ sessionInfo, code }) };
    const { status, body } = await fetchJson(url, request, timeout);
    if (status === 200 && typeof body.idToken === 'string') return body.idToken;
    const word = wordOf(body);
    throw new NotProven(`the Identity Toolkit answered ${status} ${word}`, refusalsByWord[word]);
  }

  return {
    forBrowser: {
      api_key: apiKey,
      project_id: access.projectId,
      auth_domain: access.authDomain ?? `${access.projectId}.firebaseapp.com`,
      ...(emulatorHost && { emulator_url: `http://${emulatorHost}` }),
    },
    async verify({ sessionInfo, code, phone }) {
      const { claims } = await read(await tokenFor(sessionInfo, code));
      const { phone_number, firebase } = claims;
      const by = (firebase as { sign_in_provider?: unknown } | undefined)?.sign_in_provider;
      if (by !== 'phone' || phone_number !== phone) throw new NotProven('the code went to another phone');
    },
  };
}

const issuerOf = (projectId: string) => `https://securetoken.google.com/${projectId}`;

function signedTokenReader({ projectId, keysUrl, now, timeout }: FirebaseAccess) {
  const defaultKeys = 'https://www.googleapis.com/service_accounts/v1/jwk/securetoken@system.gserviceaccount.com';
  const issuers = [issuerOf(projectId)];
  return tokenReader({ keysUrl: keysUrl ?? defaultKeys, issuers, audience: projectId, now, timeout });
}

/** The emulator signs nothing; its reply is trusted because it comes from the emulator and not from the browser. */
function unsignedTokenReader({ projectId, now = () => new Date() }: FirebaseAccess) {
  return async (token: string): Promise<ReadToken> => {
    try {
      const rules = { issuer: issuerOf(projectId), audience: projectId, currentDate: now(), clockTolerance };
      return { token, claims: UnsecuredJWT.decode(token, rules).payload };
    } catch (error) {
      throw new NotProven(reasonOf(error));
    }
  };
}

/** `INVALID_CODE`, or `TOO_MANY_ATTEMPTS_TRY_LATER : and a sentence`. */
function wordOf(body: Record<string, unknown>): string {
  const { message } = (body.error ?? {}) as { message?: unknown };
  return typeof message === 'string' ? (/^[A-Z_]{1,60}/.exec(message)?.[0] ?? '') : '';
}
