import { importPKCS8, SignJWT } from 'jose';
import { callProvider } from '../call-provider.ts';
import { DeliveryError } from '../delivery-error.ts';

export interface FirebaseMessaging {
  projectId: string;
  /** Of the service account that sends. */
  clientEmail: string;
  /** Its key as PEM. */
  privateKey: string;
  origin?: string | undefined;
  tokenUrl?: string | undefined;
}

const scope = 'https://www.googleapis.com/auth/firebase.messaging';
/** Tokens are valid for an hour; ours are renewed a little earlier. */
const tokenSeconds = 3_000;

type Send = (token: string, content: Record<string, string>) => Promise<'accepted' | 'gone'>;

/** Apps by the HTTP v1 interface of Firebase Cloud Messaging [PUSH-08]. */
export function firebaseMessages(access: FirebaseMessaging): Send {
  const { projectId, origin = 'https://fcm.googleapis.com' } = access;
  let cached: { token: string; until: number } | undefined;
  const accessToken = async () => {
    if (cached && cached.until > Date.now()) return cached.token;
    cached = { token: await newToken(access), until: Date.now() + tokenSeconds * 1000 };
    return cached.token;
  };
  return async (token, content) => {
    const { title = '', body = '' } = content;
    const { status, json } = await callProvider('Firebase Cloud Messaging', {
      url: `${origin}/v1/projects/${projectId}/messages:send`,
      headers: { authorization: `Bearer ${await accessToken()}`, 'content-type': 'application/json' },
      body: JSON.stringify({ message: { token, notification: { title, body }, data: content } }),
    });
    if (status === 200) return 'accepted';
    if (status === 404 || isUnregistered(json)) return 'gone';
    throw new DeliveryError('setup', `Firebase Cloud Messaging refused our word (${status})`);
  };
}

async function newToken({ clientEmail, privateKey, tokenUrl }: FirebaseMessaging): Promise<string> {
  const url = tokenUrl ?? 'https://oauth2.googleapis.com/token';
  const assertion = await new SignJWT({ scope })
    .setProtectedHeader({ alg: 'RS256', typ: 'JWT' })
    .setIssuer(clientEmail)
    .setAudience(url)
    .setIssuedAt()
    .setExpirationTime('1h')
    .sign(await importPKCS8(privateKey, 'RS256'));
  const { json } = await callProvider('Firebase Cloud Messaging', {
    url,
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    body: String(new URLSearchParams({ grant_type: 'urn:ietf:params:oauth:grant-type:jwt-bearer', assertion })),
  });
  const token = (json as { access_token?: unknown } | undefined)?.access_token;
  if (typeof token !== 'string') throw new DeliveryError('setup', 'Firebase Cloud Messaging gave no access token');
  return token;
}

function isUnregistered(json: unknown): boolean {
  return JSON.stringify(json ?? null).includes('"UNREGISTERED"');
}
