import type { SignInOffer } from '#features/config/sign-in-offer.ts';

/** What the page of a provider needs in addition to its script, which a nonce allows. */
interface Allowance {
  connect?: string;
  frame?: string;
  style?: string;
  image?: string;
}

const allowances: Record<SignInOffer['providers'][number]['medium'] | 'firebase', Allowance> = {
  google: {
    connect: 'https://accounts.google.com/gsi/',
    frame: 'https://accounts.google.com/gsi/',
    style: 'https://accounts.google.com/gsi/style',
  },
  facebook: {
    connect: 'https://graph.facebook.com https://www.facebook.com',
    frame: 'https://www.facebook.com https://web.facebook.com',
    image: 'https://www.facebook.com',
  },
  apple: { connect: 'https://appleid.apple.com', frame: 'https://appleid.apple.com' },
  firebase: {
    connect: 'https://identitytoolkit.googleapis.com https://www.google.com/recaptcha/',
    frame: 'https://www.google.com/recaptcha/ https://recaptcha.google.com/recaptcha/',
  },
};

/**
 * What a page may load, from this host alone. Sign-in opens over any page, so that the hosts of a provider are added to
 * all of them, but only where the operator has switched that provider on.
 */
export function securityPolicy(nonce: string, signIn?: Pick<SignInOffer, 'providers' | 'firebase'>): string {
  const allowed = (part: keyof Allowance) => hostsOf(signIn).map((allowance) => allowance[part]);
  const directive = (...words: (string | undefined)[]) => words.filter(Boolean).join(' ');
  const frames = directive(...allowed('frame'));
  return [
    "default-src 'none'",
    `script-src 'nonce-${nonce}' 'strict-dynamic'`,
    directive(`style-src 'self' 'nonce-${nonce}'`, ...allowed('style')),
    directive("img-src 'self' data: blob:", ...allowed('image')),
    directive("connect-src 'self'", ...allowed('connect'), signIn?.firebase?.emulator_url),
    "font-src 'self'",
    "media-src 'self'",
    "manifest-src 'self'",
    "worker-src 'self'",
    ...(frames ? [`frame-src ${frames}`] : []),
    "frame-ancestors 'none'",
    "base-uri 'none'",
    "form-action 'self'",
  ].join('; ');
}

function hostsOf(signIn: Pick<SignInOffer, 'providers' | 'firebase'> | undefined): Allowance[] {
  if (!signIn) return [];
  const { providers, firebase } = signIn;
  return [...providers.map(({ medium }) => allowances[medium]), ...(firebase ? [allowances.firebase] : [])];
}
