import { type Answers, refused, renderInApp, reply } from 'app-kit/testing/render-in-app.tsx';
import type { Delivery } from 'market/orders/orders.courier.contract';
import { describe, expect, it } from 'vitest';
import { carriedDelivery, courierAnswers, courierApp, workWith } from '../../../testing/courier-under-test.ts';
import { CourierWorkPage } from '../courier-work-page.tsx';

/** Of the code 0731, with few rounds. */
async function sealed(): Promise<NonNullable<Delivery['door_code']>> {
  const bytes = new TextEncoder();
  const key = await crypto.subtle.importKey('raw', bytes.encode('0731'), 'PBKDF2', false, ['deriveBits']);
  const derivation = { name: 'PBKDF2', hash: 'SHA-256', salt: bytes.encode('salt'), iterations: 1_000 };
  const hash = btoa(String.fromCharCode(...new Uint8Array(await crypto.subtle.deriveBits(derivation, key, 256))));
  const url = hash.replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
  return { hash: url, salt: 'salt', rounds: 1_000, wrong: [], proved_at: null };
}

async function open(wrong: string[] = [], answers: Answers = {}) {
  const doorCode = { ...(await sealed()), wrong };
  const work = () => reply(workWith([{ ...carriedDelivery, door_code: doorCode }]));
  const routes = [{ path: '/', Component: CourierWorkPage }];
  // The server counts what it gets.
  const code = () => {
    const typed = String((app.fakeApi.calls.at(-1)?.body as { code?: string } | undefined)?.code);
    doorCode.wrong = [...doorCode.wrong, typed];
    return reply({});
  };
  const app = await renderInApp(routes, { ...courierAnswers, work, code, ...answers }, '/', courierApp);
  await app.screen.getByRole('button', { name: 'Type the code' }).click();
  await expect.element(app.screen.getByRole('heading', { name: 'Ask Adaeze for the four digits' })).toHaveFocus();
  const press = async (code: string) => {
    for (const digit of code) await app.screen.getByRole('button', { name: digit, exact: true }).click();
  };
  const sent = (name: string) =>
    app.fakeApi.calls.filter(({ path }) => path.endsWith(`/${name}`)).map(({ body }) => body);
  return { ...app, press, sent };
}

describe('[DEL-29] the keys for the code of the door', () => {
  it('[DEL-30] check the code at its fourth digit, without a connection too, and the order can be finished', async () => {
    let hasNetwork = false;
    const answer = () => (hasNetwork ? reply({}) : undefined);
    const { screen, press, sent } = await open([], { code: answer, deliver: answer });
    await expect.element(screen.getByRole('button', { name: 'Delivered' })).toHaveAttribute('aria-disabled', 'true');
    await press('0731');
    await expect.element(screen.getByText('The code is right. You can finish this delivery.')).toBeVisible();
    await screen.getByRole('button', { name: 'Delivered' }).click();
    await expect.element(screen.getByRole('heading', { name: 'You’re online' })).toBeVisible();
    expect(sent('deliver')).toEqual([]);
    await screen.getByRole('button', { name: 'It’s right' }).click();
    hasNetwork = true;
    await expect.poll(() => sent('deliver')).toHaveLength(1);
    expect(sent('code').at(-1)).toMatchObject({ code: '0731' });
  });

  it('say how many tries are left, and ask the server about each wrong code once', async () => {
    const { screen, press, sent } = await open();
    await press('1111');
    await expect.element(screen.getByText('1111 was wrong. 4 tries left, then support helps you.')).toBeVisible();
    await press('1111');
    await expect.element(screen.getByText('1111 was wrong. 4 tries left, then support helps you.')).toBeVisible();
    expect(sent('code')).toMatchObject([{ code: '1111' }]);
  });

  it('lead to support after five wrong codes', async () => {
    const { screen, press } = await open(['0001', '0002', '0003', '0004']);
    await press('1111');
    await expect.element(screen.getByText(/Call support with the customer beside you/)).toBeVisible();
    await expect.element(screen.getByRole('button', { name: '7', exact: true })).not.toBeInTheDocument();
    await expect.element(screen.getByRole('button', { name: 'Can’t deliver' })).toBeVisible();
  });

  it('show what the server says of a code that came too late', async () => {
    const { screen, press } = await open([], { code: () => refused('door_code_locked', 409, 'Too many wrong codes.') });
    await press('0731');
    await expect.element(screen.getByText('The code of order 0482 was not taken.')).toBeVisible();
  });
});
