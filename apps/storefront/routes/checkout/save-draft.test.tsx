import { clearSessionMark, markSession } from 'app-kit/session/session-mark.ts';
import { useState } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { clearDrafts, draftPrefix } from '#features/orders/checkout-draft.ts';
import { renderInMarket } from '../../testing/render-in-market.tsx';
import type { CheckoutPlan } from './checkout-plan.ts';
import { emptyContact } from './contact-form.ts';
import type { OrderingCustomer } from './fetch-ordering-customer.server.ts';
import { SaveDraft } from './save-draft.tsx';
import { initialPlan } from './use-checkout.tsx';

const ada: OrderingCustomer = { name: 'Ada', phone: '+2348035550142', email: '', addresses: [] };
const slot = (module: number) => `${draftPrefix}cart:${module}:7`;

function DraftHarness({ customer = null, module = 1 }: { customer?: OrderingCustomer | null; module?: number }) {
  const [plan, setPlan] = useState<CheckoutPlan>({ ...initialPlan, place: null });
  const [form, setForm] = useState(emptyContact);
  return (
    <>
      <SaveDraft
        slot={slot(module)}
        customer={customer}
        plan={plan}
        form={form}
        change={(part) => setPlan((before) => ({ ...before, ...part }))}
        type={(part) => setForm((before) => ({ ...before, ...part }))}
      />
      <input aria-label="Name" value={form.name} onChange={({ target }) => setForm({ ...form, name: target.value })} />
      <button type="button" onClick={() => setPlan({ ...plan, tip: 500 })}>{`Tip ${plan.tip}`}</button>
    </>
  );
}

const name = () => page.getByLabelText('Name');
const tip = () => page.getByRole('button');

async function typed(customer?: OrderingCustomer) {
  const screen = await renderInMarket(<DraftHarness customer={customer ?? null} />);
  await name().fill('Musa Bello');
  await tip().click();
  await expect.element(tip()).toHaveTextContent('Tip 500');
  await screen.unmount();
}

beforeEach(markSession);
afterEach(() => {
  clearDrafts();
  clearSessionMark();
});

describe('what is typed at a checkout', () => {
  it('[CHK-23] is there again after the page was left or reloaded', async () => {
    await typed();
    await renderInMarket(<DraftHarness />);
    await expect.element(name()).toHaveValue('Musa Bello');
    await expect.element(tip()).toHaveTextContent('Tip 500');
  });

  it('goes with a guest who signs in, and with a customer who signs in again', async () => {
    await typed();
    const first = await renderInMarket(<DraftHarness customer={ada} />);
    await expect.element(name()).toHaveValue('Musa Bello');
    await first.unmount();
    await renderInMarket(<DraftHarness customer={ada} />);
    await expect.element(name()).toHaveValue('Musa Bello');
  });

  it.each([
    { who: 'a guest', next: null },
    { who: 'another customer', next: { ...ada, phone: '+2348035550999' } },
  ])('of a customer is not shown to $who', async ({ next }) => {
    await typed(ada);
    await renderInMarket(<DraftHarness customer={next} />);
    await expect.element(tip()).toHaveTextContent('Tip 0');
    await expect.element(name()).toHaveValue('');
  });

  it('is there in another tab, and for a day', async () => {
    await typed();
    const stored = localStorage.getItem(slot(1)) ?? '';
    expect(sessionStorage.getItem(slot(1))).toBeNull();
    const hours = (count: number) => JSON.stringify({ ...JSON.parse(stored), at: Date.now() - count * 3_600_000 });
    localStorage.setItem(slot(1), hours(23));
    const sameDay = await renderInMarket(<DraftHarness />);
    await expect.element(name()).toHaveValue('Musa Bello');
    await sameDay.unmount();
    localStorage.setItem(slot(1), hours(25));
    await renderInMarket(<DraftHarness />);
    await expect.element(tip()).toHaveTextContent('Tip 0');
    await expect.element(name()).toHaveValue('');
  });

  it.each(['{', 'null', '7', '{"at":"x"}', '{"draft":{}}'])('is nothing where %s is stored', async (stored) => {
    localStorage.setItem(slot(1), stored);
    await renderInMarket(<DraftHarness />);
    await expect.element(name()).toHaveValue('');
  });

  it('belongs to one cart, and is gone after a sign-out', async () => {
    await typed();
    const other = await renderInMarket(<DraftHarness module={2} />);
    await expect.element(name()).toHaveValue('');
    await other.unmount();
    clearDrafts();
    await renderInMarket(<DraftHarness />);
    await expect.element(name()).toHaveValue('');
  });
});

describe('[CHK-23] what a customer types at a checkout', () => {
  const draft = {
    form: { ...emptyContact, name: 'Ada of the laptop', note: 'Ring twice' },
    plan: { orderType: 'delivery', tip: 200, isAhead: false, scheduleAt: '' },
    place: null,
    chosen: '',
  };

  /** Answers for the account; returns what is sent to it. */
  function account(saved: object | null, savedAt = Date.now()) {
    const sent: { draft: { form: { name: string } } | null }[] = [];
    vi.stubGlobal('fetch', async (_path: string, { method, body }: RequestInit) => {
      if (method === 'POST' && typeof body === 'string' && body.includes('cart')) sent.push(JSON.parse(body));
      const at = new Date(savedAt).toISOString();
      return new Response(JSON.stringify({ draft: saved, saved_at: saved && at, guest_id: 'x'.repeat(22) }));
    });
    return sent;
  }

  afterEach(() => void vi.unstubAllGlobals());

  it('is there on another device, and goes to the account once it is changed', async () => {
    const sent = account(draft);
    await renderInMarket(<DraftHarness customer={ada} />);
    await expect.element(name()).toHaveValue('Ada of the laptop');
    await expect.element(tip()).toHaveTextContent('Tip 200');
    await name().fill('Ada of the phone');
    await expect.poll(() => sent.at(-1)?.draft?.form.name).toBe('Ada of the phone');
  });

  it('wins over an older draft of the account', async () => {
    account(null);
    await typed(ada);
    account(draft, Date.now() - 60_000);
    await renderInMarket(<DraftHarness customer={ada} />);
    await expect.element(name()).toHaveValue('Musa Bello');
    await expect.element(tip()).toHaveTextContent('Tip 500');
  });

  it('[AUTH-137] is not saved on the device any more once another tab has signed out', async () => {
    account(null);
    await renderInMarket(<DraftHarness customer={ada} />);
    await name().fill('Ada');
    clearDrafts();
    clearSessionMark();
    await name().fill('Ada Obi');
    await expect.element(name()).toHaveValue('Ada Obi');
    expect(Object.keys(localStorage).filter((key) => key.startsWith(draftPrefix))).toEqual([]);
  });

  it('stays on the device of a guest', async () => {
    const sent = account(draft);
    await typed();
    expect(sent).toEqual([]);
  });
});
