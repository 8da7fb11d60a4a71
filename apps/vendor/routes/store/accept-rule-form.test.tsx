import { bisi, renderInApp, reply } from 'app-kit/testing/render-in-app.tsx';
import { describe, expect, it } from 'vitest';
import { AcceptRuleForm } from './accept-rule-form.tsx';

const rule = (part: object = {}) => ({
  is_on: true,
  hours: [[660, 900]],
  max_pieces: 6,
  max_value: null,
  max_in_work: 4,
  ready_minutes: 15,
  busy_from: 2,
  busy_minutes: 30,
  takes_prescriptions: false,
  takes_allergy_notes: false,
  currency: 'NGN',
  is_board_open: true,
  version: 3,
  ...part,
});

const open = (known: object) =>
  renderInApp([{ path: '/', element: <AcceptRuleForm storeId={3} /> }], {
    info: () => reply(bisi),
    'accept-rule': () => reply(known),
  });

describe('the rule of a store', () => {
  it('[STO-012] is changed whole, with empty bounds as none', async () => {
    const { screen, fakeApi } = await open(rule());
    await screen.getByRole('textbox', { name: 'Only at these times' }).fill('11:00-15:00, 18:00-21:00');
    await screen.getByRole('textbox', { name: 'Most pieces' }).fill('');
    await screen.getByRole('textbox', { name: 'Most value, NGN' }).fill('20000');
    await screen.getByRole('checkbox', { name: 'Also orders whose note speaks of an allergy' }).click();
    await screen.getByRole('button', { name: 'Save rule' }).click();
    await expect.element(screen.getByText('Saved. Orders within the rule are accepted at once.')).toBeVisible();
    const {
      is_board_open: _,
      currency: __,
      ...sent
    } = rule({
      hours: [
        [660, 900],
        [1080, 1260],
      ],
      max_pieces: null,
      max_value: 20_000,
      takes_allergy_notes: true,
    });
    expect(fakeApi.calls.at(-1)?.body).toEqual(sent);
  });

  it('[STO-012] says that it does not act while no board is open', async () => {
    const { screen } = await open(rule({ is_board_open: false }));
    await expect
      .element(screen.getByText('It doesn’t act now. Open the board on a device in the kitchen.'))
      .toBeVisible();
  });

  it('[STO-012] names what cannot be read, and sends nothing', async () => {
    const { screen, fakeApi } = await open(rule());
    await screen.getByRole('textbox', { name: 'Most orders in work' }).fill('0');
    await screen.getByRole('textbox', { name: 'Then ready in, minutes' }).fill('200');
    await screen.getByRole('button', { name: 'Save rule' }).click();
    await expect.element(screen.getByText('Enter minutes from 5 to 90.')).toBeVisible();
    await expect.element(screen.getByRole('textbox', { name: 'Most orders in work' })).toHaveFocus();
    expect(fakeApi.calls.filter(({ body }) => body !== undefined)).toEqual([]);
  });
});
