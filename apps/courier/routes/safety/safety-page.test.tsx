import { type Answers, refused, renderInApp, reply } from 'app-kit/testing/render-in-app.tsx';
import type { Safety } from 'market/access/access-alarms.courier.contract';
import { describe, expect, it } from 'vitest';
import { courierAnswers, courierApp, noon } from '../../testing/courier-under-test.ts';
import { SafetyPage } from './safety-page.tsx';

const set: Safety = {
  has_pin: true,
  contact_name: 'Kemi',
  contact_phone: '+2348030000009',
  emergency_number: '112',
  market_phone: '+2348030000000',
  alarm: null,
};

async function open(change: Partial<Safety> = {}, answers: Answers = {}) {
  let safety = { ...set, ...change };
  const become = (part: Partial<Safety>) => () => {
    safety = { ...safety, ...part };
    return reply(safety);
  };
  const alarm = { begun_at: noon, is_silent: false, taken_by: null };
  const all: Answers = {
    ...courierAnswers,
    safety: () => reply(safety),
    alarm: become({ alarm }),
    end: become({ alarm: null }),
    positions: () => reply({}),
    ...answers,
  };
  const routes = [{ path: '/safety', Component: SafetyPage }];
  const app = await renderInApp(routes, all, '/safety', courierApp);
  const sent = (name: string) =>
    app.fakeApi.calls.filter(({ path }) => path.endsWith(`/${name}`)).map(({ body }) => body);
  return { ...app, sent };
}

describe('[DEL-65] the alarm of a rider', () => {
  it('is raised by a button that is held for two seconds, and not by a press', async () => {
    const { screen, sent } = await open();
    const button = screen.getByRole('button', { name: 'Hold 2 seconds for the alarm' });
    await button.click();
    expect(sent('alarm')).toEqual([]);
    // The button goes while it is held, which a click of the test cannot follow.
    (await button.element()).dispatchEvent(new PointerEvent('pointerdown', { bubbles: true }));
    await expect.element(screen.getByText('Keep holding')).toBeVisible();
    await expect.element(screen.getByRole('heading', { name: 'The alarm is on' })).toHaveFocus();
    expect(sent('alarm')).toMatchObject([{ is_silent: false }]);
    const emergency = screen.getByRole('link', { name: 'Call 112, the emergency services' });
    await expect.element(emergency).toHaveAttribute('href', 'tel:112');
    await expect.element(screen.getByRole('link', { name: 'Call Kemi' })).toHaveAttribute('href', 'tel:+2348030000009');
  });

  it('ends by the code alone', async () => {
    const alarm = { begun_at: noon, is_silent: true, taken_by: 'Ngozi' };
    let isRight = false;
    const { screen, sent } = await open(
      { alarm },
      { end: () => (isRight ? reply(set) : refused('alarm_pin_wrong', 409, 'That PIN is wrong.')) },
    );
    await expect.element(screen.getByText('Ngozi looks after you.')).toBeVisible();
    await screen.getByRole('button', { name: 'I am safe: type the PIN' }).click();
    const press = async (digits: string) => {
      for (const digit of digits) await screen.getByRole('button', { name: digit, exact: true }).click();
    };
    await press('1234');
    await expect.element(screen.getByText('That PIN is wrong.')).toBeVisible();
    isRight = true;
    await press('2580');
    await expect.element(screen.getByRole('heading', { name: 'Safety' })).toBeVisible();
    expect(sent('end')).toEqual([{ pin: '1234' }, { pin: '2580' }]);
  });

  it('has a code first', async () => {
    const { screen, sent } = await open({ has_pin: false }, { safety: () => reply({ ...set, has_pin: false }) });
    await screen.getByLabelText('PIN of four digits').fill('2580');
    await screen.getByRole('button', { name: 'Save' }).click();
    await expect.poll(() => sent('safety').filter(Boolean)).toMatchObject([{ pin: '2580', contact_name: 'Kemi' }]);
  });
});
