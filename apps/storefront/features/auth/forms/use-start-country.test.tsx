import { afterEach, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { GuestPhone } from '#features/orders/guest-phone.tsx';
import { lagos } from '../../../testing/known-items.ts';
import { renderInMarket } from '../../../testing/render-in-market.tsx';
import { saveCountry } from './saved-country.ts';

afterEach(() => localStorage.clear());

const accra = { ...lagos.zone, id: 9, name: 'Osu', city: 'Accra', country: 'GH', currency: 'GHS' } as typeof lagos.zone;

it.each([
  ['the country of the delivery place', accra, undefined, '+233'],
  ['the country that was chosen before', accra, 'KE', '+254'],
  ['the configured country before a place is chosen', null, undefined, '+234'],
])('[AUTH-143] [AUTH-145] a phone input starts with %s', async (_what, zone, saved, code) => {
  if (saved) saveCountry(saved);
  await renderInMarket(<GuestPhone isMissing={false} />, { zone });
  await page.getByRole('textbox', { name: 'Phone' }).click();
  await expect.element(page.getByText(code)).toBeVisible();
});
