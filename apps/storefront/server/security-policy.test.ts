import { describe, expect, it } from 'vitest';
import { securityPolicy } from './security-policy.ts';

const directives = (policy: string) =>
  Object.fromEntries(policy.split('; ').map((part) => [part.split(' ')[0], part.split(' ').slice(1).join(' ')]));

describe('what a page may load', () => {
  it('comes from this host alone, and scripts need the nonce', () => {
    expect(securityPolicy('abc', { providers: [], firebase: null })).toBe(
      [
        "default-src 'none'",
        "script-src 'nonce-abc' 'strict-dynamic'",
        "style-src 'self' 'nonce-abc'",
        "img-src 'self' data: blob:",
        "connect-src 'self'",
        "font-src 'self'",
        "media-src 'self'",
        "manifest-src 'self'",
        "worker-src 'self'",
        "frame-ancestors 'none'",
        "base-uri 'none'",
        "form-action 'self'",
      ].join('; '),
    );
    expect(securityPolicy('abc')).not.toContain('https:');
  });

  it('adds the hosts of a provider that is on, and of no other', () => {
    const providers = [{ medium: 'apple', clientId: 'web.soko', redirectUrl: 'https://soko.test/' }] as const;
    const policy = directives(securityPolicy('abc', { providers: [...providers], firebase: null }));
    expect(policy).toMatchObject({
      'script-src': "'nonce-abc' 'strict-dynamic'",
      'connect-src': "'self' https://appleid.apple.com",
      'frame-src': 'https://appleid.apple.com',
      'style-src': "'self' 'nonce-abc'",
    });
    expect(JSON.stringify(policy)).not.toMatch(/google|facebook/);
  });

  it('[AUTH-47] lets codes be sent by Firebase where that is on', () => {
    const firebase = { api_key: 'k', project_id: 'soko', auth_domain: 'soko.firebaseapp.com' };
    const policy = directives(securityPolicy('abc', { providers: [], firebase }));
    expect(policy['connect-src']).toContain('https://identitytoolkit.googleapis.com');
    expect(policy['frame-src']).toContain('https://www.google.com/recaptcha/');
  });
});
