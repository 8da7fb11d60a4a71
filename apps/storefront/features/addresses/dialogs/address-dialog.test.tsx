import { setPreference } from 'app-kit/browser/save-preference.ts';
import { dismissToast } from 'ui/feedback/toast.ts';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { preferencesOf } from '#browser/preferences.ts';
import type { Market } from '#features/config/use-market.ts';
import { bisi } from '../../../testing/known-items.ts';
import { renderInMarket } from '../../../testing/render-in-market.tsx';
import 'ui/map/map.tsx';
import type { AddressInput } from '../address-form.ts';
import { savedGuestAddress } from '../guest-address.ts';
import { AddressDialog } from './address-dialog.tsx';

/** A fake API client: it records address calls and returns the given replies. */
const fakeApi = {
  calls: [] as { method: string; path: string; body: Record<string, unknown> }[],
  answer: (): Response => reply({ message: 'Address added', id: 7, zone_ids: [3] }),
  address: true,
  zone: (): Response => reply({ zone_id: [4], zone_data: [] }),
};

function reply(body: unknown, status = 200): Response {
  return new Response(JSON.stringify(body), { status });
}

const oshodi = { main_text: 'Oshodi', secondary_text: 'Lagos' };
const results = [{ formatted_address: 'Oshodi, Lagos', structured_formatting: oshodi, types: [] }];
const predictions = [{ place_id: 'oshodi', description: 'Oshodi, Lagos', structured_formatting: oshodi }];

const places: [string, () => Response][] = [
  ['/guest/request', () => reply({ guest_id: 'a-guest-id-of-this-test' })],
  ['autocomplete', () => reply({ predictions })],
  [
    'place-api-details',
    () => reply({ formatted_address: 'Oshodi, Lagos', geometry: { location: { lat: 6.556, lng: 3.35 } } }),
  ],
  ['geocode', () => reply({ results: fakeApi.address ? results : [] })],
  ['get-zone-id', () => fakeApi.zone()],
];

beforeEach(() => {
  fakeApi.calls = [];
  fakeApi.answer = () => reply({ message: 'Address added', id: 7, zone_ids: [3] });
  fakeApi.address = true;
  fakeApi.zone = () => reply({ zone_id: [4], zone_data: [] });
  setPreference('zoneid', '[3]');
  localStorage.clear();
  vi.stubGlobal('fetch', async (path: string, { method = 'GET', body }: RequestInit = {}) => {
    const [, call = () => reply({})] = places.find(([part]) => path.includes(part)) ?? [];
    if (!path.includes('/customer/address/')) return call();
    fakeApi.calls.push({ method, path, body: body ? JSON.parse(String(body)) : undefined });
    return fakeApi.answer();
  });
});

afterEach(() => {
  vi.unstubAllGlobals();
  dismissToast();
  setPreference('zoneid', '');
  localStorage.clear();
});

const saved: AddressInput[] = [];
const closed = vi.fn();

async function open(address: Partial<AddressInput> = {}, market: Partial<Market> = { customer: bisi }) {
  saved.length = 0;
  await renderInMarket(
    <AddressDialog address={address} onSaved={(written) => saved.push(written)} onClose={closed} />,
    market,
  );
  await expect.element(page.getByRole('status').getByText(/Yaba|Osu/)).toBeVisible();
}

const field = (name: string) => page.getByLabelText(name, { exact: true });
const press = (name: string) => page.getByRole('button', { name });

async function fillContact() {
  await field('Contact Person Name').fill('Ada Obi');
  await field('Phone').fill('+2348035550142');
}

const home: Partial<AddressInput> = {
  id: 12,
  address: 'Yaba, Lagos',
  address_type: 'office',
  address_label: '',
  contact_person_name: 'Ada Obi',
  contact_person_number: '+2348035550142',
  latitude: 6.507,
  longitude: 3.3755,
  house: '14',
  floor: '2',
  road: 'Herbert Macaulay Way',
  landmark: 'near the mosque',
  directions: '',
  additional_information: 'Call, don’t knock.',
};

describe('the address dialog', () => {
  it('[ADDR-01] [ADDR-02] [ADDR-03] [ADDR-08] [ADDR-09] [ADDR-11] [ADDR-12] asks for place, person and door', async () => {
    await open();
    await expect.element(page.getByRole('application', { name: 'Map' })).toBeVisible();
    await expect.element(press('Use current location')).toBeVisible();
    const labels = page.getByRole('group', { name: 'Label As' });
    for (const name of ['Home', 'Office', 'Other']) {
      await expect.element(labels.getByRole('radio', { name })).toBeInTheDocument();
    }
    for (const name of ['Contact Person Name', 'Phone', 'House', 'Floor', 'Road', 'Additional Information']) {
      await expect.element(field(name)).toBeInTheDocument();
    }
  });

  it('[ADDR-07] [ADDR-29] asks for a label of its own where the type is other, and sends it only there', async () => {
    await open();
    await expect.element(field('Label Name')).not.toBeInTheDocument();
    await page.getByText('Other', { exact: true }).click();
    await field('Label Name').fill('Mama’s shop');
    await fillContact();
    await press('Add Address').click();
    await expect.poll(() => fakeApi.calls).toHaveLength(1);
    expect(fakeApi.calls[0]?.body).toMatchObject({ address_type: 'other', address_label: 'Mama’s shop' });
  });

  it('[ADDR-10] asks guests alone for an e-mail', async () => {
    await open();
    await expect.element(field('Email')).not.toBeInTheDocument();
  });

  it('[ADDR-17] [ADDR-18] says at its field what is missing, and sends nothing', async () => {
    await open();
    await press('Add Address').click();
    await expect.element(page.getByText('Name is required')).toBeVisible();
    await expect.element(page.getByText('Phone Number is required')).toBeVisible();
    await expect.element(field('Contact Person Name')).toHaveFocus();
    await fillContact();
    await expect.element(page.getByText('Name is required')).not.toBeInTheDocument();
    await expect.element(page.getByText('Phone Number is required')).not.toBeInTheDocument();
    expect(fakeApi.calls).toEqual([]);
  });

  it('[ADDR-16] [LOC-16] is saved by the name that its customer gives a place in a zone without a geocoder', async () => {
    fakeApi.address = false;
    fakeApi.zone = () => reply({ zone_id: [4], zone_data: [{ id: 4, name: 'Osu', city: 'Accra', store_count: 2 }] });
    await open({
      ...home,
      id: undefined,
      address_type: undefined,
      address: undefined,
      latitude: 5.55,
      longitude: -0.18,
    });
    await fillContact();
    await field('Name this place').fill('Blue gate');
    await press('Add Address').click();
    await expect.poll(() => fakeApi.calls.map(({ body }) => body.address)).toEqual(['Blue gate, Osu, Accra']);
  });

  it('[ADDR-16] needs an address, which some places do not have', async () => {
    fakeApi.address = false;
    await renderInMarket(<AddressDialog onSaved={(written) => saved.push(written)} onClose={closed} />, {
      customer: bisi,
      place: null,
    });
    await expect.element(page.getByText('No place found. Try a nearby street or landmark.')).toBeVisible();
    await fillContact();
    await press('Add Address').click();
    await expect.element(page.getByText('Address is required')).toBeVisible();
    expect(fakeApi.calls).toEqual([]);
  });

  it('[ADDR-15] [ADDR-19] [ADDR-21] [ADDR-22] [ADDR-27] adds what has only a place, a name and a number', async () => {
    await open();
    await fillContact();
    await press('Add Address').click();
    await expect.element(page.getByText('Address added')).toBeVisible();
    expect(fakeApi.calls).toEqual([
      {
        method: 'POST',
        path: '/api/v1/customer/address/add',
        body: {
          address: 'Yaba, Lagos',
          address_type: 'home',
          address_label: '',
          contact_person_name: 'Ada Obi',
          contact_person_number: '+2348035550142',
          additional_information: '',
          latitude: 6.507,
          longitude: 3.3755,
          road: '',
          house: '',
          floor: '',
          landmark: '',
          directions: '',
        },
      },
    ]);
    expect(saved).toMatchObject([{ id: 7, zone_ids: [3] }]);
  });

  it('[ADDR-15] [ADDR-20] updates an existing address, with all that was known of it', async () => {
    fakeApi.answer = () => reply({ message: 'Address updated' });
    await open(home);
    await field('House').fill('15');
    await press('Update Address').click();
    await expect.element(page.getByText('Address updated')).toBeVisible();
    expect(fakeApi.calls).toMatchObject([
      {
        method: 'POST',
        path: '/api/v1/customer/address/update',
        body: {
          id: 12,
          address_type: 'office',
          house: '15',
          landmark: 'near the mosque',
          road: 'Herbert Macaulay Way',
        },
      },
    ]);
    expect(saved).toHaveLength(1);
  });

  it('shows why saving was refused, and keeps what was typed', async () => {
    const message = 'Your address list is full. Remove an address first.';
    fakeApi.answer = () => reply({ errors: [{ code: 'too_many_addresses', message }] }, 409);
    await open();
    await fillContact();
    await press('Add Address').click();
    await expect.element(page.getByText(message)).toBeVisible();
    await expect.element(field('Contact Person Name')).toHaveValue('Ada Obi');
    expect(saved).toEqual([]);
  });

  it('[ADDR-13] [ADDR-14] empties the fields only after its question, and leaves the pin', async () => {
    await open(home);
    const question = page.getByRole('alertdialog', { name: 'Are you sure, you want to reset?' });
    await press('Reset').click();
    await question.getByRole('button', { name: 'Cancel' }).click();
    await expect.element(field('House')).toHaveValue('14');
    await press('Reset').click();
    await question.getByRole('button', { name: 'Reset' }).click();
    for (const name of ['House', 'Floor', 'Road', 'Contact Person Name', 'Phone', 'Additional Information']) {
      await expect.element(field(name)).toHaveValue('');
    }
    await expect.element(page.getByRole('status').getByText('Yaba')).toBeVisible();
  });
});

describe('the map of an address', () => {
  const search = page.getByRole('combobox');
  const zones = () => preferencesOf(document.cookie).zoneIds;

  async function goToOshodi() {
    await search.fill('oshodi');
    await page.getByRole('option', { name: /Oshodi/ }).click();
    await expect.element(page.getByRole('status').getByText('Oshodi')).toBeVisible();
  }

  it('[ADDR-05] [ADDR-06] changes the address and the stored zone when it is moved', async () => {
    await open();
    expect(zones()).toEqual([3]);
    (page.getByRole('application', { name: 'Map' }).element() as HTMLElement).focus();
    await userEvent.keyboard('{ArrowRight}{ArrowRight}');
    await expect.element(page.getByRole('status').getByText('Oshodi')).toBeVisible();
    await expect.poll(() => zones()).toEqual([4]);
    await fillContact();
    await press('Add Address').click();
    await expect.poll(() => fakeApi.calls[0]?.body).toMatchObject({ address: 'Oshodi, Lagos' });
    // The place that is delivered to is the same as before.
    await expect.poll(() => zones()).toEqual([3]);
  });

  it('stores no zone outside all zones, and says so', async () => {
    const message = 'We do not deliver to this place yet.';
    fakeApi.zone = () => reply({ errors: [{ code: 'outside_zones', message }] }, 404);
    await open();
    await goToOshodi();
    await expect.element(page.getByText(message)).toBeVisible();
    expect(zones()).toEqual([3]);
  });
});

describe('the address of a guest', () => {
  it('[ADDR-10] [ADDR-25] [ADDR-26] stays in the browser, with its e-mail, and no address call is sent', async () => {
    await open({}, { customer: null });
    await expect.element(page.getByText('To select from saved addresses, you need to sign in.')).toBeVisible();
    await fillContact();
    await field('Email').fill('ada@example.com');
    await field('House').fill('14');
    await press('Add Address').click();
    await expect.poll(() => saved).toHaveLength(1);
    expect(savedGuestAddress()).toMatchObject({
      address: 'Yaba, Lagos',
      contact_person_name: 'Ada Obi',
      contact_person_number: '+2348035550142',
      contact_person_email: 'ada@example.com',
      house: '14',
    });
    expect(fakeApi.calls).toEqual([]);
  });

  it('[ADDR-26] has no e-mail where none was typed, and none that cannot be one', async () => {
    await open({}, { customer: null });
    await fillContact();
    await field('Email').fill('ada@');
    await press('Add Address').click();
    await expect.element(page.getByText('Must be a valid email')).toBeVisible();
    await field('Email').fill('');
    await press('Add Address').click();
    await expect.poll(() => saved).toHaveLength(1);
    expect(savedGuestAddress()).not.toHaveProperty('contact_person_email');
  });
});
