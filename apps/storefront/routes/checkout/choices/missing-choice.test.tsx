import type { OrderQuote } from 'market/orders/orders.contract';
import { useState } from 'react';
import { describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { itemWith, lineOf } from '../../../testing/known-items.ts';
import { renderInMarket } from '../../../testing/render-in-market.tsx';
import { type ContactForm, emptyContact } from '../contact-form.ts';
import type { Checkout } from '../use-checkout.tsx';
import { MissingChoice } from './missing-choice.tsx';

const inCart = [
  lineOf(itemWith({ id: 1, name: 'Rice' }), { id: 71, item_id: 1 }),
  lineOf(itemWith({ id: 2, name: 'Beans' }), { id: 72, item_id: 2 }),
];
const lines = inCart.map(({ item: { id, name } }) => ({ item_id: id, name }));

let latest: ContactForm;

function MissingChoiceHarness({ of = 'cart', shown = lines }: { of?: Checkout['page']; shown?: typeof lines }) {
  const [form, setForm] = useState(emptyContact);
  latest = form;
  const type = (part: Partial<ContactForm>) => setForm((before) => ({ ...before, ...part }));
  const quote = { lines: shown } as OrderQuote;
  return <MissingChoice checkout={{ page: of, form, type, quote } as Checkout} />;
}

const show = (room = <MissingChoiceHarness />) => renderInMarket(room, { cart: inCart }, '/checkout');
const select = (name: string) => page.getByRole('combobox', { name });

describe('what a store may do where an item is missing', () => {
  it('[CUS-03] is to ask, unless another choice is made for all items', async () => {
    await show();
    await expect.element(select('If something is not available')).toHaveValue('ask');
    await expect.element(page.getByText(/Without an answer the item is left out/)).toBeVisible();
    await select('If something is not available').selectOptions('replace');
    await expect.element(page.getByText(/Anything dearer/)).toBeVisible();
    expect(latest.whenMissing).toBe('replace');
  });

  it('[CUS-03] can be another one for a single line of the cart, and that of all again', async () => {
    await show();
    await page.getByText('Choose for each item').click();
    await select('Beans').selectOptions('leave_out');
    expect(latest.whenMissingOf).toEqual({ 72: 'leave_out' });
    await select('Beans').selectOptions('');
    expect(latest.whenMissingOf).toEqual({});
  });

  it('[CUS-03] of an item that is bought at once goes by its place', async () => {
    await show(<MissingChoiceHarness of="buy_now" />);
    await page.getByText('Choose for each item').click();
    await select('Rice').selectOptions('replace');
    expect(latest.whenMissingOf).toEqual({ 0: 'replace' });
  });

  it('is chosen once where there is one line', async () => {
    await show(<MissingChoiceHarness shown={lines.slice(0, 1)} />);
    await expect.element(select('If something is not available')).toBeVisible();
    await expect.element(page.getByText('Choose for each item')).not.toBeInTheDocument();
  });
});
