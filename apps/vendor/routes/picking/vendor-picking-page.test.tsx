import { type Answers, bisi, renderInApp, reply } from 'app-kit/testing/render-in-app.tsx';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { declareSteps } from '../board/store-steps.ts';
import { VendorPickingPage } from './vendor-picking-page.tsx';

const line = (line_number: number, name: string, quantity: number, ticked: number[] = []) => ({
  ...{ line_number, name, quantity, ticked, is_counted: true, variation: null, choices: [], add_ons: [] },
  ...{ total_price: 100, when_missing: 'contact' },
});
const order = (id: string, lines: object[], change: object = {}) => ({
  ...{ id, code: id.slice(-4), order_status: 'confirmed', order_type: 'delivery', version: 1, customer_name: 'Ada' },
  ...{ has_account: false, order_note: '', unavailable_item_note: '', cutlery: false, payment: 'paid', total: 100 },
  ...{ sums: {}, own_share: null, currency: 'NGN', lines, changes: [], placed_at: '2026-11-28T10:00:00.000Z' },
  ...{ schedule_at: null, work_from: null, rings_at: '2026-11-28T10:00:00.000Z', print_count: 0, bag_print_count: 0 },
  ...{ bag_count: null, seen_at: '2026-11-28T10:00:00.000Z', confirmed_at: '2026-11-28T10:01:00.000Z' },
  ...{ handover_at: null, ready_at: null, expected_at: null, ready: null, arrival: null, delay: null, left_at: null },
  ...{ courier_name: null, courier_here_at: null, returning_at: null, canceled_by: null, cancel_reason: null },
  ...{ counter: null, test_ends_at: null },
  ...change,
});
const one = order('1000004711', [line(1, 'Malt', 2), line(2, 'Loaf', 1)]);
const other = order('1000004712', [line(1, 'Malt', 3)], { schedule_at: '2026-11-28T18:10:00.000Z' });
const board = (orders: object[]) =>
  reply({
    ...{ version: '1', now: '2026-11-28T10:05:00.000Z', is_whole: true, orders },
    ...{ store: { is_open: true, busy_minutes: 0, busy_until: null, paused_until: null }, tickets: {} },
  });
const at = (order_id: string, line_number: number, name: string) => ({
  ...{ order_id, line_number, category: { id: name.length, name }, image_full_url: null },
});
const places = [at(other.id, 1, 'Drinks'), at(one.id, 1, 'Drinks'), at(one.id, 2, 'Bread')];

const printed: string[][] = [];
vi.stubGlobal('print', () => {
  window.dispatchEvent(new Event('beforeprint'));
  printed.push([...document.querySelectorAll('[data-ticket]')].map(({ textContent: words }) => words ?? ''));
  window.dispatchEvent(new Event('afterprint'));
});
afterEach(() => {
  printed.length = 0;
});

function open(answers: Answers, address = '/picking') {
  const stores = [
    { store_id: 3, name: 'Grocer', role: 'kitchen', permissions: ['store.orders'], suspended_reason: null },
  ];
  return renderInApp(
    [{ path: 'picking', Component: VendorPickingPage }],
    { info: () => reply(bisi), memberships: () => reply({ stores, operator: null, courier: null }), ...answers },
    address,
    { ...desk, prepare: declareSteps },
  );
}
const desk = { name: 'desk', title: (name: string) => ({ id: 'desk', message: name }), audience: 'For tests' } as const;

describe('the pick list', () => {
  it('[STO-030] has the same pieces of all orders once, by category, and ticks them together', async () => {
    const { screen, fakeApi } = await open({
      board: () => board([one, other]),
      'pick-places': () => reply({ lines: places }),
      tick: () => reply({ order: one }),
    });
    await expect.element(screen.getByRole('heading', { name: 'Drinks' })).toBeVisible();
    await expect.element(screen.getByText('4711 × 2')).toBeVisible();
    await expect.element(screen.getByText('0 of 2 picked')).toBeVisible();
    await screen.getByRole('checkbox', { name: /^5× Malt/ }).click();
    const ticks = () => fakeApi.calls.filter(({ path }) => path.endsWith('/tick'));
    await expect.poll(ticks).toHaveLength(2);
    expect(ticks().map(({ path, body }) => [path.split('/').at(-2), body])).toEqual([
      [one.id, { line_number: 1, part: 0, is_ticked: true }],
      [other.id, { line_number: 1, part: 0, is_ticked: true }],
    ]);
  });

  it('[STO-030] prints all tickets of a slot at once, each counted by itself', async () => {
    const { screen, fakeApi } = await open(
      {
        board: () => board([one, other, order('1000004713', [line(1, 'Loaf', 1)])]),
        'pick-places': () => reply({ lines: places }),
        print: () => reply({ order: one, copy: 2 }),
      },
      '/picking?slot=now',
    );
    await screen.getByRole('button', { name: 'Print 2 kitchen tickets' }).click();
    await expect.poll(() => printed).toHaveLength(1);
    expect(printed[0]?.map((words) => [words.slice(0, 4), words.includes('Copy 2')])).toEqual([
      ['4711', true],
      ['4713', true],
    ]);
    expect(fakeApi.calls.filter(({ path }) => path.endsWith('/print')).map(({ body }) => body)).toEqual([
      { form: 'kitchen', is_automatic: false },
      { form: 'kitchen', is_automatic: false },
    ]);
    await screen.getByRole('button', { name: 'Print this list' }).click();
    await expect.poll(() => printed).toHaveLength(2);
    expect(printed[1]?.[0]).toContain('2× Malt');
  });

  it('[STO-030] says so where nothing is to be picked', async () => {
    const { screen } = await open({ board: () => board([]) });
    await expect.element(screen.getByText('Nothing to pick')).toBeVisible();
  });
});
