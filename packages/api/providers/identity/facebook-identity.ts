import { createHmac } from 'node:crypto';
import { fetchJson } from './bounded-fetch.ts';
import { type IdentityVerifier, NotProven, type ProvenIdentity } from './identity-providers.ts';
import { emailIn, nameIn, subjectIn } from './person-claims.ts';

export interface FacebookAccess {
  appId: string;
  appSecret: string;
  graphUrl?: string | undefined;
  now?: (() => Date) | undefined;
  timeout?: number | undefined;
}

const issuer = 'https://www.facebook.com';

/**
 * Verifies the access token of Facebook's pop-up [AUTH-104]. The token is opaque, so Facebook is asked twice: for which
 * app it was issued, because any app may have a token of the same person, and who the person is.
 */
export function facebookIdentity({
  appId,
  appSecret,
  graphUrl = 'https://graph.facebook.com/v23.0',
  now = () => new Date(),
  timeout,
}: FacebookAccess): IdentityVerifier & { appId: string } {
  const ask = (path: string, query: Record<string, string>) =>
    fetchJson(new URL(`${graphUrl}/${path}?${new URLSearchParams(query)}`), {}, timeout);

  async function personOf(token: string): Promise<string> {
    const { status, body } = await ask('debug_token', { input_token: token, access_token: `${appId}|${appSecret}` });
    const { data } = body as { data?: Record<string, unknown> };
    if (status !== 200 || !data) throw new NotProven(`debug_token answered ${status}`);
    if (String(data.app_id) !== appId) throw new NotProven('the token was made for another app');
    if (data.is_valid !== true || data.type !== 'USER') throw new NotProven('the token is not valid');
    if (isOver(data.expires_at)) throw new NotProven('the token has expired');
    return subjectIn(data.user_id);
  }

  /** Zero means that it never expires. */
  function isOver(expiresAt: unknown): boolean {
    return typeof expiresAt !== 'number' || (expiresAt !== 0 && expiresAt * 1000 <= now().getTime());
  }

  async function verify({ token }: { token: string }): Promise<ProvenIdentity> {
    const subject = await personOf(token);
    const proof = createHmac('sha256', appSecret).update(token).digest('hex');
    const { status, body } = await ask('me', {
      fields: 'id,name,email',
      access_token: token,
      appsecret_proof: proof,
    });
    if (status !== 200 || body.id !== subject) throw new NotProven(`me answered ${status}`);
    // Facebook returns only confirmed addresses, and issues the same token for hours.
    return { issuer, subject, email: emailIn(body.email), name: nameIn(body.name), singleUse: null };
  }

  return { appId, verify };
}
