import { deliverTo } from './support/delivery-place.ts';
import { waitForHydration } from './support/wait-for-hydration.ts';
import { expect, test } from './support/watched-page.ts';

const phone = '0803 555 0142';

test('[CHK-01] [PARC-06] [TRK-19] [TRK-20] [TRK-21] [TRK-22] [TRK-23] [TRK-28] [TRK-29] a guest sends a parcel, and finds it again in the drawer', async ({
  page,
  context,
}) => {
  await deliverTo(context, { module: { id: 5, module_type: 'parcel' } });
  await page.goto('/parcel-delivery-info');
  await waitForHydration(page);
  const [sender, receiver] = ['Sender', 'Receiver'].map((name) => page.getByRole('region', { name }));
  if (!sender || !receiver) throw new Error('Both ends are on the page');
  const goOn = page.getByRole('button', { name: 'Continue' }).filter({ visible: true });

  await goOn.click();
  await expect(receiver.getByText('Address is required')).toBeVisible();
  await expect(sender.getByText('Name is required')).toBeVisible();

  await sender.getByLabel('Contact Person Name').fill('Wanjiru Kamau');
  await sender.getByLabel('Phone', { exact: true }).fill(phone);
  await receiver.getByLabel('Contact Person Name').fill('Joseph Otieno');
  await receiver.getByLabel('Phone', { exact: true }).fill('0803 555 0143');
  await receiver.getByRole('button', { name: 'Pick from Map' }).click();
  const map = page.getByRole('dialog', { name: 'Pick Location' });
  await map.getByRole('combobox').fill('Awolowo Road');
  await map.getByRole('option').first().click();
  await map.getByRole('button', { name: 'Pick Locations' }).click();
  await page.getByRole('radio', { name: 'Receiver' }).check({ force: true });
  const fare = page.getByRole('complementary', { name: 'Fare' });
  await expect(fare.getByText('Delivery fee')).toBeVisible();
  await goOn.click();

  await expect(page).toHaveURL(/\/checkout\?page=parcel/);
  await expect(page.getByText('The receiver pays in cash at the door.')).toBeVisible();
  await page
    .getByRole('button', { name: /^Place order/ })
    .filter({ visible: true })
    .click();
  const orderId = (await page.getByTestId('order-number').textContent()) ?? '';
  expect(orderId).toMatch(/^\d{10}$/);
  await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click();

  const track = page.getByRole('region', { name: 'Track order' });
  await track.getByLabel('Order ID').fill(orderId);
  await track.getByLabel('Phone', { exact: true }).fill(phone);
  const [sentRequest] = await Promise.all([
    page.waitForRequest((request) => request.url().includes('/customer/order/track')),
    track.getByRole('button', { name: 'Track Now' }).click(),
  ]);
  expect(new URL(sentRequest.url()).searchParams.get('contact_number')).toBe('+2348035550142');
  const drawer = page.getByRole('dialog', { name: `Order #${orderId}` });
  await expect(drawer.getByText('Wanjiru Kamau')).toBeVisible();
  await expect(drawer.getByText('Joseph Otieno')).toBeVisible();
  await expect(drawer.getByRole('application')).toBeVisible();
  await expect(drawer.getByRole('list', { name: 'Progress of the order' }).getByRole('listitem')).toHaveCount(4);
  await expect(drawer.getByText('Total')).toBeVisible();
});
