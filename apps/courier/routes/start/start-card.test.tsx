import { bisi, renderInApp, reply } from 'app-kit/testing/render-in-app.tsx';
import { describe, expect, it } from 'vitest';
import { ApplicationState, StartList } from './start-card.tsx';

const steps = (...done: string[]) =>
  ['phone', 'photo', 'vehicle', 'account', 'papers'].map((step) => ({ step, is_done: done.includes(step) }));
const start = { has_worked: false, vehicle: 'bicycle', papers_seen_at: null };

function open(element: React.ReactNode, shown: object) {
  return renderInApp([{ path: '/', element }], {
    info: () => reply(bisi),
    config: () => reply({ phone: '+2342013300000', email: '' }),
    'rider-start': () => reply({ application: null, start: null, ...shown }),
  });
}

describe('[DEL-01] before the first shift', () => {
  it('the application shows its state with whom to ask', async () => {
    const application = { sent_at: '2026-11-17T09:00:00.000Z', status: 'pending', decided_at: null, words: '' };
    const { screen } = await open(<ApplicationState />, { application });
    await expect.element(screen.getByText('Your application is being looked at')).toBeVisible();
    await expect.element(screen.getByRole('link', { name: '+2342013300000' })).toBeVisible();
  });

  it('a declined one says why', async () => {
    const at = '2026-11-17T09:00:00.000Z';
    const words = 'The licence cannot be read.';
    const { screen } = await open(<ApplicationState />, {
      application: { sent_at: at, status: 'declined', decided_at: at, words },
    });
    await expect.element(screen.getByText('Your application was declined')).toBeVisible();
    await expect.element(screen.getByText(words)).toBeVisible();
  });

  it('the list says what is missing, with the way to it', async () => {
    const { screen } = await open(<StartList />, { start: { ...start, steps: steps('phone', 'vehicle') } });
    await expect.element(screen.getByText('3 things to go before your first shift')).toBeVisible();
    await expect.element(screen.getByText('Papers seen by the operator')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Add' }).elements()).toHaveLength(2);
  });
});
