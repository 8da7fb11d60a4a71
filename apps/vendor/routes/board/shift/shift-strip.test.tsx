import { renderInApp, reply } from 'app-kit/testing/render-in-app.tsx';
import type { BoardColumn } from 'market/orders/orders-board.rules';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { ShownOrder } from '../use-store-board.ts';
import { ShiftStrip } from './shift-strip.tsx';

const order = (code: string, column: BoardColumn) => ({ id: `100000${code}`, code, column }) as ShownOrder;

function open({ orders = [] as ShownOrder[], clockOffset = 0, waitingCount = 0, off = 0, usedUp = false } = {}) {
  const element = <ShiftStrip storeId={3} seesMenu {...{ orders, clockOffset, waitingCount }} />;
  const items = Array.from({ length: off }, (_, id) => ({ id, name: `Dish ${id}` }));
  return renderInApp([{ path: '/', element }], {
    off: () =>
      reply({
        items,
        back: [],
        low: usedUp
          ? [
              { id: 9, name: 'Salt', stock: 0 },
              { id: 8, name: 'Rice', stock: 4, min_stock: 0 },
            ]
          : [],
      }),
  });
}

const lockScreen = () =>
  vi
    .spyOn(navigator.wakeLock, 'request')
    .mockResolvedValue({ release: async () => undefined } as unknown as WakeLockSentinel);

/** What the browser of the tests may have of others. */
const keys = ['soko-shift-3', 'soko-prints'];
afterEach(() => {
  for (const key of keys) localStorage.removeItem(key);
});

describe('the shift at a board', () => {
  it('[STO-008] begins with one press that opens the sound, keeps the screen on and says what is wrong', async () => {
    const request = lockScreen();
    localStorage.setItem('soko-prints', 'by hand');
    const { screen } = await open({ clockOffset: 12 * 60_000, off: 1, usedUp: true });
    await screen.getByRole('button', { name: 'Start the shift' }).click();
    await expect.poll(() => request.mock.calls).toEqual([['screen']]);
    const dialog = screen.getByRole('dialog', { name: 'Your shift' });
    await expect.element(dialog.getByText('The bell can ring.')).toBeVisible();
    await expect.element(dialog.getByText('The screen stays on.')).toBeVisible();
    await expect.element(dialog.getByText(/wrong by 12 minutes/)).toBeVisible();
    await expect.element(dialog.getByText('Tickets don’t print by themselves on this device.')).toBeVisible();
    await expect.element(dialog.getByRole('button', { name: 'Send me a test order' })).toBeVisible();
    await expect.element(dialog.getByText(/page is hidden/)).toBeVisible();
    await expect.element(dialog.getByRole('link', { name: '2 items are off sale' })).toBeVisible();
    await dialog.getByRole('button', { name: 'To the orders' }).click();
    await expect.element(screen.getByText(/^Shift since/)).toBeVisible();
  });

  it('[STO-008] says that the screen may go dark, that the clock is right and everything on sale', async () => {
    vi.spyOn(navigator.wakeLock, 'request').mockRejectedValue(new DOMException('Saving', 'NotAllowedError'));
    const { screen } = await open({ clockOffset: 900 });
    await screen.getByRole('button', { name: 'Start the shift' }).click();
    await expect.element(screen.getByText(/The screen may go dark/)).toBeVisible();
    await expect.element(screen.getByText('The clock of this device is right.')).toBeVisible();
    await expect.element(screen.getByText('Everything is on sale.')).toBeVisible();
  });

  it('[STO-008] goes on after the page is loaded again, and ends with running orders only for a name', async () => {
    localStorage.setItem('soko-shift-3', JSON.stringify({ isOn: true, at: '2026-11-20T08:00:00.000Z' }));
    const request = lockScreen();
    const orders = [order('4711', 'new'), order('4712', 'ready'), order('4713', 'gone'), order('4714', 'later')];
    const { screen } = await open({ orders });
    await expect.poll(() => request.mock.calls).toEqual([['screen']]);
    const leaving = new Event('beforeunload', { cancelable: true });
    window.dispatchEvent(leaving);
    expect(leaving.defaultPrevented).toBe(true);
    await screen.getByRole('button', { name: 'End the shift' }).click();
    const dialog = screen.getByRole('dialog', { name: 'End the shift' });
    await expect.element(dialog.getByText('2 orders are still open:')).toBeVisible();
    await expect.element(dialog.getByText('4712')).toBeVisible();
    await expect.element(dialog.getByText('4713')).not.toBeInTheDocument();
    await dialog.getByRole('button', { name: 'Hand over' }).click();
    await expect.element(dialog.getByText('Enter who takes over, or stay.')).toBeVisible();
    await dialog.getByLabelText('Hand over to').fill('Ada');
    await dialog.getByRole('button', { name: 'Hand over' }).click();
    await expect.element(screen.getByText(/^Handed over to Ada at/)).toBeVisible();
    await expect.element(screen.getByRole('button', { name: 'Start the shift' })).toBeVisible();
  });

  it('[STO-008] ends in one press without orders, and not while steps wait for the network', async () => {
    localStorage.setItem('soko-shift-3', JSON.stringify({ isOn: true, at: '2026-11-20T08:00:00.000Z' }));
    lockScreen();
    const waiting = await open({ waitingCount: 2 });
    await waiting.screen.getByRole('button', { name: 'End the shift' }).click();
    await expect.element(waiting.screen.getByText(/2 steps still wait for the network/)).toBeVisible();
    const { screen: held } = waiting;
    await expect
      .element(held.getByRole('dialog').getByRole('button', { name: 'End the shift' }))
      .not.toBeInTheDocument();
    await held.unmount();
    const { screen } = await open();
    await screen.getByRole('button', { name: 'End the shift' }).click();
    await screen.getByRole('dialog').getByRole('button', { name: 'End the shift' }).click();
    await expect.element(screen.getByText(/^The shift ended at/)).toBeVisible();
  });
});
