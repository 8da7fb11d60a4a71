import { bisi, renderInApp, reply } from 'app-kit/testing/render-in-app.tsx';
import { describe, expect, it } from 'vitest';
import type { ShownOrder } from '../use-store-board.ts';
import { ChangeLineDialog } from './change-line-dialog.tsx';

const line = (number: number, change: object = {}) => ({
  line_number: number,
  is_counted: false,
  name: `Rice ${number}`,
  quantity: 2,
  variation: null,
  choices: [],
  add_ons: [],
  ticked: [],
  total_price: 2_000,
  when_missing: 'leave_out' as const,
  ...change,
});
const beans = { id: 8, name: 'Beans', image_full_url: '/images/360/beans.webp', price: 900, stock: null };

async function open(lines = [line(1), line(2)], changed: Response | undefined = undefined) {
  const order = { id: '1000004711', version: 4, customer_name: 'Ada', currency: 'NGN', lines, changes: [] };
  const [first] = lines;
  if (!first) throw new Error('No line');
  const dialog = (
    <ChangeLineDialog storeId={3} order={order as unknown as ShownOrder} line={first} onClose={() => undefined} />
  );
  const { screen, fakeApi } = await renderInApp([{ path: '/', element: dialog }], {
    info: () => reply(bisi),
    replacements: () => reply({ items: [beans], total_size: 1, limit: 8, offset: 1 }),
    change: () => changed ?? reply({ order }),
  });
  const sent = () => fakeApi.calls.filter(({ path: called }) => called.endsWith('/change')).map(({ body }) => body);
  return { screen, sent };
}

describe('a line that its store changes', () => {
  it('[STO-022] is left out at once where the customer has agreed to that', async () => {
    const { screen, sent } = await open();
    await expect.element(screen.getByText('Ada has agreed to this before. It applies at once.')).toBeVisible();
    await screen.getByRole('button', { name: 'Change order' }).click();
    await expect.poll(sent).toEqual([{ version: 4, line: 1, quantity: 0, returns_stock: false }]);
  });

  it('[STO-023] is replaced after a question where the customer has not, with what silence does', async () => {
    const { screen, sent } = await open();
    await screen.getByRole('radio', { name: 'Replace with another item' }).click();
    await expect.element(screen.getByText(/has 3 minutes to answer/)).toBeVisible();
    await expect.element(screen.getByText(/Without an answer the line is left out/)).toBeVisible();
    await screen.getByRole('button', { name: 'Ask the customer' }).click();
    await expect.element(screen.getByText('Choose an item.')).toBeVisible();
    expect(sent()).toEqual([]);
    await screen.getByRole('radio', { name: /Beans/ }).click();
    await screen.getByRole('button', { name: 'Ask the customer' }).click();
    await expect.poll(sent).toEqual([{ version: 4, line: 1, quantity: 2, item_id: 8, returns_stock: false }]);
  });

  it('[STO-022] asks about what costs more, also where the customer lets the store choose', async () => {
    const { screen } = await open([line(1, { when_missing: 'replace', total_price: 1_700 }), line(2)]);
    await screen.getByRole('radio', { name: 'Replace with another item' }).click();
    await expect.element(screen.getByRole('button', { name: 'Change order' })).toBeVisible();
    await screen.getByRole('radio', { name: /Beans/ }).click();
    await expect.element(screen.getByRole('button', { name: 'Ask the customer' })).toBeVisible();
  });

  it('[STO-022] is not taken out where it is the only one', async () => {
    const { screen } = await open([line(1)]);
    await expect.element(screen.getByRole('radio', { name: 'Replace with another item' })).toBeChecked();
    await expect.element(screen.getByRole('radio', { name: 'Leave it out' })).not.toBeInTheDocument();
  });

  it('[STO-022] shows why a change is refused', async () => {
    const message = 'Another person has changed this.';
    const { screen } = await open(undefined, reply({ errors: [{ code: 'changed_meanwhile', message }] }, 409));
    await screen.getByRole('button', { name: 'Change order' }).click();
    await expect.element(screen.getByText(message)).toBeVisible();
  });
});
