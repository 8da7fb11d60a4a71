import type { Page } from '@playwright/test';
import { mustBeAccessible } from '../support/accessible-page.ts';
import { signInAs } from '../support/signed-in.ts';
import { expect, test } from '../support/watched-page.ts';

/** Places orders of a kitchen as a guest does, to be paid in cash; returns their numbers. */
async function place(page: Page, customer: string, count: number): Promise<string[]> {
  await page.goto('/');
  const numbers = await page.evaluate(
    async ({ name, count }) => {
      const call = async (path: string, body?: object) => {
        const headers = {
          zoneid: '[3]',
          moduleid: '1',
          'x-software-id': 'soko-web',
          'content-type': 'application/json',
          'idempotency-key': crypto.randomUUID(),
        };
        const sent = body ? { method: 'POST', body: JSON.stringify(body) } : {};
        return (await fetch(`/api/v1/${path}`, { headers, ...sent })).json();
      };
      await call('auth/guest/request', {});
      const store = await call('stores/details/mama-ronke-buka-yaba');
      const { items } = await call(`items?store_id=${store.id}&limit=100`);
      const plain = items.find(
        (item: { store_id: number; price: number; food_variations: unknown[] }) =>
          item.store_id === store.id && item.price > 2000 && item.food_variations.length === 0,
      );
      const placed: string[] = [];
      for (let index = 0; index < count; index++) {
        const reply = await call('customer/order/place', {
          order_type: 'delivery',
          payment_method: 'cash_on_delivery',
          items: [{ item_id: plain.id, quantity: 1 }],
          latitude: 6.5096,
          longitude: 3.3785,
          address: '18 Herbert Macaulay Way, Yaba',
          contact_person_name: name,
          contact_person_number: '+2348035550143',
          order_note: '',
        });
        placed.push(reply.order_id ?? JSON.stringify(reply));
      }
      return placed;
    },
    { name: customer, count },
  );
  for (const number of numbers) expect(number).toMatch(/^\d{10}$/);
  return numbers;
}

test('[OPS-012] an operator acts on several orders at once, and sees which are not done and why', async ({
  page,
  browser,
}) => {
  const customer = `Ngozi Obi ${Date.now() % 10 ** 6}`;
  const guest = await browser.newPage();
  const [first = '', second = '', gone = ''] = await place(guest, customer, 3);
  await guest.close();
  await signInAs(page, 'operator@demo.invalid');
  const tick = (id: string) => page.getByRole('checkbox', { name: `Choose order ${id}` });
  const row = (id: string) => page.getByRole('row').filter({ hasText: `#${id}` });
  const dialog = page.getByRole('dialog', { name: 'Cancel the orders' });
  await page.goto(`/admin/orders?search=${encodeURIComponent(customer)}`);

  await test.step('the list has the columns that were chosen, also after a reload', async () => {
    await expect(row(first)).toContainText(customer);
    await page.getByText('Columns', { exact: true }).click();
    await page.getByRole('checkbox', { name: 'Payment' }).check();
    await expect(row(first)).toContainText('Cash at the door');
    await tick(first).check();
    await page.reload();
    await expect(row(first)).toContainText('Cash at the door');
    await expect(tick(first)).toBeChecked();
  });

  await test.step('the ticks are there after a look at one order', async () => {
    await page.getByRole('link', { name: `#${second}` }).click();
    await expect(page.getByRole('heading', { name: `#${second}` })).toBeVisible();
    await page.goBack();
    await expect(tick(first)).toBeChecked();
    await expect(page.getByText('1 order chosen')).toBeVisible();
  });

  await test.step('one of three is canceled by its page, and the preview says so', async () => {
    const other = await page.context().newPage();
    await other.goto(`/admin/orders/${gone}`);
    await other.getByRole('button', { name: 'Cancel this order' }).click();
    const alone = other.getByRole('dialog');
    await alone.getByLabel('Reason').fill('The customer called');
    await alone.getByRole('button', { name: 'Cancel this order' }).click();
    await expect(other.getByText('Canceled by Market: The customer called')).toBeVisible();
    await other.close();
    await page.reload();
    await expect(row(gone)).toContainText('Canceled');
    await page.getByRole('checkbox', { name: 'Choose all that are shown' }).check();
    await expect(page.getByText('3 orders chosen')).toBeVisible();
    await mustBeAccessible(page);
    await page.getByRole('button', { name: 'Cancel the orders' }).click();
    await expect(dialog.getByText('2 of 3 can be canceled.')).toBeVisible();
    await expect(dialog.getByText('1 cannot be canceled any more')).toBeVisible();
    await mustBeAccessible(page);
  });

  await test.step('the others are canceled, and that one stays chosen with the reason', async () => {
    await dialog.getByRole('button', { name: 'Cancel the orders' }).click();
    await expect(dialog.getByText('Write it in a few words.')).toBeVisible();
    for (;;) {
      await dialog.getByLabel('Reason').fill('The road to Yaba is closed');
      await dialog.getByRole('button', { name: 'Cancel the orders' }).click();
      await expect(dialog.getByText(/^Done with/)).toBeVisible();
      await expect(dialog.getByRole('listitem').filter({ hasText: `#${gone}` })).toContainText('Cannot be canceled');
      await mustBeAccessible(page);
      await dialog.getByRole('button', { name: 'Close' }).last().click();
      await expect(dialog).toHaveCount(0);
      // The store may have accepted one between the preview and the press: then it is refused, and chosen still.
      if (!(await tick(first).isChecked()) && !(await tick(second).isChecked())) break;
      await page.getByRole('button', { name: 'Cancel the orders' }).click();
    }
    for (const id of [first, second]) await expect(row(id)).toContainText('Canceled');
    await expect(row(gone)).toContainText('Cannot be canceled any more');
    await expect(tick(gone)).toBeChecked();
  });

  await test.step('the chosen orders are saved as a file with the chosen columns', async () => {
    const download = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Save as CSV' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Save as CSV' }).click();
    expect((await download).suggestedFilename()).toMatch(/^orders-.*\.csv$/);
    await expect(page.getByText('Saved: 1 of 1')).toBeVisible();
    await expect(page.getByRole('dialog')).toHaveCount(0);
  });
});
