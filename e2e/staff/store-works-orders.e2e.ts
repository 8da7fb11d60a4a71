import { type Browser, type BrowserContext, expect, type Page } from '@playwright/test';
import { mustBeAccessible } from '../support/accessible-page.ts';
import { deliverTo } from '../support/delivery-place.ts';
import { offlineBrowser, test } from '../support/network-cable.ts';
import { signInAs } from '../support/signed-in.ts';

test.use(offlineBrowser);

/** The kitchen whose owner signs in here (`market-for-journeys.ts`), and a place near it. */
const kitchen = { slug: 'mama-ronke-buka-yaba', zoneId: 3 };
const near = { lat: 6.5096, lng: 3.3785 };
const food = { id: 1, module_type: 'food' };

interface Customer {
  page: Page;
  context: BrowserContext;
}

/** A guest in another window, near the kitchen. */
async function customerOf(browser: Browser): Promise<Customer> {
  const context = await browser.newContext();
  await deliverTo(context, { zoneId: kitchen.zoneId, module: food, location: 'Herbert Macaulay Way, Yaba', at: near });
  const page = await context.newPage();
  await page.goto('/');
  return { page, context };
}

interface Placed {
  id: string;
  /** The digits that are named at the counter. */
  code: string;
  token: string;
  placedAt: number;
}

/** Orders two plain dishes of the kitchen, through the calls that the storefront makes. */
async function place({ page }: Customer, name = 'Adaeze Obi'): Promise<Placed> {
  const placed = await page.evaluate(placeOrder, { ...kitchen, near, name, key: crypto.randomUUID() });
  return { ...placed, code: placed.id.slice(-4) };
}

async function placeOrder(wish: {
  slug: string;
  zoneId: number;
  near: { lat: number; lng: number };
  name: string;
  key: string;
}) {
  const headers = {
    zoneid: `[${wish.zoneId}]`,
    moduleid: '1',
    'x-software-id': 'soko-web',
    'content-type': 'application/json',
    'idempotency-key': wish.key,
  };
  await fetch('/api/v1/auth/guest/request', { method: 'POST', headers });
  const store = await (await fetch(`/api/v1/stores/details/${wish.slug}`, { headers })).json();
  const { items } = await (await fetch(`/api/v1/items?store_id=${store.id}&limit=100`, { headers })).json();
  type Item = { id: number; store_id: number; price: number; food_variations: unknown[] };
  const plain = (items as Item[])
    .filter(({ store_id, price, food_variations: options }) => store_id === store.id && price > 2000 && !options.length)
    // The oldest: another journey adds items and sells them out.
    .sort((one, other) => one.id - other.id)[0];
  const placedAt = Date.now();
  const reply = await fetch('/api/v1/customer/order/place', {
    method: 'POST',
    headers,
    body: JSON.stringify({
      items: [{ item_id: plain?.id, quantity: 2 }],
      latitude: wish.near.lat,
      longitude: wish.near.lng,
      address: '12 Herbert Macaulay Way, Yaba',
      contact_person_name: wish.name,
      contact_person_number: '+2348035550142',
      order_note: 'No pepper, please',
    }),
  });
  const { order_id: id, tracking_token: token } = await reply.json();
  if (!reply.ok) throw new Error(`The order was not placed: ${reply.status}`);
  return { id: String(id), token: String(token), placedAt };
}

const column = (page: Page, name: string) => page.getByRole('region', { name, exact: true });
const card = (page: Page, { code }: Placed, name: string) =>
  column(page, name).getByRole('article', { name: `Order ${code}` });
const bell = (page: Page) => page.getByRole('button', { name: 'Stop the bell' });

async function openBoard(page: Page, url = ''): Promise<void> {
  await page.setViewportSize({ width: 1180, height: 800 });
  await signInAs(page, 'ronke@demo.invalid');
  await page.goto(`${url}/vendor/`);
  await expect(page.getByRole('heading', { name: 'Orders' })).toBeAttached();
  await expect(page.getByText('Live', { exact: true })).toBeVisible();
}

test('[STO-022] [CUS-03] a store asks whether fewer pieces may come, and its customer answers on the page of the order', {
  tag: '@thorough',
}, async ({ page, browser }) => {
  await openBoard(page);
  const customer = await customerOf(browser);
  const order = await place(customer);
  // The storefront notes that this device has a guest, which the calls of this test do not.
  await customer.page.evaluate(() => localStorage.setItem('guest-is-known', 'yes'));
  await customer.page.goto(`/track-order?order_id=${order.id}&token=${order.token}`);
  await card(page, order, 'New').getByRole('button', { name: 'Accept · 20 min' }).click();
  await card(page, order, 'Preparing').getByRole('link').click();
  const sheet = page.getByRole('dialog').first();
  await sheet.getByRole('button', { name: /^Change / }).click();
  const dialog = page.getByRole('dialog', { name: /^Change / });
  await dialog.getByRole('radio', { name: 'Fewer pieces' }).click();
  await mustBeAccessible(page);
  await dialog.getByRole('button', { name: 'Ask the customer' }).click();
  await expect(sheet.getByText(/The customer answers within/)).toBeVisible();
  const question = customer.page.getByRole('region', { name: 'The store asks' });
  await expect(question).toBeVisible();
  await mustBeAccessible(customer.page);
  await question.getByRole('button', { name: 'That is fine' }).click();
  await expect(customer.page.getByText('The store changed your order.')).toBeVisible();
  await expect(sheet.getByText('Done.')).toBeVisible();
});

test('[STO-001] [STO-002] [STO-010] [STO-019] [STO-033] [CUS-01] a store takes an order from the bell to the courier, and its customer follows', async ({
  page,
  browser,
}) => {
  await openBoard(page);
  await mustBeAccessible(page);
  const customer = await customerOf(browser);
  const order = await place(customer);
  await expect(bell(page)).toBeVisible();
  const fresh = card(page, order, 'New');
  await expect(fresh).toContainText('Adaeze');
  await expect(fresh).toContainText('2 pieces');
  await expect(fresh).toContainText('Answer within');
  await mustBeAccessible(page);
  await customer.page.goto(`/track-order?order_id=${order.id}&token=${order.token}`);
  await expect(customer.page.getByText(`Order #${order.id}`)).toBeVisible();

  await fresh.getByRole('button', { name: 'Accept · 20 min' }).click();
  await expect(card(page, order, 'Preparing')).toContainText('20 min left');
  await expect(bell(page)).toBeHidden();
  await expect(customer.page.getByText('Mama Rónkẹ́ Buka, Yaba accepted it', { exact: true })).toBeVisible();

  await card(page, order, 'Preparing').getByRole('link').click();
  await expect(page).toHaveURL(`/vendor/?order=${order.id}`);
  const sheet = page.getByRole('dialog');
  await expect(sheet).toContainText('No pepper, please');
  await mustBeAccessible(page);
  await sheet.getByRole('button', { name: '10 minutes later' }).click();
  await sheet.getByRole('button', { name: 'Start preparing' }).click();
  await expect(page).toHaveURL('/vendor/');
  await expect(card(page, order, 'Preparing')).toContainText(/(29|30) min left/);
  await expect(customer.page.getByText('Mama Rónkẹ́ Buka, Yaba is preparing it', { exact: true })).toBeVisible();

  await card(page, order, 'Preparing').getByRole('button', { name: 'Ready' }).click();
  await card(page, order, 'Ready').getByRole('button', { name: 'Hand over' }).click();
  const code = sheet.getByLabel('Last four digits of the order number');
  await code.fill(order.code === '0000' ? '0001' : '0000');
  await sheet.getByRole('button', { name: 'Hand over' }).click();
  await expect(sheet.getByText('That is another order. Compare the numbers.')).toBeVisible();
  await mustBeAccessible(page);
  await code.fill(order.code);
  await sheet.getByRole('button', { name: 'Hand over' }).click();
  await expect(card(page, order, 'Gone')).toContainText('to the door');
  await expect(customer.page.getByRole('listitem').filter({ hasText: 'On the Way' })).toHaveAttribute(
    'aria-current',
    'step',
  );
});

test('[STO-015] [STO-016] two screens of a kitchen tick one order together, and the last tick proposes Ready', {
  tag: '@thorough',
}, async ({ page, browser }) => {
  await openBoard(page);
  const other = await (await browser.newContext()).newPage();
  await openBoard(other);
  const order = await place(await customerOf(browser));
  await card(page, order, 'New').getByRole('button', { name: 'Accept · 20 min' }).click();
  await expect(page.getByRole('complementary', { name: 'To make now' })).toContainText(/\d+×/);
  await card(page, order, 'Preparing').getByRole('link').click();
  await card(other, order, 'Preparing').getByRole('link').click();
  const boxOn = (screen: Page) => screen.getByRole('dialog').getByRole('checkbox', { name: /^2×/ });
  await expect(boxOn(other)).not.toBeChecked();
  await boxOn(page).check();
  await expect(boxOn(other)).toBeChecked();
  await expect(other.getByRole('dialog').getByText('All ticked. Ready?')).toBeVisible();
  await mustBeAccessible(other);
  await other.getByRole('dialog').getByRole('button', { name: 'Ready', exact: true }).click();
  await page.keyboard.press('Escape');
  await expect(card(page, order, 'Ready')).toBeVisible();
});

for (const width of [80, 58]) {
  const tag = width === 80 ? [] : '@thorough';
  test(`[STO-027] prints a ticket of ${width} mm for the kitchen, without prices`, { tag }, async ({
    page,
    browser,
  }) => {
    await openBoard(page);
    const order = await place(await customerOf(browser));
    await card(page, order, 'New').getByRole('link').click();
    await page.getByText(`${width} mm`).click();
    await page.emulateMedia({ media: 'print' });
    // The ticket is in the page only while the dialog of the browser is open.
    await page.evaluate(() => {
      window.print = () => {
        window.dispatchEvent(new Event('beforeprint'));
        const ticket = document.querySelector<HTMLElement>('[data-ticket]');
        const isAlone = !document.querySelector('[role="dialog"]')?.checkVisibility();
        const seen = { words: ticket?.textContent, pixels: ticket?.getBoundingClientRect().width, isAlone };
        Object.assign(window, { printed: seen });
        window.dispatchEvent(new Event('afterprint'));
      };
    });
    // Beside the ticket nothing is on the paper, so that no pointer can press here.
    await page.getByRole('button', { name: 'Print kitchen ticket', includeHidden: true }).dispatchEvent('click');
    type Printed = { printed?: { words: string; pixels: number; isAlone: boolean } };
    const printed = await page.waitForFunction(() => (window as Printed).printed);
    const { words, pixels, isAlone } = (await printed.jsonValue()) ?? { words: '', pixels: 0, isAlone: false };
    expect(words).toContain(order.code);
    expect(words).toContain('Delivery');
    expect(words).toContain('No pepper, please');
    expect(words).toMatch(/2× \S/);
    expect(words).not.toContain('₦');
    expect(isAlone).toBe(true);
    expect(pixels).toBeGreaterThan(0);
    expect((pixels / 96) * 25.4).toBeLessThan(width);
  });
}

test('[STO-009] an order has an address: a link and a reload open it, and Back closes it', {
  tag: '@thorough',
}, async ({ page, browser }) => {
  await openBoard(page);
  const order = await place(await customerOf(browser));
  await card(page, order, 'New').getByRole('link').click();
  const sheet = page.getByRole('dialog');
  await expect(sheet.getByRole('button', { name: 'Refuse' })).toBeVisible();
  await page.goBack();
  await expect(sheet).toBeHidden();
  await page.goto(`/vendor/?order=${order.id}`);
  await expect(sheet).toContainText(order.code);
  await page.keyboard.press('Escape');
  await expect(page).toHaveURL('/vendor/');
  await page.goto('/vendor/?order=1234567890');
  await expect(page.getByRole('dialog', { name: 'This order is off the board' })).toBeVisible();
});

test('[STO-003] the bell stops on every device once one has opened the order', { tag: '@thorough' }, async ({
  page,
  browser,
}) => {
  await openBoard(page);
  const other = await (await browser.newContext()).newPage();
  await openBoard(other);
  const order = await place(await customerOf(browser));
  await expect(bell(page)).toBeVisible();
  await expect(bell(other)).toBeVisible();
  await card(other, order, 'New').getByRole('link').click();
  await expect(page.getByRole('button', { name: 'Try the bell' })).toBeVisible();
  await expect(card(page, order, 'New')).toBeVisible();
});

test('[STO-098] a store sends itself a test order, which rings and can be worked', { tag: '@thorough' }, async ({
  page,
}) => {
  await page.setViewportSize({ width: 1180, height: 800 });
  // The kitchen to which no other journey sends orders.
  await signInAs(page, 'wale@demo.invalid');
  await page.goto('/vendor/');
  await column(page, 'New').getByRole('button', { name: 'Send me a test order' }).click();
  await expect(bell(page)).toBeVisible();
  const order = page.getByRole('article').filter({ hasText: 'Test order' });
  const code = (await order.getByRole('link').textContent())?.match(/\d{4}$/)?.[0] ?? '';
  await mustBeAccessible(page);
  await order.getByRole('button', { name: /^Accept/ }).click();
  await order.getByRole('button', { name: 'Ready' }).click();
  await order.getByRole('button', { name: 'Customer’s code' }).click();
  const sheet = page.getByRole('dialog');
  await expect(sheet).toContainText('Nobody waits for it.');
  await sheet.getByRole('textbox').fill(code);
  await sheet.getByRole('button', { name: /^Hand/ }).click();
  await expect(column(page, 'Gone')).toContainText('Test order');
});

test('[STO-013] [CUS-02] a customer reads why a store refuses the order', async ({ page, browser }) => {
  await openBoard(page);
  const customer = await customerOf(browser);
  const order = await place(customer);
  await card(page, order, 'New').getByRole('link').click();
  await page.getByRole('button', { name: 'Refuse' }).click();
  const dialog = page.getByRole('dialog', { name: `Refuse order ${order.code}?` });
  await dialog.getByRole('button', { name: 'Refuse order' }).click();
  await expect(dialog.getByText('Choose a reason.')).toBeVisible();
  await mustBeAccessible(page);
  await dialog.getByText('We’re too busy').click();
  await dialog.getByRole('button', { name: 'Refuse order' }).click();
  await expect(card(page, order, 'New')).toBeHidden();
  await customer.page.goto(`/track-order?order_id=${order.id}&token=${order.token}`);
  await expect(customer.page.getByText('The store is too busy.')).toBeVisible();
});

test('[SEAT-39] a step that another person made first is explained', { tag: '@thorough' }, async ({
  page,
  browser,
}) => {
  await openBoard(page);
  const order = await place(await customerOf(browser));
  await expect(card(page, order, 'New')).toBeVisible();
  // The step of the other is on its way while this one is pressed.
  await page.route('**/accept', async (route) => {
    const url = route.request().url().replace('/accept', '/refuse');
    const other = await browser.newContext();
    await signInAs(await other.newPage(), 'ronke@demo.invalid');
    const reply = await other.request.post(url, {
      headers: { 'x-software-id': 'soko-web', 'sec-fetch-site': 'same-origin' },
      data: { version: 1, reason: 'closing' },
    });
    expect(reply.ok()).toBe(true);
    await route.continue();
  });
  await card(page, order, 'New')
    .getByRole('button', { name: /Accept/ })
    .click();
  const notice = page.getByRole('alert').filter({ hasText: `${order.code} was not accepted.` });
  await expect(notice).toContainText('It has left the board.');
  await expect(card(page, order, 'Preparing')).toBeHidden();
  await notice.getByRole('button', { name: 'OK' }).click();
  await expect(notice).toBeHidden();
});

test.describe('without a connection', () => {
  test.use({ serviceWorkers: 'allow' });

  test('[STO-007] [SEAT-30] the board opens from the device, and what was done there is sent once when the network is back', async ({
    page,
    context,
    browser,
    cable,
  }) => {
    await openBoard(page, cable.url);
    await page.evaluate(() => navigator.serviceWorker.ready);
    const customer = await customerOf(browser);
    const order = await place(customer);
    await expect(card(page, order, 'New')).toBeVisible();
    // What is saved on the device is written a second after the last answer.
    await expect.poll(() => page.evaluate(savedBoard)).toContain(order.id);

    await cable.cut(context);
    await page.goto(`${cable.url}/vendor/`);
    await expect(page.getByText(/No connection since \d\d:\d\d/)).toBeVisible();
    await card(page, order, 'New')
      .getByRole('button', { name: /Accept/ })
      .click();
    const waiting = card(page, order, 'Preparing');
    await expect(waiting).toContainText('Accepted here. Waits for connection');
    await waiting.getByRole('button', { name: 'Take back' }).click();
    await card(page, order, 'New')
      .getByRole('button', { name: /Accept/ })
      .click();
    await expect(page.getByText('1 step waits')).toBeVisible();
    await mustBeAccessible(page);
    // The tablet is switched off and on meanwhile.
    await page.reload();
    await expect(waiting).toContainText('Accepted here. Waits for connection');
    const before = await customer.page.request.get(trackingOf(order));
    expect((await before.json()).order_status).toBe('pending');

    const sent: string[] = [];
    page.on('request', (request) => request.url().endsWith('/accept') && sent.push(request.url()));
    await cable.restore(context);
    await expect(waiting).toContainText('20 min left');
    await expect(page.getByText('1 step waits')).toBeHidden();
    // The step shows before the server has answered it.
    const status = async () => (await (await customer.page.request.get(trackingOf(order))).json()).order_status;
    await expect.poll(status).toBe('confirmed');
    expect(sent).toHaveLength(1);
  });
});

function trackingOf({ id, token }: Placed): string {
  return `/api/v1/customer/order/track?order_id=${id}&token=${token}`;
}

/** What the app has saved on the device, as text. */
async function savedBoard(): Promise<string> {
  const database = await new Promise<IDBDatabase>((resolve, reject) => {
    const opening = indexedDB.open('soko-vendor');
    opening.onsuccess = () => resolve(opening.result);
    opening.onerror = () => reject(opening.error);
  });
  const saved = await new Promise<unknown[]>((resolve, reject) => {
    const reading = database.transaction('queries').objectStore('queries').getAll();
    reading.onsuccess = () => resolve(reading.result);
    reading.onerror = () => reject(reading.error);
  });
  database.close();
  return JSON.stringify(saved);
}
