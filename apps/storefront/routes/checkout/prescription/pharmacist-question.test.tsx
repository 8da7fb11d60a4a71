import { afterEach, expect, it, vi } from 'vitest';
import { renderInMarket } from '../../../testing/render-in-market.tsx';
import { PharmacistQuestion } from './pharmacist-question.tsx';

afterEach(() => vi.unstubAllGlobals());

it('[STO-073] [CUS-12] shows what the pharmacist asks, and sends the answer', async () => {
  const sent: unknown[] = [];
  const answered = vi.fn();
  vi.stubGlobal('fetch', async (_path: string, { body }: RequestInit) => {
    sent.push(JSON.parse(String(body)));
    return new Response(JSON.stringify({ order_id: '1000004711', question: null }));
  });
  const question = { text: 'Is it for a child or for an adult?', wants_picture: false };
  const screen = await renderInMarket(
    <PharmacistQuestion orderId="1000004711" question={question} onAnswered={answered} />,
  );
  await expect.element(screen.getByText(question.text)).toBeVisible();
  await screen.getByLabelText('Note for the pharmacist').fill('For an adult');
  await screen.getByRole('button', { name: 'Send message' }).click();
  await expect.poll(() => answered.mock.calls).toHaveLength(1);
  expect(sent).toMatchObject([{ order_id: '1000004711', text: 'For an adult', attachments: [] }]);
});

it('[STO-073] sends no answer without the picture that is asked for, or words', async () => {
  const question = { text: 'Please send a sharper photo.', wants_picture: true };
  const answered = vi.fn();
  const screen = await renderInMarket(
    <PharmacistQuestion orderId="1000004711" question={question} onAnswered={answered} />,
  );
  await screen.getByRole('button', { name: 'Send message' }).click();
  await expect.element(screen.getByText('Please upload your prescription image')).toBeVisible();
  expect(answered).not.toHaveBeenCalled();
});
