import { bisi, renderInApp, reply } from 'app-kit/testing/render-in-app.tsx';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { ShownOrder } from '../use-store-board.ts';
import { AutoPrint } from './auto-print.tsx';
import { PrintTicket } from './print-ticket.tsx';

const order = (id: string, change: Partial<ShownOrder> = {}) =>
  ({
    id,
    code: id.slice(-4),
    order_status: 'confirmed',
    column: 'work',
    order_type: 'delivery',
    customer_name: 'Ada',
    has_account: false,
    order_note: '',
    lines: [],
    cutlery: false,
    ready_at: null,
    ready: null,
    arrival: null,
    schedule_at: null,
    work_from: null,
    print_count: 0,
    bag_print_count: 0,
    bag_count: null,
    waiting: undefined,
    ...change,
  }) as ShownOrder;

const times = { kitchen: 'accepted', bag: 'by_hand' } as const;

const printed: string[] = [];
vi.stubGlobal('print', () => {
  window.dispatchEvent(new Event('beforeprint'));
  printed.push(document.querySelector('[data-ticket]')?.textContent ?? '');
  window.dispatchEvent(new Event('afterprint'));
});
afterEach(() => {
  printed.length = 0;
});

describe('the tickets of a store', () => {
  it('[STO-029] print by themselves once the server says that no other device has', async () => {
    const copies = [1, null];
    const orders = [
      order('1000004711'),
      order('1000004712'),
      order('1000004713', { print_count: 1 }),
      order('1000004714', { order_status: 'pending', column: 'new' }),
      order('1000004715', { waiting: { kind: 'accept', isHeld: true } }),
    ];
    const { fakeApi } = await renderInApp([{ path: '/', element: <AutoPrint {...{ orders, times }} storeId={3} /> }], {
      print: () => reply({ order: orders[0], copy: copies.shift() ?? null }),
    });
    await expect.poll(() => printed).toHaveLength(1);
    expect(printed[0]).toContain('4711');
    expect(printed[0]).not.toContain('Copy');
    const requested = () =>
      fakeApi.calls
        .filter(({ path }) => path.endsWith('/print'))
        .map(({ path, body }) => [path.split('/').at(-2), body]);
    await expect.poll(requested).toEqual([
      ['1000004711', { form: 'kitchen', is_automatic: true }],
      ['1000004712', { form: 'kitchen', is_automatic: true }],
    ]);
    expect(printed).toHaveLength(1);
  });

  it('[STO-029] say which copy they are, and print without a connection too', async () => {
    const shown = order('1000004711', { print_count: 1 });
    const { screen, fakeApi } = await renderInApp([{ path: '/', element: <PrintTicket storeId={3} order={shown} /> }], {
      info: () => reply(bisi),
      print: () => reply({ order: shown, copy: 2 }),
    });
    await screen.getByRole('button', { name: 'Print kitchen copy 2' }).click();
    await expect.poll(() => printed).toHaveLength(1);
    expect(printed[0]).toContain('Copy 2');
    fakeApi.answers.print = () => undefined;
    await screen.getByRole('button', { name: 'Print kitchen copy 2' }).click();
    await expect.poll(() => printed).toHaveLength(2);
    expect(printed[1]).toContain('4711');
  });

  it('[STO-028] [STO-032] are one for each bag once the order is ready, without prices, where the store has set it', async () => {
    const ready = order('1000004711', { order_status: 'handover', column: 'ready', bag_count: 2, print_count: 1 });
    const element = <AutoPrint storeId={3} orders={[ready]} times={{ kitchen: 'accepted', bag: 'ready' }} />;
    const { fakeApi } = await renderInApp([{ path: '/', element }], { print: () => reply({ order: ready, copy: 1 }) });
    await expect.poll(() => printed).toHaveLength(1);
    expect(fakeApi.calls.find(({ path }) => path.endsWith('/print'))?.body).toEqual({
      form: 'bag',
      is_automatic: true,
    });
    expect(printed[0]).toMatch(/4711Bag 1 of 2.*Ada.*4711Bag 2 of 2/);
  });

  it('[STO-028] print by hand in either form', async () => {
    const shown = order('1000004711');
    const { screen, fakeApi } = await renderInApp([{ path: '/', element: <PrintTicket storeId={3} order={shown} /> }], {
      info: () => reply(bisi),
      print: () => reply({ order: shown, copy: 1 }),
    });
    await screen.getByRole('button', { name: 'Print bag tickets' }).click();
    await expect.poll(() => printed).toHaveLength(1);
    expect(fakeApi.calls.at(-1)?.body).toEqual({ form: 'bag', is_automatic: false });
    expect(printed[0]).toContain('Sealed by');
    expect(printed[0]).not.toContain('Bag 1');
  });
});
