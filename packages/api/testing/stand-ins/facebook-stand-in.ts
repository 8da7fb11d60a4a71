import { createHmac } from 'node:crypto';
import { type AnsweringServer, sendJson, startAnsweringServer } from './answering-server.ts';

export const facebookApp = { appId: '1234567890', appSecret: '0123456789abcdef0123456789abcdef' };

/** Facebook's data of a token. */
export interface FacebookToken {
  id: string;
  name?: string;
  email?: string;
  appId?: string;
  isValid?: boolean;
  /** Seconds; zero for a token that never ends. */
  expiresAt?: number;
  /** Whom `me` names, where that is another one. */
  namedId?: string;
}

/** Replies as the Graph API does, to the one app whose secret it knows. */
export function startFacebook(tokens: Record<string, FacebookToken>): Promise<AnsweringServer> {
  return startAnsweringServer(({ pathname, searchParams: query }, response) => {
    const refuse = (message: string) =>
      sendJson(response, { error: { message, type: 'OAuthException', code: 190, fbtrace_id: 'A0' } }, 400);
    if (pathname === '/debug_token') {
      if (query.get('access_token') !== `${facebookApp.appId}|${facebookApp.appSecret}`) return refuse('Invalid app');
      return sendJson(response, { data: debugged(tokens[query.get('input_token') ?? '']) });
    }
    const token = query.get('access_token') ?? '';
    const known = tokens[token];
    if (pathname !== '/me' || !known) return refuse('Invalid OAuth access token.');
    const proof = createHmac('sha256', facebookApp.appSecret).update(token).digest('hex');
    if (query.get('appsecret_proof') !== proof) return refuse('Invalid appsecret_proof');
    const { id, namedId = id, name, email } = known;
    return sendJson(response, { id: namedId, ...(name && { name }), ...(email && { email }) });
  });
}

function debugged(token: FacebookToken | undefined): object {
  if (!token) return { error: { code: 190, message: 'Malformed access token' }, is_valid: false, scopes: [] };
  return {
    app_id: token.appId ?? facebookApp.appId,
    type: 'USER',
    application: 'Soko',
    expires_at: token.expiresAt ?? 0,
    is_valid: token.isValid ?? true,
    scopes: ['email', 'public_profile'],
    user_id: token.id,
  };
}
