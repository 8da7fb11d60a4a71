import { renderInApp } from 'app-kit/testing/render-in-app.tsx';
import { expect, it, vi } from 'vitest';
import { PauseNotice } from './pause-notice.tsx';

const now = new Date('2026-11-20T11:00:00Z');
const paused = (reason: 'unanswered' | 'other' | 'rain') => ({
  is_open: false,
  paused_until: '2026-11-21T03:00:00.000Z',
  pause_reason: reason,
  opens_at: { time: '08:00', in_days: 1, day: 'sa' as const },
  closes_at: null,
  busy_minutes: 0,
  busy_until: null,
  cap: null,
  full_until: null,
});

it('[STO-036] says that the market paused the store and what to do, and one press resumes it', async () => {
  const resume = vi.fn();
  const show = (reason: 'unanswered' | 'other') =>
    renderInApp(
      [{ path: '/', element: <PauseNotice store={paused(reason)} now={now} onResume={resume} isSending={false} /> }],
      {},
    );
  const { screen } = await show('unanswered');
  await expect.element(screen.getByText('We paused your store because new orders were not answered.')).toBeVisible();
  await expect.element(screen.getByText(/Check the sound, the network/)).toBeVisible();
  await screen.getByRole('button', { name: 'Take orders again' }).click();
  expect(resume).toHaveBeenCalledOnce();
  await screen.unmount();
  const own = await show('other');
  await expect.element(own.screen.getByText('Paused: customers can’t order.')).toBeVisible();
  await expect.element(own.screen.getByText(/Check the sound/)).not.toBeInTheDocument();
});
