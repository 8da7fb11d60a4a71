import type { SignInOffer } from '#features/config/sign-in-offer.ts';
import { loadScript } from './load-script.ts';

type Firebase = NonNullable<SignInOffer['firebase']>;

interface Recaptcha {
  ready: (callback: () => void) => void;
  render: (place: HTMLElement, options: Record<string, unknown>) => number;
  execute: (widget: number) => void;
}

declare global {
  interface Window {
    grecaptcha?: Recaptcha;
  }
}

/**
 * Lets Firebase send a code, after an invisible recaptcha; returns the session of the code [AUTH-47]. Makes the same
 * two calls as its SDK, without the hundred kilobytes of the rest.
 */
export async function sendCodeByFirebase(firebase: Firebase, phoneNumber: string): Promise<string> {
  const recaptchaToken = firebase.emulator_url ? 'emulator' : await proofOfPerson(firebase);
  const { sessionInfo } = await callToolkit(firebase, 'accounts:sendVerificationCode', { phoneNumber, recaptchaToken });
  if (typeof sessionInfo !== 'string') throw new Error('Firebase did not say which session the code belongs to');
  return sessionInfo;
}

async function proofOfPerson(firebase: Firebase): Promise<string> {
  const { recaptchaSiteKey } = await callToolkit(firebase, 'recaptchaParams');
  await loadScript('https://www.google.com/recaptcha/api.js?render=explicit');
  const recaptcha = window.grecaptcha;
  if (!recaptcha) throw new Error('The recaptcha did not come');
  await new Promise<void>((resolve) => recaptcha.ready(resolve));
  // One for each code: a recaptcha proves once.
  const place = document.createElement('div');
  document.body.append(place);
  try {
    return await new Promise<string>((resolve, reject) => {
      const widget = recaptcha.render(place, {
        sitekey: recaptchaSiteKey,
        size: 'invisible',
        callback: resolve,
        'error-callback': () => reject(new Error('The recaptcha failed')),
        'expired-callback': () => reject(new Error('The recaptcha took too long')),
      });
      recaptcha.execute(widget);
    });
  } finally {
    place.remove();
  }
}

async function callToolkit(
  { api_key: key, emulator_url: emulator }: Firebase,
  path: string,
  body?: object,
): Promise<Record<string, unknown>> {
  const host = emulator ? `${emulator}/identitytoolkit.googleapis.com` : 'https://identitytoolkit.googleapis.com';
  const response = await fetch(`${host}/v1/${path}?key=${encodeURIComponent(key)}`, {
    ...(body && { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }),
  });
  if (!response.ok) throw new Error(`Firebase answered ${response.status}: ${await response.text()}`);
  return response.json();
}
