import type { OrderQuote } from 'market/orders/orders.contract';
import { useState } from 'react';
import { describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { renderInMarket } from '../../../testing/render-in-market.tsx';
import { type ContactForm, emptyContact } from '../contact-form.ts';
import { type Checkout, initialPlan } from '../use-checkout.tsx';
import { CashNote } from './cash-note.tsx';

let latest: ContactForm;

function Room({ method = 'cash_on_delivery' }: { method?: NonNullable<Checkout['payMethod']>['method'] }) {
  const [form, setForm] = useState(emptyContact);
  latest = form;
  const type = (part: Partial<ContactForm>) => setForm((before) => ({ ...before, ...part }));
  const quote = { total: 8_093, currency: 'NGN' } as OrderQuote;
  const payMethod = { method, provider: '' };
  return <CashNote checkout={{ form, type, quote, payMethod, plan: initialPlan } as unknown as Checkout} />;
}

const field = page.getByLabelText('Change for');

describe('[CUS-06] the note for cash at the door', () => {
  it('says which change the rider brings, or that it is too small', async () => {
    await renderInMarket(<Room />, {}, '/checkout');
    await expect.element(page.getByText('If you need change at the door.')).toBeVisible();
    await field.fill('₦10,000');
    await expect.element(page.getByText('The rider brings ₦1,907 change.')).toBeVisible();
    expect(latest.paysWith).toBe('10000');
    await field.fill('5000');
    await expect.element(page.getByText('You pay ₦8,093 at the door.')).toBeVisible();
  });

  it('is not there for another way to pay', async () => {
    await renderInMarket(<Room method="wallet" />, {}, '/checkout');
    await expect.element(field).not.toBeInTheDocument();
  });
});
