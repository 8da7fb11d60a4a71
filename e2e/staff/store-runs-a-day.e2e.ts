import { expect, type Page, request } from '@playwright/test';
import { mustBeAccessible } from '../support/accessible-page.ts';
import {
  callAs,
  customerWindow,
  type Dishes,
  kitchen,
  orderOnPages,
  pharmacy,
  placeByCalls,
  sendPrescription,
  simpleDishes,
} from '../support/day-customer.ts';
import { type Cable, offlineBrowser, test } from '../support/network-cable.ts';
import { signedIn, staffHeaders } from '../support/rider-journey.ts';
import { savedIn } from '../support/saved-on-phone.ts';
import {
  accept,
  actionsOn,
  cardOf,
  countTickets,
  type DayOrder,
  handOver,
  look,
  makeReady,
  ownerOf,
} from '../support/store-day.ts';

test.use({ ...offlineBrowser, serviceWorkers: 'allow', actionTimeout: 20_000 });

const tablet = { width: 1180, height: 800 };
const savedBoard = { name: 'soko-vendor', store: 'queries' };

/**
 * The network is away for as long as the work takes, or for as many minutes as the environment says, over which the work
 * is spread.
 */
const minutesAway = Number(process.env.AWAY_MINUTES ?? 0);

/** The people of the day at their windows, and what was printed. */
interface Day {
  owner: Page;
  customer: Page;
  operator: Page;
  cable: Cable;
  kitchenId: number;
  pharmacyId: number;
  dishes: Dishes;
  /** The number on each ticket. */
  tickets: string[];
}

test('[STO-001] [STO-003] [STO-007] [STO-010] [STO-013] [STO-018] [STO-019] [STO-023] [STO-029] [STO-033] [STO-069] [STO-070] [CUS-03] a store works 30 orders, through a time without network, and prints one ticket of each', {
  tag: '@thorough',
}, async ({ browser, cable }) => {
  test.setTimeout(600_000 + minutesAway * 60_000);
  const operator = await signedIn(browser, 'operator@demo.invalid');
  const customer = await customerWindow(browser);
  const kitchenId = (await callAs(customer, `stores/details/${kitchen.slug}`)).id;
  const pharmacyId = (await callAs(customer, `stores/details/${pharmacy.slug}`, { moduleId: pharmacy.module.id })).id;
  const options = { viewport: tablet, serviceWorkers: 'allow', baseURL: cable.url };
  const owner = await ownerOf({ browser, operator, options }, [kitchenId, pharmacyId]);
  const tickets = await countTickets(owner.context());
  const dishes = await simpleDishes(customer, kitchenId);
  const day: Day = { owner, customer, operator, cable, kitchenId, pharmacyId, dishes, tickets };

  const first = await test.step('an order from the pages of the storefront, of which something is out', () =>
    replaceItem(day));
  const { refused, late, others } = await test.step('nine more, one of them later and one refused', () => morning(day));
  await test.step('they are made and handed over', () => finish(day, [first, late, ...others]));
  const medicine = await test.step('a prescription', () => workPrescription(day));
  const noon = await test.step('fourteen, while the network is away', () => workWithoutNetwork(day));
  const evening = await test.step('five in the evening', async () => {
    const orders = await placeByCalls(customer, dishes, { from: 26, count: 5 });
    for (const order of orders) await accept(owner, order);
    await finish(day, orders);
    await look(owner, '22-evening');
    return orders;
  });

  const worked = [first, late, ...others, medicine, ...noon, ...evening];
  expect([...worked, refused]).toHaveLength(30);
  await test.step('the server has each of them once, with one ticket', async () => {
    const seen = await Promise.all(worked.map((order) => actionsOn(operator, order)));
    const once = { 'order.accept': 1, 'order.ready': 1, 'order.print': 1 };
    for (const actions of seen) expect(actions).toMatchObject(once);
    // In a long outage a rider of the demo fetches what is ready before the step of the store arrives.
    const handedOver = seen.map((actions) => actions['order.hand_over'] ?? 0);
    expect(Math.max(...handedOver)).toBe(1);
    if (minutesAway === 0) expect(Math.min(...handedOver)).toBe(1);
    expect(seen.filter((actions) => 'order.delay' in actions)).toEqual([expect.objectContaining({ 'order.delay': 1 })]);
    const ofRefused = await actionsOn(operator, refused);
    expect(ofRefused).toMatchObject({ 'order.refuse': 1 });
    expect(ofRefused).not.toHaveProperty('order.print');
    expect(tickets.toSorted()).toEqual(worked.map(({ code }) => code).toSorted());
    for (const order of worked) expect(await statusOf(day, order)).toMatch(/^(picked_up|delivered)$/);
    expect(await statusOf(day, refused)).toBe('canceled');
  });
});

async function openBoard({ owner }: Day, storeId: number): Promise<void> {
  await owner.goto(`/vendor/?store=${storeId}`);
  await expect(owner.getByText('Live', { exact: true })).toBeVisible();
}

/** The state that the server has. */
async function statusOf({ operator }: Day, { id }: DayOrder): Promise<string> {
  const reply = await operator.request.get(`/api/v1/admin/orders/${id}`, { headers: staffHeaders });
  return (await reply.json()).order_status;
}

async function finish({ owner }: Day, orders: readonly DayOrder[]): Promise<void> {
  for (const order of orders) await makeReady(owner, order);
  await look(owner, '11-ready');
  for (const order of orders) await handOver(owner, order);
  await look(owner, '12-gone');
}

/** The customer, in the window beside, agrees to another item. */
async function replaceItem(day: Day): Promise<DayOrder> {
  const { owner, customer, dishes, tickets } = day;
  await openBoard(day, day.kitchenId);
  await owner.evaluate(() => navigator.serviceWorker.ready);
  await owner.getByRole('button', { name: 'Start the shift' }).click();
  await expect(owner.getByRole('dialog', { name: 'Your shift' })).toBeVisible();
  await look(owner, '01-shift');
  await owner.getByRole('button', { name: 'To the orders' }).click();
  const order = await orderOnPages(customer, dishes);
  await expect(owner.getByRole('button', { name: 'Stop the bell' })).toBeVisible();
  await expect(cardOf(owner, order, 'New')).toContainText('Bisola');
  await look(owner, '02-rings');
  await cardOf(owner, order, 'New').getByRole('link').click();
  const sheet = owner.getByRole('dialog').first();
  await sheet.getByLabel('Print tickets on this device by itself').check();
  await look(owner, '03-order');
  await sheet.getByRole('button', { name: /^Accept · / }).click();
  await expect.poll(() => tickets).toEqual([order.code]);

  await cardOf(owner, order, 'Preparing').getByRole('link').click();
  await sheet
    .getByRole('button', { name: /^Change / })
    .first()
    .click();
  const dialog = owner.getByRole('dialog', { name: /^Change / });
  await dialog.getByRole('radio', { name: 'Replace with another item' }).click();
  await dialog.getByRole('group', { name: 'Another item of the store' }).getByRole('radio').first().click();
  await look(owner, '04-replace');
  await mustBeAccessible(owner);
  await dialog.getByRole('button', { name: 'Ask the customer' }).click();
  await expect(sheet.getByText(/The customer answers within/)).toBeVisible();
  await look(owner, '05-waits-for-answer');
  const question = customer.getByRole('region', { name: 'The store asks' });
  await expect(question).toBeVisible();
  await look(customer, '06-customer');
  await question.getByRole('button', { name: 'Yes, take it' }).click();
  await expect(customer.getByText('The store changed your order.')).toBeVisible();
  await expect(sheet.getByText('Done.')).toBeVisible();
  await owner.keyboard.press('Escape');
  return order;
}

async function morning({ owner, customer, dishes }: Day) {
  const orders = await placeByCalls(customer, dishes, { from: 2, count: 9 });
  const [late, refused, ...others] = orders as [DayOrder, DayOrder, ...DayOrder[]];
  for (const order of orders) await expect(cardOf(owner, order, 'New')).toBeVisible();
  await look(owner, '07-board');
  await mustBeAccessible(owner);
  await cardOf(owner, refused, 'New').getByRole('link').click();
  await owner.getByRole('button', { name: 'Refuse' }).click();
  const dialog = owner.getByRole('dialog', { name: `Refuse order ${refused.code}?` });
  await dialog.getByText('We’re too busy').click();
  await look(owner, '08-refuse');
  await dialog.getByRole('button', { name: 'Refuse order' }).click();
  await expect(cardOf(owner, refused, 'New')).toBeHidden();
  await customer.goto(refused.tracking);
  await expect(customer.getByText('The store is too busy.')).toBeVisible();

  for (const order of [late, ...others]) await accept(owner, order);
  await expect(owner.getByRole('button', { name: 'Stop the bell' })).toBeHidden();
  const before = await cardOf(owner, late, 'Preparing')
    .getByText(/ready by/)
    .textContent();
  await cardOf(owner, late, 'Preparing').getByRole('link').click();
  await owner.getByRole('dialog').getByRole('button', { name: '10 minutes later' }).click();
  await look(owner, '09-later');
  await owner.keyboard.press('Escape');
  await expect(cardOf(owner, late, 'Preparing').getByText(/ready by/)).not.toHaveText(before ?? '');
  await look(owner, '10-work');
  return { late, refused, others };
}

async function workPrescription(day: Day): Promise<DayOrder> {
  const { owner, customer, pharmacyId } = day;
  await owner.goto(`/vendor/prescriptions?store=${pharmacyId}`);
  await expect(owner.getByRole('heading', { level: 1 })).toBeVisible();
  const order = await sendPrescription(customer);
  await owner
    .getByRole('main')
    .getByRole('button', { name: new RegExp(order.code) })
    .click();
  const picture = owner.getByRole('img', { name: 'Prescription, 1 of 1' });
  await expect(picture).toBeVisible();
  await owner.getByRole('button', { name: 'Zoom in' }).click();
  await owner.getByRole('button', { name: 'Turn left' }).click();
  await look(owner, '13-prescription');
  await mustBeAccessible(owner);
  // Without its signature the link opens nothing.
  const { pathname } = new URL((await picture.getAttribute('src')) ?? '', owner.url());
  expect((await customer.request.get(pathname)).ok()).toBe(false);
  await owner.getByRole('button', { name: 'I take it' }).click();
  await owner.getByLabel('Add a medicine').fill('am');
  await owner.getByRole('list', { name: 'Found medicines' }).getByRole('button').first().click();
  await expect(owner.getByText('Customer pays')).toBeVisible();
  await look(owner, '14-price');
  await owner.getByRole('button', { name: 'Send the price' }).click();
  const isUnlisted = owner.getByRole('alertdialog').getByRole('button', { name: 'Send the price' });
  const price = customer.getByRole('heading', { name: 'Your price is here' });
  await expect(isUnlisted.or(owner.getByText(/^Agrees until/)).first()).toBeVisible();
  if (await isUnlisted.isVisible()) await isUnlisted.click();
  await expect(price).toBeVisible();
  await look(customer, '15-customer-price');
  await customer.getByRole('radio', { name: /cash/i }).check();
  await customer
    .getByRole('button', { name: /^Agree/ })
    .filter({ visible: true })
    .click();
  await expect(customer.getByRole('heading', { name: 'You agreed to the price' })).toBeVisible();
  expect(await actionsOn(day.operator, order)).toMatchObject({ 'prescription.open': 1 });
  await openBoard(day, pharmacyId);
  await look(owner, '17-pharmacy-board');
  await accept(owner, order);
  await expect.poll(() => day.tickets).toContain(order.code);
  await makeReady(owner, order);
  await handOver(owner, order);
  return order;
}

async function workWithoutNetwork(day: Day): Promise<DayOrder[]> {
  const { owner, customer, cable, kitchenId, dishes, tickets } = day;
  await openBoard(day, kitchenId);
  const orders = await placeByCalls(customer, dishes, { from: 12, count: 14 });
  // After three minutes the API takes back what was not answered: only a short outage leaves some.
  const unanswered = minutesAway === 0 ? orders.slice(0, 2) : [];
  const known = orders.slice(unanswered.length);
  const [packed, cooked] = [known.slice(0, 4), known.slice(4)];
  for (const order of known) await accept(owner, order);
  for (const order of packed) await makeReady(owner, order);
  const printed = known.map(({ code }) => code);
  await expect.poll(() => tickets).toEqual(expect.arrayContaining(printed));
  const countBefore = tickets.length;
  // What is saved on the device is written a second after the last answer.
  for (const { id } of orders) await expect.poll(() => owner.evaluate(savedIn, savedBoard)).toContain(id);

  const readBoard = await otherDevice(day);
  await cable.cut(owner.context());
  await expect(owner.getByText(/No connection since/)).toBeVisible();
  const steps = [
    ...unanswered.map((order) => () => accept(owner, order)),
    ...packed.map((order) => () => handOver(owner, order)),
    ...cooked.map((order) => () => makeReady(owner, order)),
  ];
  const secondsOfStep = (minutesAway * 60) / steps.length;
  const pauses = Array.from({ length: Math.ceil(secondsOfStep / 30) }, (_, index) =>
    Math.min(30, secondsOfStep - index * 30),
  );
  for (const [index, step] of steps.entries()) {
    await step();
    await expect(owner.getByText(new RegExp(`^${index + 1} steps? waits?$`))).toBeVisible();
    for (const seconds of pauses) {
      await owner.waitForTimeout(seconds * 1_000);
      await readBoard();
    }
  }
  await look(owner, '20-no-network');
  await mustBeAccessible(owner);
  // The tablet is switched off and on.
  await owner.goto(`/vendor/?store=${kitchenId}`);
  await expect(owner.getByText(`${steps.length} steps wait`)).toBeVisible();
  expect(tickets).toHaveLength(countBefore);
  for (const order of cooked) expect(await statusOf(day, order)).toBe('confirmed');
  await cable.restore(owner.context());
  await expect(owner.getByText(/steps? waits?$/)).toBeHidden();
  await expect(owner.getByText('Live', { exact: true })).toBeVisible();
  // What a rider has fetched meanwhile needs no step, and no word.
  await expect(owner.getByText(/was not handed over/)).toBeHidden();
  await look(owner, '21-network-back');
  for (const order of unanswered) await makeReady(owner, order);
  for (const order of [...unanswered, ...cooked]) await handOver(owner, order);
  return orders;
}

/**
 * Returns how another device of the store reads its board: the people of the demo would work the
 * orders of a store without a board.
 */
async function otherDevice({ owner, kitchenId }: Day): Promise<() => Promise<void>> {
  const { baseURL } = test.info().project.use;
  const { cookies } = await owner.context().storageState();
  const device = await request.newContext({ baseURL, storageState: { cookies, origins: [] } });
  return async () => {
    const reply = await device.get(`/api/v1/vendor/stores/${kitchenId}/board`, { headers: staffHeaders });
    expect(reply.ok()).toBe(true);
  };
}
