import type { SignInReply } from 'market/auth/auth.contract';
import { refusals } from 'market/refusals';
import { afterEach, beforeEach, expect, vi } from 'vitest';
import { page } from 'vitest/browser';
import '#features/auth/auth-dialog.tsx';
import '#features/auth/server-steps.tsx';
import { type AuthMode, openAuth } from '#browser/open-auth.ts';
import { closeOverlays } from '#browser/overlay-store.ts';
import { changeCartState } from '#features/cart/cart-store.ts';
import type { SignInOffer } from '#features/config/sign-in-offer.ts';
import type { Market } from '#features/config/use-market.ts';
import 'ui/phone/phone-grammar.ts';
import { dismissToast } from 'ui/feedback/toast.ts';
import { lagos } from './known-items.ts';
import { renderInMarket } from './render-in-market.tsx';

interface Sent {
  path: string;
  body: Record<string, unknown>;
}

type Answer = Response | Promise<Response>;

/** A fake API client: it records sign-in calls and returns the given replies. */
export const fakeApi = {
  calls: [] as Sent[],
  /** By the last part of the path. */
  answers: {} as Record<string, () => Answer>,
  /** The effects of providers' scripts, by a part of their address. No other script exists. */
  scripts: {} as Record<string, () => void>,
};

/** The server needs more information; `parts` says what it has. */
export function signInReply(parts: Partial<SignInReply> = {}): SignInReply {
  return {
    token: null,
    is_personal_info: 1,
    is_exist_user: null,
    is_phone_verified: 1,
    is_email_verified: 1,
    email: null,
    phone: null,
    ticket: 'ticket-of-this-test-alone',
    code: null,
    cart_conflict: null,
    message: '',
    ...parts,
  };
}

/** The sign-in has succeeded. */
export const entered = () => reply(signInReply({ token: 'cookie', ticket: null }));

export function codeTo(medium: 'phone' | 'email', to: string, demoCode: string | null = '407218') {
  return { medium, by: 'server', to, number: null, resend_seconds: 60, demo_code: demoCode } as const;
}

export function reply(body: unknown, status = 200): Response {
  return new Response(JSON.stringify(body), { status });
}

export function refused(...codes: (keyof typeof refusals)[]): Response {
  const [first = 'fault'] = codes;
  const errors = codes.map((code) => ({ code, message: refusals[code].message }));
  return reply({ errors }, refusals[first].status);
}

/** What went to one call. */
export const sentTo = (name: string) =>
  fakeApi.calls.filter(({ path }) => path.endsWith(`/${name}`)).map(({ body }) => body);

/** A test loads no script from outside. */
function takeScript(script: string | Node): void {
  if (!(script instanceof HTMLScriptElement)) return;
  const onLoad = Object.entries(fakeApi.scripts).find(([part]) => script.src.includes(part))?.[1];
  onLoad?.();
  script.dispatchEvent(new Event(onLoad ? 'load' : 'error'));
}

export function setUpSignInTests(): void {
  beforeEach(() => {
    fakeApi.calls = [];
    fakeApi.answers = { list: () => reply([]) };
    fakeApi.scripts = {};
    localStorage.clear();
    vi.spyOn(document.head, 'append').mockImplementation(takeScript);
    vi.stubGlobal('fetch', async (path: string, { body }: RequestInit) => {
      if (path.includes('/guest/request')) return reply({ guest_id: 'a-guest-id-of-this-test' });
      fakeApi.calls.push({ path, body: body ? JSON.parse(String(body)) : {} });
      const name = path.split('?')[0]?.split('/').at(-1) ?? '';
      return fakeApi.answers[name]?.() ?? refused('not_found');
    });
  });
  afterEach(() => {
    vi.unstubAllGlobals();
    vi.restoreAllMocks();
    closeOverlays();
    dismissToast();
    changeCartState({ confirmed: undefined, wanted: new Map() });
    localStorage.clear();
  });
}

/** Opens the sign-in over a page, where the operator offers this. */
export async function openSignIn(
  offer: Partial<SignInOffer> = {},
  mode: AuthMode = 'sign-in',
  market: Partial<Market> = {},
) {
  const screen = await renderInMarket(<p>Page</p>, { ...market, signIn: { ...lagos.signIn, ...offer } });
  openAuth(mode);
  await expect.element(page.getByRole('dialog')).toBeVisible();
  // What turns while one waits never ends.
  const opening = document.getAnimations().filter(({ effect }) => effect?.getComputedTiming().iterations === 1);
  await Promise.all(opening.map(({ finished }) => finished.catch(() => undefined)));
  return screen;
}

export const button = (name: string | RegExp) => page.getByRole('button', { name, exact: typeof name === 'string' });
export const field = (name: string) => page.getByRole('textbox', { name, exact: true });
/** A password is not a textbox to screen readers. */
export const secret = (name: string) => page.getByLabelText(name, { exact: true });
/** An error message within the dialog. */
export const fault = (text: string) =>
  expect.element(page.getByRole('alert').getByText(text, { exact: true })).toBeVisible();
export const isIn = () => expect.element(page.getByText('Another page')).toBeVisible();
