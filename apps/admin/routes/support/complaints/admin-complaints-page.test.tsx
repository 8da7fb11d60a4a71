import { bisi, refused, renderInApp, reply } from 'app-kit/testing/render-in-app.tsx';
import { describe, expect, it } from 'vitest';
import { operator } from '../../../testing/order-under-test.ts';
import { AdminComplaintsPage } from './admin-complaints-page.tsx';

const complaint = {
  ...{ id: 5, order_id: '4600000482', code: '0482', about: 'courier', person: 'Musa Bello', reason: 'late' },
  ...{ words: 'The food waited.', pictures: [], made_at: '2026-11-20T11:00:00.000Z', decision: null, answer: null },
  ...{ answered_role: null, answered_at: null, store_id: 3, store: 'Mama Ronke Buka', courier_id: 7 },
};

const open = (permissions = ['ops.support']) =>
  renderInApp([{ path: '/', element: <AdminComplaintsPage /> }], {
    info: () => reply(bisi),
    memberships: () => reply(operator(permissions)),
    complaints: () => reply({ complaints: [complaint], total_size: 1, limit: 100, offset: 1 }),
  });

describe('the reports of stores', () => {
  it('[STO-102] are answered once, with words that the store reads', async () => {
    const { screen, fakeApi } = await open();
    await expect.element(screen.getByRole('link', { name: 'Musa Bello' })).toBeVisible();
    await screen.getByRole('button', { name: 'Answer' }).click();
    const dialog = screen.getByRole('dialog', { name: 'Answer Mama Ronke Buka' });
    await dialog.getByRole('button', { name: 'Answer' }).click();
    await expect.element(dialog.getByText('Write the reason in a few words.')).toBeVisible();
    await dialog.getByText('Nothing follows').click();
    await dialog.getByLabelText('Answer', { exact: true }).fill('The road was closed.');
    fakeApi.answers.answer = () => refused('complaint_answered', 409, 'Another person has answered this report.');
    await dialog.getByRole('button', { name: 'Answer' }).click();
    await expect.element(dialog.getByText('Another person has answered this report.')).toBeVisible();
    fakeApi.answers.answer = () => reply({ ...complaint, decision: 'dismissed', answer: 'The road was closed.' });
    await dialog.getByRole('button', { name: 'Answer' }).click();
    await expect.element(screen.getByText('Answered').last()).toBeVisible();
    expect(fakeApi.calls.findLast(({ path }) => path.endsWith('/5/answer'))?.body).toEqual({
      decision: 'dismissed',
      answer: 'The road was closed.',
    });
  });

  it('[STO-102] need the permission of support', async () => {
    const { screen } = await open(['ops.live']);
    await expect.element(screen.getByText('ops.support')).toBeVisible();
  });
});
