import { setPreference } from 'app-kit/browser/save-preference.ts';
import type { SavedAddress } from 'market/addresses/addresses.contract';
import { dismissToast } from 'ui/feedback/toast.ts';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { preferencesOf } from '#browser/preferences.ts';
import { bisi } from '../../testing/known-items.ts';
import { renderInMarket } from '../../testing/render-in-market.tsx';
import { DeliveryPlace } from './delivery-place.tsx';
import 'ui/map/map.tsx';
import './dialogs/address-dialog.tsx';
import './dialogs/delete-address.tsx';
import './dialogs/deliver-to-dialog.tsx';
import '#features/places/dialogs/pick-location-dialog.tsx';
import { SavedAddresses } from './saved-addresses.tsx';

const home: SavedAddress = {
  id: 12,
  address: 'Yaba, Lagos',
  address_type: 'home',
  address_label: '',
  contact_person_name: 'Ada Obi',
  contact_person_number: '+2348035550142',
  latitude: 6.507,
  longitude: 3.3755,
  house: '14',
  floor: '2',
  road: '',
  landmark: 'near the mosque',
  directions: '',
  additional_information: '',
  zone_ids: [3],
};
const shop: SavedAddress = {
  ...home,
  id: 13,
  address: 'Ilashe Beach, Badagry',
  address_type: 'other',
  address_label: 'Mama’s shop',
  latitude: 6.4,
  longitude: 2.9,
  zone_ids: [],
};

const readList = 'GET /list?limit=100&offset=1';
const fakeApi = { calls: [] as string[], listed: [home, shop] };

function reply(body: unknown, status = 200): Response {
  return new Response(JSON.stringify(body), { status });
}

beforeEach(() => {
  fakeApi.calls = [];
  fakeApi.listed = [home, shop];
  setPreference('zoneid', '[3]');
  vi.stubGlobal('fetch', async (path: string, { method = 'GET' }: RequestInit = {}) => {
    if (path.includes('/guest/request')) return reply({ guest_id: 'a-guest-id-of-this-test' });
    if (path.includes('get-zone-id')) return reply({ zone_id: [3], zone_data: [] });
    if (path.includes('/customer/info')) return reply({ f_name: 'Bísí', l_name: 'Adéwálé', phone: '+2348035550142' });
    if (!path.includes('/address/')) return reply({ results: [], items: [], stores: [] });
    fakeApi.calls.push(`${method} ${path.replace('/api/v1/customer/address', '')}`);
    if (method === 'GET') {
      return reply({ total_size: fakeApi.listed.length, limit: 100, offset: 1, addresses: fakeApi.listed });
    }
    return reply({ message: method === 'DELETE' ? 'Address deleted' : 'Address updated' });
  });
});

afterEach(() => {
  vi.unstubAllGlobals();
  dismissToast();
  setPreference('zoneid', '');
});

const press = (name: string) => page.getByRole('button', { name });

async function chooseFromMenu(label: string, entry: string) {
  await press(`More for ${label}`).click();
  await page.getByRole('menuitem', { name: entry }).click();
}

describe('the addresses of the profile', () => {
  it('[ADDR-31] show with their labels, doors and persons', async () => {
    const { container } = await renderInMarket(<SavedAddresses />, { customer: bisi });
    await expect.element(page.getByText('Mama’s shop')).toBeVisible();
    expect(container.textContent).toContain('House 14, Floor 2, near the mosque, Yaba, Lagos');
    expect(container.textContent).toContain('Ada Obi · +234\u00a0803\u00a0555\u00a00142');
    expect(fakeApi.calls).toEqual([readList]);
  });

  it('[ADDR-23] [ADDR-24] are read again after a change, and the dialog is closed', async () => {
    await renderInMarket(<SavedAddresses />, { customer: bisi });
    await chooseFromMenu('Home', 'Edit');
    fakeApi.listed = [{ ...home, house: '15' }, shop];
    await press('Update Address').click();
    await expect.element(page.getByText(/House 15/)).toBeVisible();
    await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
    expect(fakeApi.calls).toEqual([readList, 'POST /update', readList]);
  });

  it('[ADDR-35] go only after a question', async () => {
    await renderInMarket(<SavedAddresses />, { customer: bisi });
    const question = page.getByRole('alertdialog', { name: 'Delete this address?' });
    await chooseFromMenu('Home', 'Delete');
    await question.getByRole('button', { name: 'No' }).click();
    expect(fakeApi.calls).toEqual([readList]);
    await chooseFromMenu('Home', 'Delete');
    fakeApi.listed = [shop];
    await question.getByRole('button', { name: 'Yes' }).click();
    await expect.element(page.getByText('Address deleted')).toBeVisible();
    await expect.element(press('More for Home')).not.toBeInTheDocument();
    expect(fakeApi.calls).toEqual([readList, 'DELETE /delete?address_id=12', readList]);
  });
});

describe('the menu of an address', () => {
  it('is walked by keyboard, and Escape closes it and not the dialog around it', async () => {
    await renderInMarket(<DeliveryPlace />, { customer: bisi });
    await press('Deliver to Yaba, Lagos').click();
    await press('More for Home').click();
    await expect.element(page.getByRole('menuitem', { name: 'Edit' })).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}');
    await expect.element(page.getByRole('menuitem', { name: 'Delete' })).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await expect.element(page.getByRole('menu')).not.toBeInTheDocument();
    await expect.element(press('More for Home')).toHaveFocus();
    await expect.element(page.getByRole('dialog', { name: 'Deliver to' })).toBeVisible();
  });
});

describe('where to deliver', () => {
  it('[ADDR-37] a customer is offered the saved addresses, and the map beside them', async () => {
    await renderInMarket(<DeliveryPlace />, { customer: bisi });
    await press('Deliver to Yaba, Lagos').click();
    const dialog = page.getByRole('dialog', { name: 'Deliver to' });
    await expect.element(dialog.getByText('In delivery zone')).toBeVisible();
    await expect.element(dialog.getByText('Use current location')).toBeVisible();
    await dialog.getByRole('button', { name: 'Pick from Map' }).click();
    await expect.element(page.getByRole('dialog', { name: 'Pick Location' })).toBeVisible();
    await press('Saved addresses').click();
    await expect.element(dialog).toBeVisible();
  });

  it('[ADDR-08] [ADDR-09] a new address begins with name and number of the customer', async () => {
    await renderInMarket(<DeliveryPlace />, { customer: bisi });
    await press('Deliver to Yaba, Lagos').click();
    await press('Add Address').click();
    const form = page.getByRole('dialog', { name: 'Add Address' });
    await expect.element(form.getByLabelText('Contact Person Name')).toHaveValue('Bísí Adéwálé');
    await expect.element(form.getByLabelText('Phone', { exact: true })).toHaveValue('+2348035550142');
  });

  it('[LOC-31] an address outside all zones is not stored, and the page stays', async () => {
    await renderInMarket(<DeliveryPlace />, { customer: bisi });
    await press('Deliver to Yaba, Lagos').click();
    await page.getByRole('listitem').getByText('Mama’s shop').click();
    await expect.element(page.getByText('We do not deliver to this place yet.')).toBeVisible();
    expect(preferencesOf(document.cookie)).toMatchObject({ zoneIds: [3], location: undefined });
  });

  it('[LOC-30] [ADDR-32] [ADDR-37] a guest who wants saved addresses is told that they need an account', async () => {
    await renderInMarket(<DeliveryPlace />);
    await press('Deliver to Yaba, Lagos').click();
    await press('Saved addresses').click();
    await expect.element(page.getByText('To select from saved addresses, you need to sign in.')).toBeVisible();
    await expect.element(press('Sign In')).toBeVisible();
    expect(preferencesOf(document.cookie)).toMatchObject({ zoneIds: [3], location: undefined });
    expect(fakeApi.calls).toEqual([]);
  });
});
