import { type Answers, renderInApp, reply } from 'app-kit/testing/render-in-app.tsx';
import { describe, expect, it, vi } from 'vitest';
import { carriedDelivery, courierAnswers, courierApp, workWith } from '../../../testing/courier-under-test.ts';
import { CourierWorkPage } from '../courier-work-page.tsx';

/** A picture of stripes, or of one colour. */
async function pictureOf(colours: readonly string[], side = 1600): Promise<File> {
  const canvas = new OffscreenCanvas(side, side);
  const context = canvas.getContext('2d');
  for (let at = 0; at < side; at += 100) {
    if (!context) throw new Error('No canvas');
    context.fillStyle = colours[(at / 100) % colours.length] ?? '';
    context.fillRect(at, 0, 100, side);
  }
  return new File([await canvas.convertToBlob({ type: 'image/jpeg' })], 'door.jpg', { type: 'image/jpeg' });
}

async function open(answers: Answers = {}) {
  const work = () => reply(workWith([carriedDelivery]));
  const app = await renderInApp(
    [{ path: '/', Component: CourierWorkPage }],
    { ...courierAnswers, work, ...answers },
    '/',
    courierApp,
  );
  return { ...app, input: app.screen.getByLabelText('Photo of the order at the door') };
}

describe('[DEL-32] the photo at the door', () => {
  it('[DEL-37] comes from the camera, is small, and waits for the network with its order', async () => {
    let sent: FormData | undefined;
    const { screen, input } = await open({ photo: () => undefined });
    const fetchOfTest = fetch;
    vi.stubGlobal('fetch', (url: string, init: RequestInit) => {
      if (!url.endsWith('/photo')) return fetchOfTest(url, init);
      sent = init.body as FormData;
      return Promise.reject(new TypeError('Failed to fetch'));
    });
    await expect.element(input).toHaveAttribute('capture', 'environment');
    await input.upload(await pictureOf(['#fff', '#333']));
    await expect.element(screen.getByText(/^Photo taken at/)).toBeVisible();
    await screen.getByText('1 update waiting to be sent').click();
    await expect.element(screen.getByText('Photo of the door #0482')).toBeVisible();
    const photo = sent?.get('photo');
    expect(photo instanceof File && photo.size).toBeLessThanOrEqual(300_000);
  });

  it.each([
    ['Is it too dark?', ['#000']],
    ['Is it blurred?', ['#777']],
  ])('asks once: %s', async (question, colours) => {
    // The upload stays queued: after a reply the page would read the work again, and in this test that has no photo.
    const { screen, input } = await open({ photo: () => undefined });
    await input.upload(await pictureOf(colours));
    await expect.element(screen.getByText(question)).toBeVisible();
    await screen.getByRole('button', { name: 'Keep it' }).click();
    await expect.element(screen.getByText(/^Photo taken at/)).toBeVisible();
  });

  it('is not there for an order with a code, or with cash to take', async () => {
    const cash = { ...carriedDelivery, cash_to_collect: 14_600 };
    const { screen, input } = await open({ work: () => reply(workWith([cash])) });
    await expect.element(screen.getByText('Take ₦14,600 in cash')).toBeVisible();
    await expect.element(input).not.toBeInTheDocument();
  });
});
