import type { OrderDetails } from 'market/orders/orders-history.contract';
import { dismissToast } from 'ui/feedback/toast.ts';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { whole } from '../../../testing/known-orders.ts';
import { renderInMarket } from '../../../testing/render-in-market.tsx';
import { OrderChanges } from './order-changes.tsx';

type Change = OrderDetails['changes'][number];

const rice = { name: 'Jollof rice', quantity: 2, image_full_url: '/images/360/jollof.webp', total_price: 4_000 };
const beans = { name: 'Beans', quantity: 1, image_full_url: '/images/360/beans.webp', total_price: 1_500 };

const question: Change = {
  id: 7,
  kind: 'replace',
  is_by_market: false,
  state: 'waiting',
  decided_by: null,
  before: rice,
  after: beans,
  reason: 'The rice is sold out',
  total_before: 5_700,
  total_after: 3_200,
  to_wallet: 0,
  to_provider: 0,
  made_at: new Date().toISOString(),
  answer_until: new Date(Date.now() + 150_000).toISOString(),
};

let sent: object[] = [];
let reply = { status: 200, body: { state: 'applied' } as object };

beforeEach(() => {
  sent = [];
  reply = { status: 200, body: { state: 'applied' } };
  vi.stubGlobal('fetch', async (_path: string, { body }: RequestInit = {}) => {
    if (body) sent.push(JSON.parse(String(body)));
    return new Response(JSON.stringify(reply.body), { status: reply.status });
  });
});

afterEach(() => {
  vi.unstubAllGlobals();
  dismissToast();
});

async function show(change: Partial<Change>, order: Partial<OrderDetails> = {}) {
  const onAnswered = vi.fn();
  const shown = { ...whole, payment_status: 'unpaid' as const, ...order, changes: [{ ...question, ...change }] };
  const screen = await renderInMarket(<OrderChanges order={shown} onAnswered={onAnswered} />);
  return { screen, onAnswered };
}

describe('a change that the store proposes', () => {
  it('[CUS-03] [CUS-04] names both lines, both totals, the time and what silence does, and sends the yes', async () => {
    const { screen, onAnswered } = await show({});
    await expect.element(screen.getByText('2 × Jollof rice')).toBeVisible();
    await expect.element(screen.getByText('1 × Beans')).toBeVisible();
    await expect.element(screen.getByText('The rice is sold out')).toBeVisible();
    await expect.element(screen.getByText('New total ₦3,200 instead of ₦5,700.')).toBeVisible();
    await expect.poll(() => screen.getByRole('timer').element().textContent).toMatch(/^[12]:\d\d$/);
    await expect
      .element(screen.getByText('Without your answer it is left out and you do not pay for it.'))
      .toBeVisible();
    await screen.getByRole('button', { name: 'Yes, take it' }).click();
    await expect.poll(() => onAnswered.mock.calls).toHaveLength(1);
    expect(sent).toEqual([expect.objectContaining({ order_id: whole.id, change_id: 7, answer: 'accept' })]);
  });

  it.each([
    ['Leave it out', 'leave_out'],
    ['Cancel the whole order', 'cancel_order'],
  ])('[CUS-03] is answered by %s', async (name, answer) => {
    const { screen } = await show({});
    await screen.getByRole('button', { name }).click();
    await expect.poll(() => sent).toEqual([expect.objectContaining({ answer })]);
  });

  it('[STO-022] says how more is paid before it is accepted', async () => {
    const { screen } = await show({ total_after: 6_000 });
    await expect.element(screen.getByText('It costs ₦300 more, which you pay in cash.')).toBeVisible();
    const paid = await show({ total_after: 6_000 }, { payment_status: 'paid' });
    await expect.element(paid.screen.getByText('It costs ₦300 more, which your wallet pays.')).toBeVisible();
  });

  it('[CUS-03] that is answered too late says so, and reads the order again', async () => {
    reply = { status: 409, body: { errors: [{ code: 'change_over', message: 'The time to answer is over.' }] } };
    const { screen, onAnswered } = await show({});
    await screen.getByRole('button', { name: 'Yes, take it' }).click();
    await expect.element(screen.getByText('The time to answer is over.')).toBeVisible();
    expect(onAnswered).toHaveBeenCalledTimes(1);
  });

  it('[CUS-03] of a missing line offers no line in its place', async () => {
    const { screen } = await show({ kind: 'remove', after: null });
    await expect.element(screen.getByText('Without your answer the order goes on like this.')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Leave it out' }).elements()).toEqual([]);
  });
});

describe('a change that was made', () => {
  it('[CUS-04] says what is left out, why, and where the money went', async () => {
    const { screen } = await show({
      ...{ kind: 'remove', state: 'applied', decided_by: 'choice', after: null, to_wallet: 2_500 },
    });
    await expect.element(screen.getByText('2 × Jollof rice is left out.')).toBeVisible();
    await expect.element(screen.getByText('As you chose at the checkout.')).toBeVisible();
    await expect.element(screen.getByText('₦2,500 is back in your wallet.')).toBeVisible();
    expect(screen.getByRole('button').elements()).toEqual([]);
  });

  it('[CUS-04] without an answer says so, and of one that came to nothing nothing', async () => {
    const { screen } = await show({ state: 'left_out', decided_by: 'time', to_provider: 2_500 });
    await expect.element(screen.getByText('There was no answer in time.')).toBeVisible();
    await expect.element(screen.getByText('₦2,500 goes back the way you paid.')).toBeVisible();
    const over = await show({ state: 'void' });
    expect(over.screen.container.textContent).not.toContain('Jollof');
  });
});

describe('more pieces that support proposes', () => {
  const more = { name: 'Jollof rice', quantity: 3, image_full_url: '/images/360/jollof.webp', total_price: 6_000 };
  const dearer = { kind: 'more' as const, is_by_market: true, after: more, total_after: 7_700 };

  it('[OPS-031] [CUS-04] say what they cost more and who pays it, and come only after a yes', async () => {
    const { screen, onAnswered } = await show(dearer, { payment_status: 'paid' });
    await expect.element(screen.getByText('3 × Jollof rice')).toBeVisible();
    await expect.element(screen.getByText('It costs ₦2,000 more, which your wallet pays.')).toBeVisible();
    await expect
      .element(screen.getByText('Without your answer it is left out and you do not pay for it.'))
      .toBeVisible();
    await screen.getByRole('button', { name: 'Yes, take it' }).click();
    await expect.poll(() => onAnswered.mock.calls.length).toBe(1);
    expect(sent).toEqual([expect.objectContaining({ change_id: 7, answer: 'accept' })]);
  });

  it('[OPS-031] name the pieces that do not come after a no, and support after a yes', async () => {
    const { screen } = await show({ ...dearer, state: 'left_out', decided_by: 'customer', total_after: 5_700 });
    await expect.element(screen.getByText('1 × Jollof rice is left out.')).toBeVisible();
    const { screen: other } = await show({ ...dearer, state: 'applied', decided_by: 'customer', to_wallet: -2_000 });
    await expect.element(other.getByText('Changes of your order', { exact: true })).toBeVisible();
    await expect.element(other.getByText('Your wallet paid ₦2,000 more.')).toBeVisible();
  });
});
