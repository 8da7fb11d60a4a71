import { clearSessionMark, isSessionMarked, markSession } from 'app-kit/session/session-mark.ts';
import { dismissToast } from 'ui/feedback/toast.ts';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { closeOverlays } from '#browser/overlay-store.ts';
import { noticeRefusal } from '#browser/session-end.ts';
import { cartState, changeCartState } from '#features/cart/cart-store.ts';
import type { Market } from '#features/config/use-market.ts';
import { bisi, itemWith, lineOf } from '../../testing/known-items.ts';
import { renderInMarket } from '../../testing/render-in-market.tsx';
import './account-menu.tsx';
import './logout-question.tsx';
import { ProfileButton } from './profile-button.tsx';

const customer: NonNullable<Market['customer']> = { ...bisi, pages: ['profile-settings', 'settings'] };
const guestLine = lineOf(itemWith(), { id: 77 });

const wallet = { total_size: 0, limit: 1, offset: 1, currency: 'KES', balance: 6240, data: [] };
const fakeApi = { calls: [] as string[], status: 200, body: { message: '' } as unknown };

beforeEach(() => {
  fakeApi.calls = [];
  Object.assign(fakeApi, { status: 200, body: { message: '' } });
  markSession();
  vi.stubGlobal('fetch', async (path: string, { method = 'GET' }: RequestInit) => {
    if (path.includes('/guest/request')) return new Response('{"guest_id":"a-guest-id-of-this-test"}');
    if (path.includes('/wallet/transactions')) return new Response(JSON.stringify(wallet));
    if (path.includes('/wish-list')) return new Response('{"items":[],"stores":[]}');
    fakeApi.calls.push(`${method} ${path}`);
    if (path.includes('/cart/list')) return new Response(JSON.stringify([guestLine]));
    return new Response(JSON.stringify(fakeApi.body), { status: fakeApi.status });
  });
});

afterEach(() => {
  vi.unstubAllGlobals();
  closeOverlays();
  dismissToast();
  clearSessionMark();
  changeCartState({ confirmed: undefined, wanted: new Map() });
});

const press = (name: string) => page.getByRole('button', { name });
const profileButton = () => page.getByRole('link', { name: 'Bisi, account' });

async function open(market: Partial<Market> = {}, at = '/profile') {
  await renderInMarket(<ProfileButton {...customer} />, { customer, ...market }, at);
  await profileButton().click();
  await expect.element(page.getByRole('navigation', { name: 'Account' })).toBeVisible();
}

async function logOut() {
  await press('Logout').click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Logout' }).click();
}

describe('the account menu', () => {
  it('[NAV-12] opens from the button with first name and initials', async () => {
    await open();
    await expect.element(profileButton()).toHaveTextContent('BABisi');
    await expect.element(profileButton()).toHaveAttribute('aria-expanded', 'true');
  });

  it('[NAV-12] shows the photo in place of the initials, and the initials again where it is broken', async () => {
    await renderInMarket(<ProfileButton {...customer} imageUrl="/nowhere.webp" />, { customer });
    await expect.element(profileButton()).toHaveTextContent('BABisi');
  });

  it('[PROF-35] lists the entries of the profile, then a divider, then Logout', async () => {
    await open();
    const nav = page.getByRole('navigation', { name: 'Account' });
    const shown = [...nav.element().children].map((child) => child.textContent || child.tagName);
    expect(shown).toEqual(['Profile settings', 'Settings', 'My addresses', 'HR', 'Logout']);
    await expect
      .element(nav.getByRole('link', { name: 'Profile settings' }))
      .toHaveAttribute('href', '/profile?page=profile-settings');
  });

  it('shows the balance beside the wallet, in its currency', async () => {
    const currencies = [{ code: 'KES', symbol: 'KSh', side: 'left' as const }];
    await open({ customer: { ...customer, pages: ['wallet'] }, currencies });
    await expect.element(page.getByRole('link', { name: 'Wallet KSh 6,240' })).toBeVisible();
  });

  it('closes by Escape, which gives the focus back, and by a press elsewhere', async () => {
    await open();
    (document.activeElement ?? document.body).dispatchEvent(
      new KeyboardEvent('keydown', { key: 'Escape', bubbles: true }),
    );
    await expect.element(page.getByRole('navigation', { name: 'Account' })).not.toBeInTheDocument();
    await expect.element(profileButton()).toHaveFocus();
    await profileButton().click();
    await expect.element(page.getByRole('navigation', { name: 'Account' })).toBeVisible();
    document.body.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true }));
    await expect.element(page.getByRole('navigation', { name: 'Account' })).not.toBeInTheDocument();
  });
});

describe('logout', () => {
  it('[AUTH-127] asks first, and does nothing when one stays', async () => {
    await open();
    await press('Logout').click();
    await expect.element(page.getByText('Are you sure you want to logout?')).toBeVisible();
    await press('Stay').click();
    await expect.element(page.getByRole('alertdialog')).not.toBeInTheDocument();
    expect(isSessionMarked()).toBe(true);
    expect(fakeApi.calls).toEqual([]);
  });

  it('[AUTH-128] clears the token half a second after the answer', async () => {
    await open();
    const before = performance.now();
    await logOut();
    await expect.poll(isSessionMarked).toBe(false);
    const waited = performance.now() - before;
    expect(waited).toBeGreaterThanOrEqual(490);
    expect(waited).toBeLessThan(3000);
    // What follows belongs to this test still.
    await expect.poll(() => fakeApi.calls.at(-1)).toContain('/cart/list');
  });

  it('[AUTH-129] [AUTH-130] [AUTH-131] says so, goes to /home, and asks for the cart of the guest', async () => {
    changeCartState({ confirmed: [lineOf(itemWith(), { id: 5 })] });
    await open();
    await logOut();
    await expect.element(page.getByText('Logged out successfully.')).toBeVisible();
    await expect.element(page.getByText('Another page')).toBeVisible();
    await expect.poll(() => cartState().lines?.map(({ id }) => id)).toEqual([77]);
    expect(fakeApi.calls[0]).toBe('POST /api/v1/auth/logout');
  });

  it('[AUTH-129] leaves an empty cart where guests do not check out', async () => {
    changeCartState({ confirmed: [lineOf(itemWith(), { id: 5 })] });
    await open({ guestCheckout: false });
    await logOut();
    await expect.element(page.getByText('Another page')).toBeVisible();
    await expect.poll(() => cartState().lines).toEqual([]);
    expect(fakeApi.calls.filter((call) => call.includes('/cart/'))).toEqual([]);
  });

  it('stays signed in when the API does not answer', async () => {
    await open();
    fakeApi.status = 503;
    fakeApi.body = { errors: [{ code: 'overloaded', message: 'We are very busy. Please try again in a moment.' }] };
    await logOut();
    await expect.element(page.getByText('We are very busy. Please try again in a moment.')).toBeVisible();
    expect(isSessionMarked()).toBe(true);
  });
});

describe('a session that is over', () => {
  it('[AUTH-136] [AUTH-137] is shown once, however many calls fail, and leads to /home without the token', async () => {
    await open();
    await expect.poll(() => page.getByRole('navigation').elements().length).toBe(1);
    for (let call = 0; call < 3; call++) noticeRefusal('token_expired');
    await expect.element(page.getByText('Your token has been expired')).toBeVisible();
    await expect.element(page.getByText('Another page')).toBeVisible();
    expect(isSessionMarked()).toBe(false);
    dismissToast();
    await expect.element(page.getByText('Your token has been expired')).not.toBeInTheDocument();
  });

  it('[AUTH-136] is asked about where the page shows a guest and the browser remembers a customer', async () => {
    fakeApi.status = 401;
    fakeApi.body = { errors: [{ code: 'token_expired', message: 'x' }] };
    await renderInMarket(<p>Page</p>, { customer: null });
    await expect.element(page.getByText('Your token has been expired')).toBeVisible();
    expect(fakeApi.calls).toContain('GET /api/v1/customer/info');
    expect(isSessionMarked()).toBe(false);
  });

  it('[AUTH-137] of an inactive account shows its own message', async () => {
    await open();
    noticeRefusal('account_inactive');
    await expect.element(page.getByText('Your account is inactive')).toBeVisible();
  });

  it('[AUTH-137] does not follow a refused sign-in, nor a call without a token', async () => {
    await open();
    noticeRefusal('credentials_wrong');
    expect(isSessionMarked()).toBe(true);
    clearSessionMark();
    noticeRefusal('sign_in_needed');
    await expect.element(page.getByText('Your token has been expired')).not.toBeInTheDocument();
    await expect.element(page.getByText('Another page')).not.toBeInTheDocument();
  });
});
