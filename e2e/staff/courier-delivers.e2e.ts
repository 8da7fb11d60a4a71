import { type Browser, expect } from '@playwright/test';
import { mustBeAccessible } from '../support/accessible-page.ts';
import { test } from '../support/network-cable.ts';
import {
  acceptedOrder,
  deliveredToday,
  goOffline,
  goOnline,
  staffHeaders as headers,
  needCode,
  signedIn,
  statusOf,
  take,
  tip,
  windows,
} from '../support/rider-journey.ts';
import { presses, reopened, shift } from '../support/rough-shift.ts';
import { savedIn, steps, work } from '../support/saved-on-phone.ts';
import { signInAs } from '../support/signed-in.ts';

// All work with the same rider.
test.describe.configure({ mode: 'serial' });

test('[DEL-03] [DEL-19] [DEL-30] [DEL-49] [CUS-06] [OPS-078] a rider goes online, delivers an order for cash and hands the cash in', async ({
  browser,
}) => {
  test.setTimeout(90_000);
  const { rider, owner, guest } = await windows(browser);
  await rider.goto('/courier');
  await expect(rider.getByRole('heading', { level: 1, name: 'You’re offline' })).toBeVisible();
  await mustBeAccessible(rider);
  await goOnline(rider);
  const before = await deliveredToday(rider);
  await expect(rider.getByRole('status').filter({ hasText: /Within \d+ m/ })).toBeVisible();

  const { id, step } = await acceptedOrder(owner, guest, { pays_with: 50_000 });
  await expect(rider.getByRole('article').filter({ hasText: `Tip ₦${tip}` })).toBeVisible();
  await mustBeAccessible(rider);
  await take(rider);
  await expect(rider.getByText(id.slice(-4), { exact: true })).toBeVisible();
  await expect(rider.getByRole('button', { name: 'I have the order' })).toHaveCount(0);

  await step('ready', { version: 2 });
  await rider.reload();
  await rider.getByRole('button', { name: 'I have the order' }).click();
  await expect(rider.getByRole('heading', { level: 1, name: '18 Herbert Macaulay Way' })).toBeVisible();
  await expect(rider.getByText('Blue gate, opposite the mosque')).toBeVisible();
  await rider.getByRole('button', { name: 'Call customer' }).click();
  await expect(rider.getByText('+2348035550142')).toHaveCount(0);
  await rider.getByRole('button', { name: 'Call', exact: true }).click();
  await expect(rider.getByText('Your phone rings now. Answer it to be connected.')).toBeVisible();
  for (const colorScheme of ['light', 'dark'] as const) {
    await rider.emulateMedia({ colorScheme });
    await mustBeAccessible(rider);
  }
  await expect(rider.getByText(/^They pay with ₦50,000: bring ₦/)).toBeVisible();
  await rider.getByRole('button', { name: 'I am there' }).click();
  await expect(rider.getByRole('button', { name: 'Delivered' })).toHaveCount(0);
  await rider.getByRole('button', { name: /^Received ₦/ }).click();
  await expect(rider.getByText(/^Cash received at/)).toBeVisible();
  await rider.getByRole('button', { name: 'Delivered' }).click();
  await expect(rider.getByRole('heading', { level: 1, name: 'You’re online' })).toBeVisible();
  await expect.poll(() => deliveredToday(rider)).toBe(before + 1);
  await rider.getByRole('button', { name: 'It’s right' }).click();
  await handInCash(browser);
  await rider.reload();
  await expect(rider.getByText('None', { exact: true })).toBeVisible();
  await goOffline(rider);
});

/** An operator counts what the rider holds. */
async function handInCash(browser: Browser): Promise<void> {
  const operator = await signedIn(browser, 'operator@demo.invalid');
  await operator.goto('/admin/money/cash');
  const button = operator.getByRole('button', { name: 'Take in' });
  const row = operator.getByRole('listitem').filter({ has: button, hasText: 'Musa Bello' });
  const held = /₦([\d,.]+)/.exec((await row.textContent()) ?? '')?.[1]?.replaceAll(',', '') ?? '';
  await row.getByRole('button', { name: 'Take in' }).click();
  const dialog = operator.getByRole('dialog');
  await dialog.getByLabel(/^Counted/).fill(held);
  await mustBeAccessible(operator);
  await dialog.getByRole('button', { name: 'Take in', exact: true }).click();
  await expect(row).toBeHidden();
}

test('[DEL-36] [DEL-37] [DEL-49] what a rider does without a network is kept through a restart and sent once, in order', async ({
  browser,
  cable,
}) => {
  test.setTimeout(90_000);
  const { rider, owner, guest } = await windows(browser, { serviceWorkers: 'allow', baseURL: cable.url });
  await goOnline(rider);
  const before = await deliveredToday(rider);
  await rider.evaluate(() => navigator.serviceWorker.ready);
  const { id, step, tracking } = await acceptedOrder(owner, guest);
  await take(rider);
  await step('ready', { version: 2 });
  await expect(rider.getByRole('button', { name: 'I have the order' })).toBeVisible();
  // What is saved on the phone is written a second after the last answer.
  await expect.poll(() => rider.evaluate(savedIn, work)).toMatch(new RegExp(`${id}.{0,60}handover`));

  await cable.cut(rider.context());
  await rider.getByRole('button', { name: 'I have the order' }).click();
  await rider.getByRole('button', { name: 'I am there' }).click();
  await rider.getByRole('button', { name: /^Received ₦/ }).click();
  await expect(rider.getByText('3 updates waiting to be sent')).toBeVisible();
  // And a step is written a moment after it shows.
  await expect.poll(() => rider.evaluate(savedIn, steps)).toMatch(/pickUp.+arrive.+noteCash/);
  await rider.goto('/courier/');
  await expect(rider.getByText(/^Cash received at/)).toBeVisible();
  await rider.getByRole('button', { name: 'Delivered' }).click();
  await rider.getByText('4 updates waiting to be sent').click();
  await expect(rider.getByRole('listitem').filter({ hasText: 'Picked up' })).toBeVisible();
  await mustBeAccessible(rider);
  await rider.getByRole('link', { name: 'Account' }).click();
  await expect(rider.getByText('4 updates on this phone were not sent yet.')).toBeVisible();
  await rider.goBack();
  const status = () => statusOf(guest, tracking);
  expect(await status()).toBe('handover');

  const sent: string[] = [];
  rider.on('request', (request) => {
    if (request.url().includes(id)) sent.push(request.url().split('/').at(-1) ?? '');
  });
  await cable.restore(rider.context());
  await expect.poll(status).toBe('delivered');
  await expect(rider.getByText(/updates? waiting to be sent/)).toBeHidden();
  expect(sent).toEqual(['pick-up', 'arrive', 'cash', 'deliver']);
  await expect.poll(() => deliveredToday(rider)).toBe(before + 1);
  await goOffline(rider);
});

test('[DEL-36] [DEL-37] a shift with gaps of the network and deaths of the app loses no step and doubles none', {
  tag: '@thorough',
}, async ({ browser, cable }) => {
  test.setTimeout(300_000);
  const { rider: first, owner, guest } = await windows(browser, { serviceWorkers: 'allow', baseURL: cable.url });
  const operator = await signedIn(browser, 'operator@demo.invalid');
  let rider = first;
  await goOnline(rider);
  const before = await deliveredToday(rider);
  await rider.evaluate(() => navigator.serviceWorker.ready);
  for (const { cutBefore, diesAfter } of shift) {
    const { id, step } = await acceptedOrder(owner, guest);
    await take(rider);
    await step('ready', { version: 2 });
    for (const { button, kind } of presses) {
      const next = rider.getByRole('button', { name: button });
      await expect(next).toBeVisible();
      if (kind === cutBefore) {
        // What is saved on the phone is written a second after the last answer.
        const state = kind === 'pickUp' ? 'handover' : 'picked_up';
        await expect.poll(() => rider.evaluate(savedIn, work)).toMatch(new RegExp(`${id}.{0,60}${state}`));
        await cable.cut(rider.context());
      }
      await next.click();
      if (kind === diesAfter) {
        await expect.poll(() => rider.evaluate(savedIn, steps)).toContain(kind);
        rider = await reopened(rider);
      }
    }
    if (cutBefore) await cable.restore(rider.context());
    await expect(rider.getByRole('heading', { level: 1, name: 'You’re online' })).toBeVisible();
    const read = async () => {
      const reply = await operator.request.get(`/api/v1/admin/orders/${id}`, {
        headers: { 'x-software-id': 'soko-web', 'sec-fetch-site': 'same-origin' },
      });
      const { timeline } = (await reply.json()) as { timeline: { what: string }[] };
      const made = timeline.map(({ what }) => what);
      return made.filter((what) => what === 'delivery.take' || presses.some((press) => press.what === what)).toSorted();
    };
    await expect.poll(read).toEqual(['delivered', 'delivery.at_door', 'delivery.cash', 'delivery.take', 'picked_up']);
  }
  await expect.poll(() => deliveredToday(rider)).toBe(before + shift.length);
  await goOffline(rider);
});

test('[DEL-35] [CUS-09] an order that cannot be delivered: its customer is asked to come, and in the end its store has it back', {
  tag: '@thorough',
}, async ({ browser }) => {
  test.setTimeout(90_000);
  const { rider, owner, guest } = await windows(browser);
  await goOnline(rider);
  const { id, step, tracking } = await acceptedOrder(owner, guest);
  await take(rider);
  await step('ready', { version: 2 });
  await rider.getByRole('button', { name: 'I have the order' }).click();
  await rider.getByRole('button', { name: 'I am there' }).click();
  await rider.getByRole('button', { name: 'Can’t deliver' }).click();
  await expect(rider.getByRole('heading', { level: 1, name: 'What is the problem?' })).toBeFocused();
  await mustBeAccessible(rider);
  await guest.goto(tracking);
  await rider.getByRole('button', { name: /^No one answers/ }).click();
  await expect(rider.getByRole('timer')).toHaveText(/^[67]:\d\d$/);
  await rider.getByRole('button', { name: 'I rang or knocked' }).click();
  await expect(rider.getByText(/^Tried at/)).toHaveCount(1);
  await expect(rider.getByText('Try 1 more time to reach the customer.')).toBeVisible();
  await mustBeAccessible(rider);
  const alert = guest.getByRole('alert').filter({ hasText: 'Musa is at the door. Please answer.' });
  await expect(alert).toContainText(/waits until .+, 7 min more/);
  await mustBeAccessible(guest);

  await rider.getByRole('button', { name: 'Customer is here' }).click();
  await expect(alert).toBeHidden();
  await rider.getByRole('button', { name: 'Can’t deliver' }).click();
  await rider.getByRole('button', { name: /^They refuse it/ }).click();
  await rider.getByRole('button', { name: 'Take it back' }).click();
  await expect(rider.getByText('Back to the store')).toBeVisible();
  await mustBeAccessible(rider);
  await expect(guest.getByRole('heading', { level: 1, name: /^Musa takes the order back to/ })).toBeVisible();
  const card = owner
    .getByRole('region', { name: 'Gone' })
    .getByRole('article')
    .filter({ hasText: id.slice(-4) });
  await owner.getByRole('button', { name: /^Gone/ }).click();
  await expect(card).toContainText('Comes back to you');
  await rider.getByRole('button', { name: 'Handed back' }).click();
  await rider.getByRole('button', { name: 'It’s right' }).click();
  await expect(rider.getByRole('heading', { level: 1, name: 'You’re online' })).toBeVisible();
  await expect(card).toContainText('Brought back');
  await expect(guest.getByRole('heading', { level: 1, name: /^Canceled at/ })).toContainText(
    'The order was not accepted at the door.',
  );
  await goOffline(rider);
});

test('[DEL-62] [DEL-64] a rider writes to the store about an order, reads its answer, and gets help from support', {
  tag: '@thorough',
}, async ({ browser }) => {
  test.setTimeout(90_000);
  const { rider, owner, guest } = await windows(browser);
  await goOnline(rider);
  const { step } = await acceptedOrder(owner, guest);
  await take(rider);
  await rider.getByRole('button', { name: 'Messages' }).click();
  await rider.getByRole('button', { name: 'Is the order ready soon?' }).click();
  const log = rider.getByRole('log');
  await expect(log.getByText('Is the order ready soon?')).toBeVisible();

  await owner.goto('/vendor/messages');
  await owner.getByRole('button', { name: /Musa B\..*Rider/ }).click();
  const chat = owner.getByRole('region', { name: 'Messages with Musa B.' });
  await expect(chat.getByText('Is the order ready soon?')).toBeVisible();
  await chat.getByRole('textbox', { name: 'Your answer' }).fill('In five minutes.');
  await chat.getByRole('button', { name: 'Send the answer' }).click();
  await expect(log.getByText('In five minutes.')).toBeVisible();
  for (const page of [rider, owner]) await mustBeAccessible(page);

  await rider.getByRole('button', { name: 'Back to the order' }).click();
  await rider.getByRole('button', { name: 'Help' }).click();
  await expect(rider.getByRole('heading', { level: 1, name: 'What is wrong?' })).toBeFocused();
  await mustBeAccessible(rider);
  await rider.getByRole('button', { name: 'The store is closed' }).click();
  await expect(rider.getByRole('link', { name: 'Call store' })).toBeVisible();
  await mustBeAccessible(rider);
  await rider.getByRole('button', { name: 'It did not help: write to support' }).click();
  await expect(log.getByText('The store is closed.')).toBeVisible();
  await expect(log.getByText(/You are next|before you/)).toBeVisible();
  await rider.getByRole('button', { name: 'Back to the order' }).click();

  await step('ready', { version: 2 });
  await rider.getByRole('button', { name: 'I have the order' }).click();
  await rider.getByRole('button', { name: 'I am there' }).click();
  await rider.getByRole('button', { name: /^Received ₦/ }).click();
  await rider.getByRole('button', { name: 'Delivered' }).click();
  await expect(rider.getByRole('heading', { level: 1, name: 'You’re online' })).toBeVisible();
  await goOffline(rider);
});

test('[DEL-65] a rider raises the alarm, an operator looks after it, and only the PIN ends it', {
  tag: '@thorough',
}, async ({ browser }) => {
  const { rider } = await windows(browser);
  const operator = await signedIn(browser, 'operator@demo.invalid');
  await operator.goto('/admin/live');
  await rider.goto('/courier/safety');
  await mustBeAccessible(rider);
  await rider.getByLabel('PIN of four digits').fill('2580');
  await rider.getByRole('button', { name: 'Save' }).click();
  const hold = rider.getByRole('button', { name: 'Hold 2 seconds for the alarm' });
  await expect(hold).toBeVisible();
  await mustBeAccessible(rider);
  await hold.click({ delay: 500 });
  await expect(rider.getByRole('heading', { level: 1, name: 'Safety' })).toBeVisible();
  await hold.hover();
  await rider.mouse.down();
  await expect(rider.getByRole('heading', { level: 1, name: 'The alarm is on' })).toBeVisible();
  await rider.mouse.up();
  const alert = operator.getByRole('alert').filter({ hasText: 'Musa Bello has raised the alarm' });
  await alert.getByRole('button', { name: 'Look after it' }).click();
  await expect(alert).toContainText('You look after it');
  await mustBeAccessible(operator);
  await expect(rider.getByText('Tolu looks after you.')).toBeVisible();
  // An app that is opened again still has it.
  await rider.goto('/courier');
  await rider.getByRole('button', { name: 'I am safe: type the PIN' }).click();
  for (const colorScheme of ['light', 'dark'] as const) {
    await rider.emulateMedia({ colorScheme });
    await mustBeAccessible(rider);
  }
  for (const digit of '2580') await rider.getByRole('button', { name: digit, exact: true }).click();
  await expect(alert).toBeHidden();
});

test('[DEL-09] [DEL-12] [DEL-29] [CUS-05] [OPS-022] a rider who is asked by an operator accepts the offer, and hands over for the code of the customer', {
  tag: '@thorough',
}, async ({ browser }) => {
  test.setTimeout(120_000);
  const { rider, owner, guest } = await windows(browser);
  const operator = await signedIn(browser, 'operator@demo.invalid');
  await needCode(operator, 'all');
  await goOnline(rider);
  const { id, step, tracking } = await acceptedOrder(owner, guest);
  const riders = await (await operator.request.get('/api/v1/admin/couriers?search=Musa&limit=1', { headers })).json();
  const data = { to: 'one', courier_id: riders.couriers[0].id };
  const ask = async () =>
    (await operator.request.post(`/api/v1/admin/orders/${id}/offers`, { headers, data })).status();
  // Until the phone has sent its position.
  await expect.poll(ask).toBe(200);
  await expect(rider.getByRole('heading', { level: 1, name: /^New offer/ })).toBeFocused();
  await mustBeAccessible(rider);
  await rider.getByRole('button', { name: 'Accept', exact: true }).click();
  await expect(rider.getByText('Go to the store')).toBeVisible();
  await step('ready', { version: 2 });
  await rider.getByRole('button', { name: 'I have the order' }).click();
  await rider.getByRole('button', { name: 'I am there' }).click();
  await rider.getByRole('button', { name: /^Received ₦/ }).click();
  await rider.getByRole('button', { name: /code/i }).click();
  await rider.goBack();
  await rider.getByRole('button', { name: /code/i }).click();
  await rider.reload();
  await guest.goto(tracking);
  await expect(guest.getByText('Your code for the door')).toBeVisible();
  const code = (await guest.getByText(/^\d{4}$/).textContent()) ?? '';
  await mustBeAccessible(rider);
  const press = async (digits: string) => {
    for (const digit of digits) await rider.getByRole('button', { name: digit, exact: true }).click();
  };
  await press(String((Number(code) + 1) % 10_000).padStart(4, '0'));
  await expect(rider.getByText(/was wrong/)).toBeVisible();
  await press(code);
  await expect(rider.getByText('The code is right. You can finish this delivery.')).toBeVisible();
  await rider.getByRole('button', { name: 'Delivered' }).click();
  await expect.poll(() => statusOf(guest, tracking)).toBe('delivered');
  await needCode(operator, 'none');
  await goOffline(rider);
});

test('[DEL-14] [DEL-38] [SEAT-08] a lost phone shows nothing more, its order goes on after the next sign-in, and one that an operator cancels is named with its reason', {
  tag: '@thorough',
}, async ({ browser }) => {
  test.setTimeout(120_000);
  const { rider, owner, guest } = await windows(browser);
  const operator = await signedIn(browser, 'operator@demo.invalid');
  await goOnline(rider);
  const { id, step, tracking } = await acceptedOrder(owner, guest);
  await take(rider);
  await step('ready', { version: 2 });
  await rider.getByRole('button', { name: 'I have the order' }).click();
  await expect(rider.getByRole('heading', { level: 1, name: '18 Herbert Macaulay Way' })).toBeVisible();

  // The step is sent a moment later, for it can be taken back.
  await expect.poll(() => statusOf(guest, tracking)).toBe('picked_up');
  await operator.goto('/admin/riders');
  await operator.getByLabel('Find a rider').fill('Musa');
  await operator.getByRole('link', { name: 'Musa Bello' }).click();
  await operator.getByRole('button', { name: 'Phone lost' }).click();
  await operator.getByRole('alertdialog').getByRole('button', { name: 'Sign out' }).click();
  await expect(operator.getByText('Musa Bello is signed out everywhere')).toBeVisible();
  await expect(rider.getByRole('heading', { level: 1, name: '18 Herbert Macaulay Way' })).toBeHidden();
  await expect(rider.getByRole('heading', { level: 1, name: /^Sign in/ })).toBeVisible();
  await mustBeAccessible(rider);
  await signInAs(rider, 'musa@demo.invalid');
  await rider.goto('/courier');
  await expect(rider.getByRole('heading', { level: 1, name: '18 Herbert Macaulay Way' })).toBeVisible();

  await operator.goto(`/admin/orders/${id}`);
  await operator.getByRole('button', { name: 'Cancel this order' }).click();
  const dialog = operator.getByRole('dialog');
  await dialog.getByLabel('Reason').fill('The customer has moved');
  await dialog.getByRole('button', { name: 'Cancel this order' }).click();
  const note = rider.getByRole('alert').filter({ hasText: 'was canceled' });
  await expect(note).toContainText('The customer has moved');
  await expect(note).toContainText('Bring it back to');
  await mustBeAccessible(rider);
  await note.getByRole('button', { name: 'Seen' }).click();
  await expect(note).toBeHidden();
  await goOffline(rider);
});

test('[DEL-03] says how to allow the position where the browser refuses it', async ({ browser }) => {
  const rider = await signedIn(browser, 'musa@demo.invalid');
  await rider.goto('/courier');
  await rider.getByRole('button', { name: 'Go online' }).click();
  await expect(rider.getByText('Location is off. Allow it in the settings of this browser.')).toBeVisible();
  await goOffline(rider);
});
