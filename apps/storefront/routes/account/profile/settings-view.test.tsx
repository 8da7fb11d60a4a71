import { clearSessionMark, isSessionMarked, markSession } from 'app-kit/session/session-mark.ts';
import { dismissToast } from 'ui/feedback/toast.ts';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { changeCartState } from '#features/cart/cart-store.ts';
import { bisi } from '../../../testing/known-items.ts';
import { renderInMarket } from '../../../testing/render-in-market.tsx';
import './delete-account.tsx';
import { SettingsView } from './settings-view.tsx';

const at = '2026-11-21T12:04:00.000Z';
const here = { id: 1, device: 'Chrome on Android', created_at: at, seen_at: at, is_current: true };
const laptop = { id: 2, device: 'Firefox on Windows', created_at: at, seen_at: at, is_current: false };
const nameless = { id: 3, device: '', created_at: at, seen_at: at, is_current: false };

const fakeApi = { calls: [] as string[], status: 200, body: { message: '' } as unknown };

beforeEach(() => {
  Object.assign(fakeApi, { calls: [], status: 200, body: { message: '' } });
  markSession();
  vi.stubGlobal('fetch', async (path: string, { method = 'GET' }: RequestInit) => {
    if (path.includes('/guest/request')) return new Response('{"guest_id":"a-guest-id-of-this-test"}');
    if (path.includes('/wish-list')) return new Response('{"items":[],"stores":[]}');
    if (path.includes('/cart/')) return new Response('[]');
    fakeApi.calls.push(`${method} ${path}`);
    return new Response(JSON.stringify(fakeApi.body), { status: fakeApi.status });
  });
});

afterEach(() => {
  vi.unstubAllGlobals();
  dismissToast();
  clearSessionMark();
  changeCartState({ confirmed: undefined, wanted: new Map() });
});

const show = (sessions = [here, laptop, nameless]) =>
  renderInMarket(
    <SettingsView sessions={sessions} avoided={['milk']}>
      <h2>My addresses</h2>
    </SettingsView>,
    { customer: bisi },
  );
const press = (name: string) => page.getByRole('button', { name, exact: true });

async function askToDelete() {
  await press('Delete').click();
  await expect.element(page.getByRole('alertdialog')).toBeVisible();
}

describe('the settings', () => {
  it('list where one is signed in, in the time of the zone, and end another session', async () => {
    await show();
    await expect.element(page.getByText('This device')).toBeVisible();
    await expect.element(page.getByText('Last seen 21 Nov, 1:04 PM').first()).toBeVisible();
    await press('Sign out Firefox on Windows').click();
    await expect.element(page.getByText('Signed out there.')).toBeVisible();
    expect(fakeApi.calls).toEqual(['DELETE /api/v1/customer/sessions/end?session_id=2']);
  });

  it('show three of many devices, this one first, and all of them on a press', async () => {
    const others = [2, 3, 4, 5].map((id) => ({ ...laptop, id, device: `Laptop ${id}` }));
    await show([...others, here]);
    const devices = () =>
      page
        .getByText(/^(Laptop|Chrome)/)
        .elements()
        .map(({ firstChild }) => firstChild?.textContent);
    await expect.poll(devices).toEqual(['Chrome on Android', 'Laptop 2', 'Laptop 3']);
    await press('Show all').click();
    await expect.poll(() => devices().length).toBe(5);
  });

  it('have the addresses above the removal of the account', async () => {
    await show();
    const [addresses, removal] = ['My addresses', 'Delete account'].map((name) =>
      page.getByText(name).first().element(),
    );
    if (!addresses || !removal) throw new Error('not shown');
    expect(addresses.compareDocumentPosition(removal)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  });

  it('end all other sessions at once', async () => {
    await show();
    await press('Sign out all others').click();
    await expect.element(page.getByText('Signed out there.')).toBeVisible();
    expect(fakeApi.calls).toEqual(['DELETE /api/v1/customer/sessions/end']);
  });

  it('[NAV-30] change the theme', async () => {
    await show();
    await page.getByRole('radio', { name: 'Dark' }).click();
    expect(document.documentElement.dataset.theme).toBe('dark');
    delete document.documentElement.dataset.theme;
  });

  it('[PROF-41] ask before the account goes, and keep it when one thinks better of it', async () => {
    await show();
    await askToDelete();
    await press('Keep my account').click();
    await expect.element(page.getByRole('alertdialog')).not.toBeInTheDocument();
    expect(fakeApi.calls).toEqual([]);
  });

  it('[PROF-32] [PROF-33] [PROF-41] delete the account, say so, and clear the token', async () => {
    await show();
    await askToDelete();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
    await expect.element(page.getByText('Account has been deleted')).toBeVisible();
    await expect.element(page.getByText('Another page')).toBeVisible();
    expect(fakeApi.calls).toEqual(['DELETE /api/v1/customer/remove-account']);
    expect(isSessionMarked()).toBe(false);
  });

  it('[PROF-34] say why the account cannot be deleted, and stay signed in', async () => {
    const message = 'You have an active order. You can remove your account once it has arrived.';
    Object.assign(fakeApi, { status: 409, body: { errors: [{ code: 'order_running', message }] } });
    await show();
    await askToDelete();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
    await expect.element(page.getByText(message)).toBeVisible();
    expect(isSessionMarked()).toBe(true);
  });

  it('[STO-024] save the allergens that are avoided with each press', async () => {
    fakeApi.body = { allergens: ['milk', 'peanut'] };
    await show();
    await expect.element(page.getByRole('checkbox', { name: 'Milk' })).toBeChecked();
    await page.getByRole('checkbox', { name: 'Peanut' }).click();
    await expect.element(page.getByRole('checkbox', { name: 'Peanut' })).toBeChecked();
    await expect.poll(() => fakeApi.calls).toEqual(['POST /api/v1/customer/allergens']);
  });

  it('[STO-024] show what is saved where a press is not', async () => {
    Object.assign(fakeApi, { status: 503, body: { errors: [{ code: 'overloaded', message: 'Try again soon.' }] } });
    await show();
    await page.getByRole('checkbox', { name: 'Peanut' }).click();
    await expect.element(page.getByText('Try again soon.')).toBeVisible();
    await expect.element(page.getByRole('checkbox', { name: 'Peanut' })).not.toBeChecked();
  });
});
