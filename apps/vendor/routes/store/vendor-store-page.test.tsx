import { type Answers, bisi, refused, renderInApp, reply } from 'app-kit/testing/render-in-app.tsx';
import { describe, expect, it } from 'vitest';
import { userEvent } from 'vitest/browser';
import { VendorStorePage } from './vendor-store-page.tsx';

const membership = (permissions: string[]) => ({
  store_id: 3,
  name: 'Mama Ronke Buka',
  role: 'manager',
  permissions,
  suspended_reason: null,
});

const profile = (part: object = {}) => ({
  name: 'Mama Ronke Buka',
  slug: 'mama-ronke-buka',
  address: '14 Herbert Macaulay Way, Yaba',
  latitude: 6.5,
  longitude: 3.37,
  tagline: 'Amala and ewedu',
  phone: '+2348035550142',
  minimum_order: 1500,
  delivery_minutes_min: 25,
  delivery_minutes_max: 40,
  take_away: false,
  unfetched_rule: 'keep',
  tax_number: '',
  courier_words: 'Side door',
  kitchen_ticket_at: 'accepted',
  bag_ticket_at: 'by_hand',
  entrance_full_url: null,
  currency: 'NGN',
  logo_full_url: null,
  cover_photo_full_url: null,
  version: 4,
  ...part,
});

function open(answers: Answers, permissions = ['store.profile']) {
  const routes = [{ path: 'store', Component: VendorStorePage }];
  const session = {
    info: () => reply(bisi),
    memberships: () => reply({ stores: [membership(permissions)], operator: null, courier: null }),
  };
  return renderInApp(routes, { ...session, profile: () => reply(profile()), ...answers }, '/store');
}

describe('the store page', () => {
  it('[STO-093] sends the whole profile with what was typed, and keeps what a refusal names', async () => {
    const { screen, fakeApi } = await open({});
    await expect.element(screen.getByRole('textbox', { name: 'Phone' })).toHaveValue('+2348035550142');
    fakeApi.answers.profile = () => refused('phone', 403, 'number must be 10 digits');
    await screen.getByRole('textbox', { name: 'Phone' }).fill('0809 999 0000');
    await screen.getByRole('textbox', { name: 'Minimum order, NGN' }).fill('2000');
    await screen.getByRole('button', { name: 'Save' }).click();
    await expect.element(screen.getByText('number must be 10 digits')).toBeVisible();
    await expect.element(screen.getByRole('textbox', { name: 'Phone' })).toHaveValue('0809 999 0000');
    fakeApi.answers.profile = () => reply(profile({ phone: '+2348099990000', minimum_order: 2000, version: 5 }));
    await screen.getByRole('button', { name: 'Save' }).click();
    await expect.element(screen.getByText('Saved. Customers see the changes.')).toBeVisible();
    expect(fakeApi.calls.at(-1)?.body).toEqual({
      tagline: 'Amala and ewedu',
      phone: '0809 999 0000',
      minimum_order: 2000,
      delivery_minutes_min: 25,
      delivery_minutes_max: 40,
      take_away: false,
      unfetched_rule: 'keep',
      tax_number: '',
      courier_words: 'Side door',
      kitchen_ticket_at: 'accepted',
      bag_ticket_at: 'by_hand',
      version: 4,
    });
  });

  it('[STO-028] sets when each form of ticket prints by itself', async () => {
    const { screen, fakeApi } = await open({});
    await screen.getByRole('combobox', { name: 'Kitchen ticket' }).selectOptions('started');
    await screen.getByRole('combobox', { name: 'Bag tickets' }).selectOptions('ready');
    await screen.getByRole('button', { name: 'Save' }).click();
    await expect
      .poll(() => fakeApi.calls.at(-1)?.body)
      .toMatchObject({ kitchen_ticket_at: 'started', bag_ticket_at: 'ready', version: 4 });
  });

  it('[STO-044] sets what becomes of take-away orders that nobody fetches, where customers may fetch them', async () => {
    const { screen, fakeApi } = await open({});
    const rule = screen.getByRole('combobox', { name: 'Orders that nobody has fetched after 60 minutes' });
    await expect.element(screen.getByRole('checkbox', { name: 'Customers may fetch their order' })).not.toBeChecked();
    expect(rule.elements()).toEqual([]);
    await screen.getByRole('checkbox', { name: 'Customers may fetch their order' }).click();
    await rule.selectOptions('customer_pays');
    await screen.getByRole('button', { name: 'Save' }).click();
    await expect
      .poll(() => fakeApi.calls.at(-1)?.body)
      .toMatchObject({ take_away: true, unfetched_rule: 'customer_pays', version: 4 });
  });

  it('[STO-094] says to riders where to stop, and keeps what is refused', async () => {
    const { screen, fakeApi } = await open({});
    await expect.element(screen.getByRole('textbox', { name: 'For riders' })).toHaveValue('Side door');
    fakeApi.answers.profile = () => refused('contact_in_text', 422, 'Leave out phone numbers.');
    await screen.getByRole('textbox', { name: 'For riders' }).fill('Call 0803 555 0142');
    await screen.getByRole('button', { name: 'Save' }).click();
    await expect.element(screen.getByText('Leave out phone numbers.')).toBeVisible();
    await expect.element(screen.getByRole('textbox', { name: 'For riders' })).toHaveValue('Call 0803 555 0142');
    await expect.element(screen.getByText('Show riders the entrance')).toBeVisible();
  });

  it('[STO-093] names fields that cannot be read, and sends nothing', async () => {
    const { screen, fakeApi } = await open({});
    await screen.getByRole('textbox', { name: 'To, minutes' }).fill('10');
    await screen.getByRole('button', { name: 'Save' }).click();
    await expect.element(screen.getByText('Enter minutes, the shorter first.')).toBeVisible();
    await expect.element(screen.getByRole('textbox', { name: 'Delivery from, minutes' })).toHaveFocus();
    expect(fakeApi.calls.filter(({ body }) => body !== undefined)).toEqual([]);
  });

  it('[STO-093] removes a picture, and says what stands in for it', async () => {
    const { screen, fakeApi } = await open({
      profile: () => reply(profile({ cover_photo_full_url: '/images/360/jollof.webp' })),
      cover: () => reply(profile({ version: 5 })),
    });
    await screen.getByRole('button', { name: 'Remove cover' }).click();
    await expect.element(screen.getByText('Without a cover, customers see a picture of the module.')).toBeVisible();
    expect(fakeApi.calls.at(-1)?.path).toMatch(/stores\/3\/pictures\/cover$/);
  });

  it('[STO-093] says why a chosen file cannot be a picture', async () => {
    const { screen } = await open({});
    const file = new File(['no picture'], 'menu.jpg', { type: 'image/jpeg' });
    await userEvent.upload(screen.getByLabelText('Add a logo'), file);
    await expect.element(screen.getByText('This file isn’t a picture. Choose a photo.')).toBeVisible();
  });

  it('[SEAT-13] names the permission that a role lacks', async () => {
    const { screen } = await open({}, ['store.orders']);
    await expect.element(screen.getByText('store.profile')).toBeVisible();
  });
});
