import type { SavedAddress } from 'market/addresses/addresses.contract';
import { useState } from 'react';
import { dismissToast } from 'ui/feedback/toast.ts';
import { afterEach, describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { savedNear } from '#features/addresses/saved-near.ts';
import { renderInMarket } from '../../testing/render-in-market.tsx';
import type { CheckoutPlan } from './checkout-plan.ts';
import { DeliverTo } from './deliver-to.tsx';
import { initialPlan } from './use-checkout.tsx';
import { useContact } from './use-contact.ts';

const office: SavedAddress = {
  id: 1,
  address: '41 Adeola Odeku Street, Victoria Island, Lagos',
  address_type: 'office',
  address_label: '',
  contact_person_name: 'Ada Obi',
  contact_person_number: '+2348035550142',
  additional_information: '',
  road: '',
  house: '14',
  floor: '',
  landmark: 'Reception',
  directions: 'Call from the gate',
  latitude: 6.43172,
  longitude: 3.41982,
  zone_ids: [1],
};
const home: SavedAddress = {
  ...office,
  id: 2,
  address_type: 'home',
  house: '21',
  landmark: 'Blue water tank',
  latitude: 6.44567,
};
const atOffice = { address: office.address, lat: 6.43172, lng: 3.41982 };
const elsewhere = { address: 'Awolowo Road, Ikoyi, Lagos', lat: 6.4433, lng: 3.4261 };

interface HarnessProps {
  from: typeof elsewhere;
  phone?: string;
  orderType?: 'delivery' | 'take_away';
}

/** The checkout without its price. */
function CheckoutHarness({ from, phone = '+2348035550142', orderType = 'delivery' }: HarnessProps) {
  const [plan, setPlan] = useState<CheckoutPlan>({ ...initialPlan, orderType, place: from });
  const customer = { name: 'Ada Obi', phone, email: '', addresses: [office, home] };
  const contact = useContact(customer, from);
  const change = (part: Partial<CheckoutPlan>) => setPlan((before) => ({ ...before, ...part }));
  return (
    <form>
      <DeliverTo
        checkout={{
          ...contact,
          plan,
          change,
          customer,
          refusal: null,
          quote: { take_away: true, take_away_words: 'Fetch it within 60 minutes.' },
        }}
      />
      <p>{`Reach ${contact.form.phone}`}</p>
      <p>{`To ${contact.form.name}, house ${contact.form.house}, ${plan.place?.lat}`}</p>
      <button type="button" onClick={() => contact.setFaults({ phone: 'wrong' })}>
        Place order
      </button>
    </form>
  );
}

const field = (name: string) => page.getByLabelText(name, { exact: true });
const button = (name: string) => page.getByRole('button', { name });

afterEach(() => dismissToast());

describe('a customer at checkout', () => {
  it('[CHK-23] [ADDR-37] reads where a saved address is, and finds the others behind one press', async () => {
    await renderInMarket(<CheckoutHarness from={atOffice} />);
    const where = 'House 14, Reception, 41 Adeola Odeku Street, Victoria Island, Lagos';
    await expect.element(page.getByText(where)).toBeVisible();
    await expect.element(page.getByText('Ada Obi · +234 803 555 0142')).toBeVisible();
    await page.getByText('Call from the gate').click();
    await expect.element(field('Directions for the delivery man')).toBeVisible();
    expect(field('Contact Person Name').elements()).toEqual([]);
    expect(field('House').elements()).toEqual([]);

    await button('Change delivery address').click();
    await expect.element(page.getByRole('radio', { name: /^Office/ })).toHaveFocus();
    await page.getByRole('radio', { name: /Blue water tank/ }).click();
    await expect.element(page.getByText('To Ada Obi, house 21, 6.44567')).toBeVisible();
    await expect.element(page.getByRole('radio', { name: /Blue water tank/ })).toBeChecked();

    await button('Change contact or door').click();
    await expect.element(field('Contact Person Name')).toHaveFocus();
    await expect.element(field('House')).toHaveValue('21');
  });

  it('[CHK-23] is taken to be at the saved address beside the place, if a zone delivers to it', () => {
    const beside = { lat: 6.4325, lng: 3.4195 };
    expect(savedNear([home, office], beside)).toEqual(atOffice);
    expect(savedNear([home, { ...office, zone_ids: [] }], beside)).toBeUndefined();
    expect(savedNear([home, office], elsewhere)).toBeUndefined();
    expect(savedNear([office], null)).toBeUndefined();
  });

  it('[CHK-23] offers at an unsaved place the saved addresses and a line for its door, and not the name', async () => {
    await renderInMarket(<CheckoutHarness from={elsewhere} />);
    await expect.element(page.getByRole('radio', { name: /^Office/ })).not.toBeChecked();
    await expect.element(field('House')).not.toBeVisible();
    await page.getByText('House, landmark, directions').click();
    await field('House').fill('21');
    await field('Directions for the delivery man').fill('Call from the gate');
    await page.getByText('House 21, Call from the gate').click();
    await expect.element(field('House')).not.toBeVisible();
    expect(field('Contact Person Name').elements()).toEqual([]);
    await button('Change who takes it').click();
    await expect.element(field('Contact Person Name')).toHaveValue('Ada Obi');
  });

  it('[ADDR-18] sees the field with a fault, and keeps it while it is mended', async () => {
    await renderInMarket(<CheckoutHarness from={atOffice} orderType="take_away" />);
    await expect.element(button('Change who takes it')).toBeVisible();
    await button('Place order').click();
    await expect.element(field('Phone')).toBeInvalid();
    await field('Phone').fill('+234803555014');
    await expect.element(field('Phone')).toHaveValue('+234 803 555 014');
  });

  it('[AUTH-144] writes a number of another country with its calling code, and keeps one of the zone as it is', async () => {
    await renderInMarket(<CheckoutHarness from={elsewhere} phone="" />);
    await field('Phone').fill('0803 555 0142');
    await expect.element(page.getByText('Reach 0803 555 0142')).toBeVisible();
    await field('Phone').fill('');
    await button('Country code: Nigeria +234').click();
    await page.getByRole('option', { name: /Ghana/ }).click();
    await field('Phone').fill('024 412 3456');
    await expect.element(page.getByText('Reach +233244123456')).toBeVisible();
    await expect.element(field('Phone')).toHaveValue('024 412 3456');
  });

  it('[AUTH-144] shows the country of a number that was written before', async () => {
    await renderInMarket(<CheckoutHarness from={elsewhere} phone="+233244123456" />);
    await button('Change who takes it').click();
    await expect.element(button('Country code: Ghana +233')).toBeVisible();
    await expect.element(field('Phone')).toHaveValue('24 412 3456');
    await expect.element(page.getByText('Reach +233244123456')).toBeVisible();
  });

  it('[ADDR-18] writes a phone that the account does not have', async () => {
    await renderInMarket(<CheckoutHarness from={elsewhere} phone="" />);
    await expect.element(field('Phone')).toHaveValue('');
  });
});
