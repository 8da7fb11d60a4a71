import { nonceForProvider } from 'market/auth/auth.rules';
import type { SocialBody } from '../sign-in-flow.ts';
import { loadScript } from './load-script.ts';

interface GoogleIdentity {
  initialize: (options: {
    client_id: string;
    nonce: string;
    ux_mode: 'popup';
    callback: (answer: { credential: string }) => void;
  }) => void;
  renderButton: (slot: HTMLElement, look: Record<string, string | number>) => void;
}

declare global {
  interface Window {
    google?: { accounts: { id: GoogleIdentity } };
  }
}

export interface GoogleButtonLook {
  isIcon: boolean;
  isDark: boolean;
  /** Of the place, in pixels. */
  width: number;
  language: string;
}

/** Google renders its own button, and issues ID tokens only through it [AUTH-103]. */
export async function drawGoogleButton(
  slot: HTMLElement,
  clientId: string,
  { isIcon, isDark, width, language }: GoogleButtonLook,
  onProof: (proof: SocialBody) => void,
): Promise<void> {
  await loadScript('https://accounts.google.com/gsi/client');
  const identity = window.google?.accounts.id;
  if (!identity) throw new TypeError('Google did not come');
  const nonce = crypto.randomUUID();
  identity.initialize({
    client_id: clientId,
    nonce: await nonceForProvider(nonce),
    ux_mode: 'popup',
    callback: ({ credential }) =>
      onProof({ medium: 'google', token: credential, nonce, login_type: 'social', ...nameIn(credential) }),
  });
  identity.renderButton(slot, {
    type: isIcon ? 'icon' : 'standard',
    shape: isIcon ? 'circle' : 'pill',
    theme: isDark ? 'filled_black' : 'outline',
    size: 'large',
    text: 'continue_with',
    logo_alignment: 'center',
    width,
    locale: language,
  });
}

/** The name in the token, for display; the server verifies the token itself. */
function nameIn(credential: string): { name?: string } {
  try {
    const part = credential.split('.')[1]?.replaceAll('-', '+').replaceAll('_', '/') ?? '';
    const bytes = Uint8Array.from(atob(part), (letter) => letter.charCodeAt(0));
    const { name } = JSON.parse(new TextDecoder().decode(bytes)) as { name?: unknown };
    return typeof name === 'string' && name !== '' ? { name: name.slice(0, 100) } : {};
  } catch {
    return {};
  }
}
