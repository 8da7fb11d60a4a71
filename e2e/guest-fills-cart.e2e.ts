import type { BrowserContext, Locator, Page } from '@playwright/test';
import { mustBeAccessible } from './support/accessible-page.ts';
import { deliverTo } from './support/delivery-place.ts';
import { waitForHydration } from './support/wait-for-hydration.ts';
import { expect, test } from './support/watched-page.ts';

/** Both take orders ahead, so that these journeys do not depend on the hour; so does what they order. */
const kitchen = '/store/mama-ronke-buka-yaba';
const otherKitchen = '/store/wrapa-shawarma-akoka';
const plain = 'Chilled Malt';
const dish = 'Ofada Rice and Ayamase';

const yaba = { zoneId: 3, location: 'Yaba, Lagos', at: { lat: 6.507, lng: 3.3755 } };

async function visit(page: Page, context: BrowserContext, path = kitchen): Promise<void> {
  await deliverTo(context, yaba);
  await open(page, path);
}

/** Opens a page and waits until its buttons respond. */
async function open(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await waitForHydration(page);
}

const button = (page: Page | Locator, name: string | RegExp) => page.getByRole('button', { name }).first();
const inCart = (page: Page, name: string, count: number) => button(page, `${name}, ${count} in cart`);
const quantityOf = (page: Page | Locator, name: string) => page.getByRole('group', { name: `Quantity of ${name}` });
const cartDrawer = (page: Page) => page.getByRole('dialog', { name: 'Shopping Cart' });

async function openCart(page: Page): Promise<Locator> {
  await page.getByRole('link', { name: /^View cart/ }).click();
  await expect(cartDrawer(page)).toBeVisible();
  return cartDrawer(page);
}

/** Chooses the required options of a dish. */
async function chooseRequired(dialog: Locator): Promise<void> {
  await expect(dialog.getByRole('status', { name: 'Total amount' })).toBeVisible();
  for (const group of await dialog.getByRole('group', { name: /Required$/ }).all()) {
    await group.locator('input').first().check();
  }
}

test('[CARD-20] [CART-16] [CART-18] [CART-20] [FOOD-15] a guest adds from a card, counts there, and takes it out again', async ({
  page,
  context,
}) => {
  await visit(page, context);
  await button(page, `Add ${plain}`).click();
  await expect(page.getByText('Item added to cart')).toBeVisible();
  await inCart(page, plain, 1).click();
  const control = quantityOf(page, plain).first();
  await control.getByRole('button', { name: 'More' }).click();
  await expect(control.getByText('2', { exact: true })).toBeVisible();
  await control.getByRole('button', { name: 'Less' }).click();
  await control.getByRole('button', { name: 'Remove' }).click();
  await expect(page.getByText('Removed from cart.')).toBeVisible();
  await expect(button(page, `Add ${plain}`)).toBeFocused();
});

test('[CART-19] [CART-28] [FOOD-12] [FOOD-14] [FOOD-23] [ITEM-31] [ITEM-32] a guest chooses a dish, changes it, and nothing is sent when nothing changed', async ({
  page,
  context,
}) => {
  await visit(page, context);
  await button(page, `Add ${dish}`).click();
  const dialog = page.getByRole('dialog', { name: dish });
  await expect(dialog.getByRole('button', { name: 'Add to Cart' })).toBeVisible();
  await dialog.getByRole('button', { name: 'Add to Cart' }).click();
  await expect(dialog.getByText(/can not remain without selection/).first()).toBeVisible();
  await chooseRequired(dialog);
  await dialog.getByRole('group', { name: 'Add Ons (Optional)' }).getByRole('checkbox').first().check();
  const total = await dialog.getByRole('status', { name: 'Total amount' }).textContent();
  await dialog.getByRole('button', { name: 'Add to Cart' }).click();
  await expect(dialog).toBeHidden();

  await page.getByRole('button', { name: 'View cart' }).click();
  await expect(
    cartDrawer(page)
      .getByText(total ?? '', { exact: true })
      .first(),
  ).toBeVisible();
  await cartDrawer(page).getByRole('button', { name: dish }).click();
  const calls: string[] = [];
  page.on('request', (request) => request.url().includes('/cart/') && calls.push(request.url()));
  await dialog.getByRole('button', { name: 'Update To Cart' }).click();
  await expect(page.getByText('No changes found to update.')).toBeVisible();
  expect(calls).toEqual([]);
  await quantityOf(dialog, dish).getByRole('button', { name: 'More' }).click();
  await dialog.getByRole('button', { name: 'Update To Cart' }).click();
  await expect(page.getByText('Item updated successfully')).toBeVisible();
  await expect(quantityOf(cartDrawer(page), dish).getByText('2', { exact: true })).toBeVisible();
});

test('dialog and drawer can be used by everybody', { tag: '@thorough' }, async ({ page, context }) => {
  await visit(page, context);
  await button(page, `Add ${plain}`).click();
  await expect(inCart(page, plain, 1)).toBeVisible();
  const drawer = await openCart(page);
  await mustBeAccessible(page);
  await drawer.getByRole('button', { name: 'Close' }).click();
  await button(page, `Add ${dish}`).click();
  await expect(page.getByRole('status', { name: 'Total amount' })).toBeVisible();
  await mustBeAccessible(page);
});

test('[CART-32] [CART-33] [CART-34] [CART-35] [CART-36] an item of another store is asked about first', async ({
  page,
  context,
}) => {
  await visit(page, context);
  await button(page, `Add ${plain}`).click();
  await expect(inCart(page, plain, 1)).toBeVisible();

  await open(page, otherKitchen);
  const chosen = (await page.getByRole('button', { name: /^Add / }).first().getAttribute('aria-label')) ?? '';
  await button(page, chosen).click();
  const item = page.getByRole('dialog', { name: chosen.replace(/^Add /, '') });
  await chooseRequired(item);
  await item.getByRole('button', { name: 'Add to Cart' }).click();
  const question = page.getByRole('alertdialog', { name: 'Start a new cart?' });
  await expect(question).toContainText(
    'You have item from another store in cart. If you continue, your all previous item from cart will be removed and this one will be added.',
  );
  await expect(question).toContainText('Mama Rónkẹ́ Buka, Yaba');
  await mustBeAccessible(page);
  await question.getByRole('button', { name: 'Keep my cart' }).click();
  await expect(question).toBeHidden();

  await item.getByRole('button', { name: 'Add to Cart' }).click();
  await question.getByRole('button', { name: 'Clear and add' }).click();
  await expect(
    page.getByText('Your cart has been cleared successfully. And selected item added to the cart.'),
  ).toBeVisible();
  await expect(item).toBeHidden();
  const drawer = await openCart(page);
  await expect(drawer.getByRole('listitem').filter({ hasText: chosen.replace(/^Add /, '') })).toBeVisible();
  await expect(quantityOf(drawer, plain)).toBeHidden();
});

test('[CART-11] [CART-13] [CART-14] [CART-15] the drawer counts down to the bin, and a reload keeps the cart', {
  tag: '@thorough',
}, async ({ page, context }) => {
  await visit(page, context);
  await button(page, `Add ${plain}`).click();
  await expect(inCart(page, plain, 1)).toBeVisible();
  let drawer = await openCart(page);
  const updated = page.waitForResponse('**/cart/update');
  await quantityOf(drawer, plain).getByRole('button', { name: 'More' }).click();
  await expect(quantityOf(drawer, plain).getByText('2', { exact: true })).toBeVisible();
  await updated;

  // In the first HTML, before any script.
  expect(await (await page.request.get(kitchen)).text()).toContain(`${plain}, 2 in cart`);
  await open(page, kitchen);
  await expect(inCart(page, plain, 2)).toBeVisible();
  drawer = await openCart(page);
  await quantityOf(drawer, plain).getByRole('button', { name: 'Less' }).click();
  await quantityOf(drawer, plain).getByRole('button', { name: 'Remove' }).click();
  await expect(page.getByText('Cart item remove successfully')).toBeVisible();
  await expect(drawer.getByText('Your cart is empty')).toBeVisible();
});

test('two tabs of a browser show one cart', async ({ page, context }) => {
  await visit(page, context);
  const other = await context.newPage();
  await open(other, kitchen);
  await button(page, `Add ${plain}`).click();
  await expect(inCart(other, plain, 1)).toBeVisible();
  await inCart(other, plain, 1).click();
  await quantityOf(other, plain).first().getByRole('button', { name: 'More' }).click();
  await expect(inCart(page, plain, 2)).toBeVisible();
});

test('[AUTH-139] [CART-04] a guest continues from the cart to the checkout', { tag: '@thorough' }, async ({
  page,
  context,
}) => {
  await visit(page, context);
  await button(page, `Add ${plain}`).click();
  await expect(inCart(page, plain, 1)).toBeVisible();
  const drawer = await openCart(page);
  await drawer.getByRole('button', { name: 'Proceed to checkout' }).click();
  const prompt = page.getByRole('dialog', { name: 'How do you want to continue?' });
  await expect(prompt).toBeVisible();
  await mustBeAccessible(page);
  await prompt.getByRole('link', { name: 'Guest' }).click();
  await expect(page).toHaveURL(/\/checkout\?page=cart$/);
  await expect(page.getByRole('dialog')).toBeHidden();
});

test('the back gesture and Escape close what lies over the page, and the focus returns', async ({ page, context }) => {
  await visit(page, context, '/product/chilled-malt-mama-ronke-buka-yaba');
  await page.getByRole('link', { name: 'Visit' }).click();
  await expect(page).toHaveURL(new RegExp(`${kitchen}$`));
  await expect(page.getByRole('heading', { level: 1, name: 'Mama Rónkẹ́ Buka, Yaba' })).toBeVisible();
  const add = button(page, `Add ${dish}`);
  await expect(add).toBeVisible();
  await add.focus();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: dish });
  await expect(dialog).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(add).toBeFocused();
  await add.click();
  await expect(dialog).toBeVisible();
  await page.goBack();
  await expect(dialog).toBeHidden();
  await expect(page).toHaveURL(new RegExp(`${kitchen}$`));
});

test('[CARD-20] a card that is pressed before its section listens opens as soon as it does', async ({
  page,
  context,
}) => {
  await deliverTo(context, yaba);
  const rest = Promise.withResolvers<void>();
  await page.route('**/assets/food-home-rest-*.js', (route) => rest.promise.then(() => route.continue()));
  await page.goto('/home');
  await waitForHydration(page);
  const card = page
    .getByRole('article')
    .filter({ has: page.getByRole('button', { name: /^Add / }) })
    .first();
  await card.getByRole('button', { name: /^Add / }).click();
  rest.resolve();
  await expect(page.getByRole('dialog').getByRole('button', { name: 'Add to Cart' })).toBeVisible();
});

test('[FOOD-13] the dialog of a dish is 459 px wide on large screens', async ({ page, context }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await visit(page, context);
  await button(page, `Add ${dish}`).click();
  const dialog = page.getByRole('dialog', { name: dish });
  await expect(dialog.getByRole('button', { name: 'Add to Cart' })).toBeVisible();
  // The dialog grows while it opens.
  await expect.poll(async () => (await dialog.boundingBox())?.width).toBe(459);
});

test('[CART-29] without a place the product asks for one, and nothing is sent to the cart', {
  tag: '@thorough',
}, async ({ page }) => {
  const calls: string[] = [];
  page.on('request', (request) => request.url().includes('/cart/') && calls.push(request.url()));
  await open(page, '/product/macaroni-jibowu-mini-mart');
  await expect(page.getByRole('heading', { level: 1, name: 'Macaroni' })).toBeVisible();
  await button(page, 'Add to Cart').click();
  await expect(page.getByRole('dialog', { name: 'Insert delivery location' })).toBeVisible();
  expect(calls).toEqual([]);
});

test('[ITEM-25] [ITEM-28] [ITEM-35] [ITEM-39] a product is chosen by type, also before scripts arrive, and bought at once', async ({
  page,
  context,
}) => {
  await deliverTo(context, { ...yaba, module: { id: 4, module_type: 'ecommerce' } });
  const scripts = Promise.withResolvers<void>();
  await page.route('**/assets/*.js', (route) => scripts.promise.then(() => route.continue()));
  await page.goto('/product/school-cardigan-iwe-ayo-books-and-toys', { waitUntil: 'domcontentloaded' });
  await expect(page.getByRole('heading', { level: 1, name: 'School Cardigan' })).toBeVisible();
  const total = page.getByRole('status', { name: 'Total amount' });
  const before = (await total.textContent()) ?? '';
  await page.getByRole('radio', { name: '9-10' }).check();
  scripts.resolve();
  await waitForHydration(page);
  await mustBeAccessible(page);
  await page.getByRole('radio', { name: 'Green' }).check();
  await expect(total).not.toHaveText(before);
  await button(page, 'Buy now').click();
  await expect(page).toHaveURL(/\/checkout\?page=buy_now$/);
  const saved = await page.evaluate(() => JSON.parse(sessionStorage.getItem('buy-now') ?? '[]') as object[]);
  expect(saved).toMatchObject([{ quantity: 1, variation: [{ type: '9-10-Green' }] }]);
});

test('[ITEM-29] [ITEM-30] [ITEM-33] a type that is sold out can be looked at, but not bought', {
  tag: '@thorough',
}, async ({ page, context }) => {
  await deliverTo(context, { ...yaba, module: { id: 4, module_type: 'ecommerce' } });
  await open(page, '/product/insulated-bottle-1-l-surulere-kitchen-world');
  const size = page.getByRole('radio', { name: '1 L' });
  await waitForHydration(page, size);
  await size.check();
  await page.getByRole('radio', { name: /Teal/ }).check();
  await expect(
    page.getByText('This variation is out of stock. Choose another variation to proceed further.'),
  ).toBeVisible();
  await expect(button(page, 'Out of Stock')).toBeDisabled();
  await expect(page.getByRole('button', { name: 'Buy now' })).toBeHidden();
});

test('an address of no item is a page that says so', async ({ page }) => {
  const missing = await page.request.get('/product/no-such-thing');
  expect(missing.status()).toBe(404);
});

test('[CART-02] [CART-31] a cart keeps its city and its money when its guest goes to another one', {
  tag: '@thorough',
}, async ({ page, context }) => {
  // The bar of a desktop names the sum.
  await page.setViewportSize({ width: 1280, height: 800 });
  await visit(page, context);
  await button(page, `Add ${plain}`).click();
  await expect(page.getByText('Item added to cart')).toBeVisible();
  const bar = page.getByRole('button', { name: /^Cart/ });
  await expect(bar).toContainText('₦');
  const price = (await bar.textContent())?.replace(/^\D*\d+\D*/, '') ?? '';

  await deliverTo(context, { zoneId: 6, location: 'Westlands, Nairobi', at: { lat: -1.2676, lng: 36.8108 } });
  await open(page, '/home');
  const question = page.getByRole('dialog', { name: 'Your cart can’t be delivered here' });
  await expect(question).toContainText('doesn’t deliver to Westlands, Nairobi');
  await expect(question).toContainText('₦');
  await expect(question).not.toContainText('KSh');
  await mustBeAccessible(page);
  await question.getByRole('button', { name: 'Keep cart and browse here' }).click();
  await expect(bar).toContainText(price);

  // Shown once: a reload does not ask again, and the drawer offers the same choices.
  await page.reload();
  await waitForHydration(page);
  await bar.click();
  await expect(question).toHaveCount(0);
  await expect(cartDrawer(page)).not.toContainText('Free delivery unlocked');
  await expect(cartDrawer(page).getByRole('button', { name: 'Proceed to checkout' })).toHaveCount(0);
  await cartDrawer(page).getByRole('button', { name: 'Deliver to Yaba, Lagos' }).click();
  await expect(page.getByText('New location has been set')).toBeVisible();
  await waitForHydration(page);
  await expect(page.getByRole('button', { name: /Yaba, Lagos/ }).first()).toBeVisible();
  await bar.click();
  await expect(cartDrawer(page).getByRole('button', { name: 'Proceed to checkout' })).toBeVisible();
});
