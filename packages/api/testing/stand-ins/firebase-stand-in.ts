import { exportJWK, generateKeyPair, SignJWT, UnsecuredJWT } from 'jose';
import { type AnsweringServer, sendJson, startAnsweringServer } from './answering-server.ts';

export const firebaseProject = { projectId: 'soko-test', apiKey: 'AIzaSyTest' };

/** How a code is answered that has been sent to `phone`. */
export interface FirebaseSession {
  phone: string;
  /** Claims that replace the correct ones. */
  claims?: Record<string, unknown>;
  /** `foreign` is signed by another key under the name of the known one. */
  signedBy?: 'firebase' | 'foreign' | 'nobody';
  /** The word of a refusal, whatever the code. */
  refusal?: string;
  /** Runs between the request and the reply. */
  meanwhile?: () => Promise<unknown>;
}

/** The code for every phone. */
export const firebaseCode = '424242';

/** Answers as the Identity Toolkit does, and signs with a key that it publishes under `/keys`. */
export async function startFirebase(sessions: Record<string, FirebaseSession>): Promise<AnsweringServer> {
  const [ours, foreign] = [await generateKeyPair('RS256', { extractable: true }), await generateKeyPair('RS256')];
  const keys = [{ ...(await exportJWK(ours.publicKey)), kid: 'first', alg: 'RS256', use: 'sig' }];
  const tokenOf = ({ phone, claims, signedBy = 'firebase' }: FirebaseSession) => {
    const now = Math.floor(Date.now() / 1000);
    const payload = {
      iss: `https://securetoken.google.com/${firebaseProject.projectId}`,
      aud: firebaseProject.projectId,
      sub: 'uid-1',
      user_id: 'uid-1',
      iat: now,
      auth_time: now,
      exp: now + 3600,
      phone_number: phone,
      firebase: { identities: { phone: [phone] }, sign_in_provider: 'phone' },
      ...claims,
    };
    if (signedBy === 'nobody') return new UnsecuredJWT(payload).encode();
    const { privateKey } = signedBy === 'firebase' ? ours : foreign;
    return new SignJWT(payload).setProtectedHeader({ alg: 'RS256', kid: 'first' }).sign(privateKey);
  };
  return startAnsweringServer(async ({ pathname, searchParams }, response, body) => {
    if (pathname === '/keys') return sendJson(response, { keys });
    const refuse = (message: string) => sendJson(response, { error: { code: 400, message, errors: [] } }, 400);
    if (!pathname.endsWith('/accounts:signInWithPhoneNumber')) return sendJson(response, {}, 404);
    if (searchParams.get('key') !== firebaseProject.apiKey) return refuse('API_KEY_INVALID');
    const { sessionInfo, code } = JSON.parse(body) as { sessionInfo: string; code: string };
    const session = sessions[sessionInfo];
    if (!session) return refuse('INVALID_SESSION_INFO');
    await session.meanwhile?.();
    if (session.refusal) return refuse(session.refusal);
    if (code !== firebaseCode) return refuse('INVALID_CODE');
    return sendJson(response, { idToken: await tokenOf(session), localId: 'uid-1', phoneNumber: session.phone });
  });
}
