import { createHash, randomBytes } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { exportJWK, generateKeyPair } from 'jose';
import { Provider } from 'oidc-provider';

export interface OpenIdPerson {
  email?: string;
  email_verified?: boolean;
  name?: string;
}

export interface OpenIdProvider {
  keysUrl: string;
  /** Signs this person in at the provider, as its pop-up does, and returns the ID token. */
  idTokenFor: (subject: string, options: { clientId: string; nonce?: string }) => Promise<string>;
  stop: () => Promise<void>;
}

const redirectUrl = 'https://soko.example/back';

/** A real local OpenID provider, under the name of another. The persons in `people` need no password. */
export async function startOpenIdProvider(
  issuer: string,
  clientIds: string[],
  people: Record<string, OpenIdPerson>,
): Promise<OpenIdProvider> {
  const { privateKey } = await generateKeyPair('RS256', { extractable: true });
  const key = { ...(await exportJWK(privateKey)), kid: 'first', alg: 'RS256', use: 'sig' };
  const provider = new Provider(issuer, {
    clients: clientIds.map((client_id) => ({
      client_id,
      redirect_uris: [redirectUrl],
      token_endpoint_auth_method: 'none',
    })),
    jwks: { keys: [key] },
    cookies: { keys: [randomBytes(16).toString('hex')] },
    claims: { openid: ['sub'], email: ['email', 'email_verified'], profile: ['name'] },
    // Like Google and Apple it puts the identity into the token itself.
    conformIdTokenClaims: false,
    features: { devInteractions: { enabled: false } },
    ttl: { Session: 60, Interaction: 60, Grant: 60, AccessToken: 60, IdToken: 600 },
    interactions: { url: (_, { uid }) => `/interaction/${uid}` },
    findAccount: (_, subject) =>
      people[subject] && { accountId: subject, claims: () => ({ sub: subject, ...people[subject] }) },
    async loadExistingGrant({ oidc }) {
      const grant = new oidc.provider.Grant({ clientId: oidc.client?.clientId, accountId: oidc.session?.accountId });
      grant.addOIDCScope('openid email profile');
      await grant.save();
      return grant;
    },
  });
  const answer = provider.callback();
  const server = createServer((request, response) => {
    const isSignIn = request.url?.startsWith('/interaction/');
    (isSignIn ? signIn(provider, request, response) : answer(request, response)).catch(() => response.destroy());
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    keysUrl: `${origin}/jwks`,
    idTokenFor: (subject, options) => idTokenFrom(origin, subject, options),
    stop: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

async function signIn(provider: Provider, request: IncomingMessage, response: ServerResponse): Promise<void> {
  const { params } = await provider.interactionDetails(request, response);
  await provider.interactionFinished(request, response, { login: { accountId: String(params.login_hint) } });
}

/** The code flow with PKCE, followed by hand from one redirect to the next. */
async function idTokenFrom(origin: string, subject: string, { clientId, nonce }: { clientId: string; nonce?: string }) {
  const verifier = randomBytes(32).toString('base64url');
  const query = new URLSearchParams({
    client_id: clientId,
    response_type: 'code',
    scope: 'openid email profile',
    redirect_uri: redirectUrl,
    code_challenge: createHash('sha256').update(verifier).digest('base64url'),
    code_challenge_method: 'S256',
    login_hint: subject,
    ...(nonce !== undefined && { nonce }),
  });
  const code = await codeAt(new URL(`${origin}/auth?${query}`));
  const reply = await fetch(`${origin}/token`, {
    method: 'POST',
    body: new URLSearchParams({
      grant_type: 'authorization_code',
      client_id: clientId,
      redirect_uri: redirectUrl,
      code_verifier: verifier,
      code,
    }),
  });
  const { id_token: token } = (await reply.json()) as { id_token?: string };
  if (!token) throw new Error(`The provider gave no token: ${reply.status}`);
  return token;
}

async function codeAt(start: URL): Promise<string> {
  const cookies = new Map<string, string>();
  let url = start;
  for (let hops = 0; hops < 10; hops++) {
    const headers = { cookie: [...cookies].map((pair) => pair.join('=')).join('; ') };
    const reply = await fetch(url, { headers, redirect: 'manual' });
    for (const cookie of reply.headers.getSetCookie()) keep(cookie, cookies);
    const location = reply.headers.get('location');
    if (!location) throw new Error(`The provider answered ${reply.status}: ${await reply.text()}`);
    url = new URL(location, url);
    const code = url.searchParams.get('code');
    if (url.origin !== start.origin && code) return code;
  }
  throw new Error('The provider goes round in circles');
}

function keep(cookie: string, cookies: Map<string, string>): void {
  const [pair = ''] = cookie.split(';');
  const at = pair.indexOf('=');
  cookies.set(pair.slice(0, at), pair.slice(at + 1));
}
