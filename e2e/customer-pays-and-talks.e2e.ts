import { randomUUID } from 'node:crypto';
import { mustBeAccessible } from './support/accessible-page.ts';
import { deliverTo } from './support/delivery-place.ts';
import { signIn } from './support/signed-in.ts';
import { waitForHydration } from './support/wait-for-hydration.ts';
import { expect, test } from './support/watched-page.ts';

test('[WAL-01] [WAL-03] [WAL-05] [WAL-06] a customer adds to the wallet, by a payment and from points', async ({
  page,
  context,
}) => {
  await deliverTo(context);
  await signIn(page);
  await page.goto('/profile?page=wallet');
  await waitForHydration(page);
  await page.getByRole('button', { name: 'Add fund' }).first().click();
  const dialog = page.getByRole('dialog');
  // An amount that no other journey adds.
  const amount = 1_000 + Math.floor(Math.random() * 900);
  await dialog.getByRole('textbox').first().fill(String(amount));
  await dialog.getByRole('button', { name: 'Go on to pay' }).click();
  await page.getByRole('button', { name: 'Pay' }).first().click();
  await expect(page).toHaveURL(/page=wallet&flag=success/);
  await expect(
    page
      .getByRole('main')
      .getByText(`+₦${amount.toLocaleString('en')}`)
      .first(),
  ).toBeVisible();
  await page.goto('/profile?page=loyalty-points');
  await waitForHydration(page);
  await page.getByLabel('Points', { exact: true }).fill('500');
  await page.getByRole('button', { name: 'Convert to wallet' }).last().click();
  await expect(page.getByText('Point to wallet transfer successfully.')).toBeVisible();
});

test('[CHAT-01] [CHAT-02] [CHAT-03] [CHAT-05] a customer writes to a store and reads its answer as it comes', async ({
  page,
  context,
}) => {
  await deliverTo(context);
  await signIn(page);
  await page.goto('/chatting?type=store&id=3&chatFrom=store');
  await waitForHydration(page);
  const text = `Do you have it without pepper? ${randomUUID().slice(0, 4)}`;
  await page.getByLabel('Write a message').fill(text);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main').getByText(text)).toBeVisible();
  const bubbles = page.getByRole('main').getByText(/^(Good day|We have seen it|Yes, that is possible|Our kitchen)/);
  await expect(bubbles.last()).toBeVisible();
  await page.goto('/profile?page=inbox');
  await expect(
    page
      .getByRole('main')
      .getByRole('link', { name: /Good day|We have seen|Yes, that|Our kitchen/ })
      .first(),
  ).toBeVisible();
});

test('[CHK-12] [CHK-14] a guest sends a prescription, agrees to its price and pays it digitally', async ({
  page,
  context,
}) => {
  await deliverTo(context, { module: { id: 3, module_type: 'pharmacy' } });
  await page.goto('/checkout?page=prescription&store=lafiya-chemists-vi');
  await waitForHydration(page);
  const send = page.getByRole('button', { name: 'Send prescription' }).filter({ visible: true });
  const sheet = await page.screenshot({ clip: { x: 0, y: 0, width: 300, height: 400 } });
  await send.click();
  await expect(page.getByText('Please upload your prescription image')).toBeVisible();
  const uploaded = page.waitForResponse('**/prescription/upload');
  await page.locator('input[type=file]').setInputFiles({ name: 'sheet.png', mimeType: 'image/png', buffer: sheet });
  await uploaded;
  await page.getByLabel('Contact Person Name').fill('Ada Obi');
  await page.getByLabel('Phone', { exact: true }).fill('0803 555 0142');
  await send.click();
  await expect(page).toHaveURL(/\/prescription-order\/\d{10}$/);
  // The demo's pharmacy needs a moment to read it, and an event updates the page.
  await expect(page.getByRole('heading', { name: 'Your price is here' })).toBeVisible({ timeout: 25_000 });
  await mustBeAccessible(page);
  await page.getByRole('radio', { name: /^Sandbox/ }).check();
  await page
    .getByRole('button', { name: /^Agree/ })
    .filter({ visible: true })
    .click();
  await page.getByRole('button', { name: 'Pay' }).first().click();
  await expect(page.getByRole('dialog', { name: 'Order placed' })).toBeVisible();
});
