import { bisi, renderInApp, reply } from 'app-kit/testing/render-in-app.tsx';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { ShownOrder } from '../use-store-board.ts';
import { AutoPrint } from './auto-print.tsx';
import { forgetLost, type LostTicket, noteLost } from './lost-tickets.ts';
import { beginMilliseconds, printPage } from './print-page.ts';
import { PrintTicket } from './print-ticket.tsx';
import { PrinterNotice } from './printer-notice.tsx';

const order = (id: string, change: Partial<ShownOrder> = {}) =>
  ({
    id,
    code: id.slice(-4),
    order_status: 'confirmed',
    column: 'work',
    order_type: 'delivery',
    customer_name: 'Ada',
    order_note: '',
    lines: [],
    cutlery: false,
    ready_at: null,
    schedule_at: null,
    print_count: 0,
    bag_print_count: 0,
    bag_count: null,
    waiting: undefined,
    ...change,
  }) as ShownOrder;

const [first, second] = [order('1000004711'), order('1000004712')];
const storeId = 3;
const times = { kitchen: 'accepted', bag: 'by_hand' } as const;

const printed: string[] = [];
let printer: 'there' | 'refused' | 'silent' | 'open' = 'there';
vi.stubGlobal('print', () => {
  if (printer === 'refused') throw new Error('Printing is not allowed');
  if (printer === 'silent') return;
  window.dispatchEvent(new Event('beforeprint'));
  if (printer === 'open') return;
  printed.push(document.querySelector('[data-ticket]')?.textContent ?? '');
  window.dispatchEvent(new Event('afterprint'));
});

afterEach(() => {
  vi.useRealTimers();
  printer = 'there';
  printed.length = 0;
  forgetLost([first, second].map(({ id }) => ({ storeId, orderId: id, form: 'kitchen', copy: null })));
});

/** A device that prints by itself, with what it says about its printer. */
function device(orders: readonly ShownOrder[]) {
  const element = (
    <>
      <PrinterNotice {...{ storeId, orders, times }} />
      <AutoPrint {...{ storeId, orders, times }} />
    </>
  );
  const last = orders.at(-1) ?? first;
  return renderInApp([{ path: '/', element }], {
    info: () => reply(bisi),
    print: () => reply({ order: { ...last, print_count: 1 }, copy: 1 }),
  });
}

describe('a printer that is away', () => {
  it('[STO-027] [STO-029] leaves no ticket out and prints none twice: the board says what to do, and prints it when it is back', async () => {
    printer = 'refused';
    const { screen, fakeApi } = await device([first]);
    const notice = screen.getByRole('alert').filter({ hasText: /print/ });
    await expect.element(notice).toMatchTextContent(/1 ticket didn’t print./);
    await expect.element(notice).toMatchTextContent(/Check that the printer is on, connected and has paper./);
    await expect.element(notice.getByRole('link', { name: '4711' })).toHaveAttribute('href', '/?order=1000004711');
    await notice.getByRole('button', { name: 'Print again' }).click();
    await expect.element(notice).toMatchTextContent(/1 ticket didn’t print./);
    expect(printed).toEqual([]);
    printer = 'there';
    await notice.getByRole('button', { name: 'Print again' }).click();
    await expect.element(notice).not.toBeInTheDocument();
    expect(printed).toHaveLength(1);
    // It is still the first: no paper came of the tries before.
    expect(printed[0]).not.toContain('Copy');
    expect(fakeApi.calls.filter(({ path }) => path.endsWith('/print'))).toHaveLength(1);
  });

  it('[STO-029] counts no further ticket meanwhile, so that another device may print it, and goes on by itself', async () => {
    noteLost([{ storeId, orderId: first.id, form: 'kitchen', copy: 1 }]);
    const { screen, fakeApi } = await device([{ ...first, print_count: 1 }, second]);
    const notice = screen.getByRole('alert').filter({ hasText: /print/ });
    await expect.element(notice).toMatchTextContent(/1 more ticket waits for the printer./);
    expect(fakeApi.calls.filter(({ path }) => path.endsWith('/print'))).toEqual([]);
    await notice.getByRole('button', { name: 'Print again' }).click();
    await expect.poll(() => printed).toHaveLength(2);
    expect(printed.map((ticket) => ticket.slice(0, 4))).toEqual(['4711', '4712']);
  });

  it('[STO-027] names a ticket whose paper did not come, as its person says, and prints the next copy', async () => {
    const shown = { ...first, print_count: 1 };
    const { screen, fakeApi } = await renderInApp(
      [
        {
          path: '/',
          element: (
            <>
              <PrinterNotice {...{ storeId, times }} orders={[shown]} />
              <PrintTicket storeId={storeId} order={shown} />
            </>
          ),
        },
      ],
      { info: () => reply(bisi), print: () => reply({ order: shown, copy: 2 }) },
    );
    await screen.getByRole('button', { name: 'No paper came out' }).click();
    const notice = screen.getByRole('alert').filter({ hasText: /print/ });
    await notice.getByRole('button', { name: 'Print again' }).click();
    await expect.poll(() => printed).toHaveLength(1);
    expect(printed[0]).toContain('Copy 2');
    expect(fakeApi.calls.at(-1)?.body).toEqual({ form: 'kitchen', is_automatic: false });
  });

  it('[STO-027] asks for no ticket of an order that has left, and none that is not needed', async () => {
    noteLost([first, second].map(({ id }) => ({ storeId, orderId: id, form: 'kitchen', copy: 1 })));
    const gone = { ...second, order_status: 'picked_up', column: 'gone' } as const;
    const { screen } = await device([{ ...first, print_count: 1 }, gone]);
    const notice = screen.getByRole('alert').filter({ hasText: /print/ });
    await expect.element(notice).toMatchTextContent(/1 ticket didn’t print./);
    await notice.getByRole('button', { name: 'Not needed' }).click();
    await expect.element(notice).not.toBeInTheDocument();
    expect(printed).toEqual([]);
  });

  it('[STO-031] is noticed when the browser has not begun to print within ten seconds', async () => {
    vi.useFakeTimers();
    printer = 'silent';
    const page = printPage();
    vi.advanceTimersByTime(beginMilliseconds);
    expect(await page).toBe(false);
  });

  it('[STO-031] is not assumed when the browser begins and never says that its dialog is closed: the next touch does', async () => {
    vi.useFakeTimers();
    printer = 'open';
    const page = printPage();
    vi.advanceTimersByTime(beginMilliseconds);
    window.dispatchEvent(new Event('pointerdown'));
    expect(await page).toBe(true);
  });

  it('[STO-027] [STO-029] loses no ticket when its person leaves the board meanwhile', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true });
    printer = 'silent';
    const { screen, fakeApi } = await device([first]);
    await expect.poll(() => fakeApi.calls.filter(({ path }) => path.endsWith('/print'))).toHaveLength(1);
    await expect.poll(() => document.querySelector('[data-ticket]')).not.toBeNull();
    await screen.unmount();
    vi.advanceTimersByTime(beginMilliseconds);
    printer = 'there';
    const { screen: later } = await device([{ ...first, print_count: 1 }]);
    await later.getByRole('button', { name: 'Print again' }).click();
    await expect.poll(() => printed).toHaveLength(1);
  });

  it('[STO-029] is known in every tab of the device, and what one tab has printed is not offered by another', async () => {
    const { screen } = await device([{ ...first, print_count: 1 }]);
    const notice = screen.getByRole('alert').filter({ hasText: /print/ });
    writeInAnotherTab([{ storeId, orderId: first.id, form: 'kitchen', copy: 1 }]);
    await expect.element(notice).toMatchTextContent(/1 ticket didn’t print./);
    writeInAnotherTab([]);
    await expect.element(notice).not.toBeInTheDocument();
  });
});

function writeInAnotherTab(tickets: readonly LostTicket[]): void {
  localStorage.setItem('soko-lost-tickets', JSON.stringify(tickets));
  window.dispatchEvent(new StorageEvent('storage', { key: 'soko-lost-tickets' }));
}
