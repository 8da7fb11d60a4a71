import type { Page } from '@playwright/test';
import { scratchFolder } from '../tools/scratch-folder.ts';
import { mustBeAccessible } from './support/accessible-page.ts';
import { deliverTo } from './support/delivery-place.ts';
import { type StartedServer, startServer } from './support/started-server.ts';
import { waitForHydration } from './support/wait-for-hydration.ts';
import { expect, test } from './support/watched-page.ts';

const yaba = { zoneId: 3, location: 'Yaba, Lagos', at: { lat: 6.507, lng: 3.3755 } };
const grocery = { id: 2, module_type: 'grocery' };
const challengeRequired = 428;
const phoneCode = '/api/v1/customer/order/phone-code';
/** A demo allows a hundred times as many attempts as its settings say. */
const tries = 100;

/** Puts something that needs no choice into the cart, through the calls that the storefront makes. */
async function fillCart(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const headers = { zoneid: '[3]', moduleid: '2', 'x-software-id': 'soko-web', 'content-type': 'application/json' };
    await fetch('/api/v1/auth/guest/request', { method: 'POST', headers });
    const reply = await fetch('/api/v1/items?limit=100', { headers });
    type Item = { id: number; stock: number | null; store_open: boolean; variations: unknown[]; price: number };
    const { items } = (await reply.json()) as { items: Item[] };
    const plain = items.filter(
      ({ store_open, variations, price }) => store_open && variations.length === 0 && price > 3000,
    );
    const item = plain.find(({ stock, price }) => (stock ?? 9) > 3 && price < 20_000);
    const body = JSON.stringify({ item_id: item?.id, quantity: 1 });
    const added = await fetch('/api/v1/cart/add', { method: 'POST', headers, body });
    if (!added.ok) throw new Error(await added.text());
  });
}

/** Requests codes, as strangers behind the same address would, until a challenge is required. */
async function useUpCodes({ url }: StartedServer): Promise<number> {
  const headers = { 'content-type': 'application/json' };
  const issued = await fetch(`${url}/api/v1/auth/guest/request`, { method: 'POST', headers, body: '{}' });
  const { guest_id } = (await issued.json()) as { guest_id: string };
  for (let count = 0; count <= 2 * tries; count += 1) {
    const contact_person_number = `+23480${3 + (count % 5)}${String(1_000_000 + count * 7_919).slice(0, 7)}`;
    const body = JSON.stringify({ guest_id, contact_person_number });
    const { status } = await fetch(url + phoneCode, { method: 'POST', headers, body });
    if (status === challengeRequired) return count;
  }
  throw new Error('The market never asked for a challenge');
}

test('[CHK-10] a guest proves the phone number of a first cash order although strangers have used up the codes', {
  tag: '@thorough',
}, async ({ page, context }) => {
  test.setTimeout(120_000);
  using folder = scratchFolder();
  const settings = { ORDER_PHONE_PROOF: 'on', LIMIT_CODES_OF_ADDRESS: '1', CHALLENGE_ROUNDS: '40' };
  const server = await startServer({ DATA_DIR: folder.path, ...settings });
  try {
    await deliverTo(context, { ...yaba, module: grocery });
    await page.goto(`${server.url}/home`);
    await fillCart(page);
    await page.goto(`${server.url}/checkout?page=cart`);
    await waitForHydration(page);
    await page.getByLabel('Contact Person Name').fill('Ada Obi');
    await page.getByLabel('Phone', { exact: true }).fill('0803 555 0142');
    await page.getByText('House, landmark, directions').click();
    await page.getByLabel('Landmark').fill('Blue water tank');
    expect(await useUpCodes(server)).toBeGreaterThanOrEqual(tries);

    const answers: number[] = [];
    page.on('response', (answer) => answer.url().endsWith(phoneCode) && answers.push(answer.status()));
    await page.getByRole('button', { name: /Place order/ }).click();
    const dialog = page.getByRole('dialog', { name: 'Confirm your phone number' });
    await expect(dialog.getByText(/We sent a 6-digit code to/)).toBeVisible({ timeout: 30_000 });
    expect(answers).toEqual([challengeRequired, 200]);
    await mustBeAccessible(page);

    const code = (await dialog.getByText(/\d{6}/).textContent())?.match(/\d{6}/)?.[0] ?? '';
    await dialog.getByLabel('Verification code').fill(code);
    await dialog.getByRole('button', { name: 'Verify' }).click();
    const placed = page.getByRole('dialog', { name: 'Order placed' });
    await expect(placed.getByTestId('order-number')).toHaveText(/^\d{10}$/);
  } finally {
    // An open page would report errors without its server.
    await page.close();
    await server.kill('SIGTERM');
  }
});
