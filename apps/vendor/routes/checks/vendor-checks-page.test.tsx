import { type Answers, bisi, refused, renderInApp, reply } from 'app-kit/testing/render-in-app.tsx';
import { describe, expect, it } from 'vitest';
import { declareTicks } from '../../features/stores/check-calls.ts';
import { VendorChecksPage } from './vendor-checks-page.tsx';

const fridge = { id: 1, name: 'Fridge below 5 °C', needs_reading: true, tick: null };
const till = { id: 2, name: 'Count the till', needs_reading: false, tick: null };
const done = (reading = '') => ({
  by_name: 'Musa Bello',
  at: '2026-11-20T07:05:00.000Z',
  local_time: '08:05',
  reading,
});
const list = (checks: object[], change: object = {}) =>
  reply({ version: 1, day: '2026-11-20', today: '2026-11-20', may_tick: true, checks, ...change });

const app = {
  ...{
    name: 'vendor',
    title: (business: string) => ({ id: 'store', message: `${business} Store` }),
    audience: 'For tests',
  },
  prepare: declareTicks,
};

function open(answers: Answers, permissions = ['store.orders', 'store.profile'], address = '/checks') {
  const store = { store_id: 3, name: 'Buka', role: 'manager', permissions, suspended_reason: null };
  const session = {
    info: () => reply(bisi),
    memberships: () => reply({ stores: [store], operator: null, courier: null }),
  };
  const routes = [{ path: 'checks', Component: VendorChecksPage }];
  return renderInApp(routes, { ...session, ...answers }, address, app);
}

describe('the opening list', () => {
  it('[STO-099] shows who did what and when; a tick sends what was read, and is taken back', async () => {
    const { screen, fakeApi } = await open({ checks: () => list([fridge, { ...till, tick: done() }]) });
    await expect.element(screen.getByText('1 of 2 done')).toBeVisible();
    await expect.element(screen.getByText('Musa Bello, 08:05')).toBeVisible();
    await screen.getByRole('button', { name: 'Done: Fridge below 5 °C' }).click();
    await expect.element(screen.getByText('Write what you read.')).toBeVisible();
    await screen.getByRole('textbox', { name: 'What you read' }).fill('3.5 °C');
    fakeApi.answers.tick = () =>
      list([
        { ...fridge, tick: done('3.5 °C') },
        { ...till, tick: done() },
      ]);
    await screen.getByRole('button', { name: 'Done: Fridge below 5 °C' }).click();
    await expect.element(screen.getByText('2 of 2 done')).toBeVisible();
    expect(fakeApi.calls.find(({ path }) => path.endsWith('/checks/1/tick'))?.body).toEqual({
      day: '2026-11-20',
      reading: '3.5 °C',
      made_at: expect.any(String),
    });
    fakeApi.answers.untick = () => list([{ ...fridge, tick: done('3.5 °C') }, till]);
    await screen.getByRole('button', { name: 'Undo: Count the till' }).click();
    await expect.element(screen.getByText('1 of 2 done')).toBeVisible();
  });

  it('[STO-099] shows a refused tick until it was read', async () => {
    const { screen, fakeApi } = await open({ checks: () => list([till]) });
    fakeApi.answers.tick = () => refused('check_not_found', 404, 'This check is no longer on the list.');
    await screen.getByRole('button', { name: 'Done: Count the till' }).click();
    await expect.element(screen.getByText('This check is no longer on the list.')).toBeVisible();
    await screen.getByRole('button', { name: 'Understood' }).click();
    await expect.poll(() => screen.getByText('This check is no longer on the list.').elements()).toHaveLength(0);
  });

  it('[STO-099] is written by the store, and loses nothing when it cannot be saved', async () => {
    const { screen, fakeApi } = await open({ checks: () => list([], { version: 0 }) });
    await screen.getByRole('button', { name: 'Write the list' }).click();
    await screen.getByRole('textbox', { name: 'Check 2' }).fill(' ');
    await screen.getByRole('button', { name: 'Save the list' }).click();
    await expect.element(screen.getByText('Write what to check, or remove it.')).toBeVisible();
    await screen.getByRole('textbox', { name: 'Check 2' }).fill('Count the cash');
    await screen.getByRole('button', { name: 'Move up: Count the cash' }).click();
    await screen.getByRole('button', { name: 'Remove: Paper in the printer' }).click();
    fakeApi.answers.checks = () => refused('changed_meanwhile', 409, 'It was changed meanwhile.');
    await screen.getByRole('button', { name: 'Save the list' }).click();
    await expect.element(screen.getByRole('alert').first()).toBeVisible();
    await expect.element(screen.getByRole('textbox', { name: 'Check 1' })).toHaveValue('Count the cash');
    fakeApi.answers.checks = () => list([{ ...till, name: 'Count the cash' }]);
    await screen.getByRole('button', { name: 'Save the list' }).click();
    await expect.element(screen.getByText('0 of 1 done')).toBeVisible();
    expect(fakeApi.calls.findLast(({ body }) => body !== undefined)?.body).toEqual({
      version: 0,
      checks: [
        { name: 'Count the cash', needs_reading: false },
        { name: 'Temperature of the fridge', needs_reading: true },
      ],
    });
  });

  it('[STO-099] shows earlier days without buttons, and is changed by those who may', async () => {
    const earlier = { day: '2026-11-10', may_tick: false };
    const { screen, fakeApi } = await open({ checks: () => list([till]) }, ['store.orders']);
    await expect.element(screen.getByText('Today')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Change the list' }).elements()).toHaveLength(0);
    fakeApi.answers.checks = () => list([{ ...fridge, tick: done('4 °C') }, till], earlier);
    await screen.getByRole('button', { name: 'Earlier' }).click();
    await expect.element(screen.getByText('Not done')).toBeVisible();
    expect(screen.getByRole('button', { name: /^(Done|Undo)/ }).elements()).toHaveLength(0);
    await screen.unmount();
    const closed = await open({}, ['store.money']);
    await expect.element(closed.screen.getByText('store.orders')).toBeVisible();
  });
});
