import type { Locator, Page } from '@playwright/test';
import type pg from 'pg';
import type { PlacedOrder } from './tablet-store.ts';

/** What a person at the tablet does to one order, by the action of the audit log. */
export type StoreAction =
  | { kind: 'order.tick'; order: PlacedOrder; line: number }
  | { kind: 'order.ready' | 'order.hand_over' | 'order.delay' | 'order.prepare'; order: PlacedOrder };

/** How many orders of each kind have 200 actions together. */
export const orderKinds = { made: 36, handedOver: 8, delayed: 6, started: 6 } as const;
const lineCount = 4;

/** The actions of the orders of an outage, those of different orders mixed. */
export function actionsOf(orders: readonly PlacedOrder[], random: () => number): StoreAction[] {
  const { made, handedOver, delayed } = orderKinds;
  const queues = orders.map((order, place): StoreAction[] => {
    if (place < made) {
      const ticks = Array.from({ length: lineCount }, (_, line) => ({ kind: 'order.tick', order, line }) as const);
      return [...ticks, { kind: 'order.ready', order }];
    }
    if (place < made + handedOver) return [{ kind: 'order.hand_over', order }];
    return [{ kind: place < made + handedOver + delayed ? 'order.delay' : 'order.prepare', order }];
  });
  const mixed: StoreAction[] = [];
  while (queues.length > 0) {
    const place = Math.floor(random() * queues.length);
    const queue = queues[place] as StoreAction[];
    mixed.push(...queue.splice(0, 1 + Math.floor(random() * 3)));
    if (queue.length === 0) queues.splice(place, 1);
  }
  return mixed;
}

/** Whether an order is ready before the outage, by its place among all. */
export function isReadyBefore(place: number): boolean {
  return place >= orderKinds.made && place < orderKinds.made + orderKinds.handedOver;
}

/** Does it at the tablet, by touch. */
export async function act(page: Page, action: StoreAction): Promise<void> {
  const sheet = await openSheet(page, action.order);
  switch (action.kind) {
    case 'order.tick':
      await sheet.getByRole('checkbox').nth(action.line).check();
      return;
    case 'order.ready':
      await sheet.getByRole('button', { name: 'Ready', exact: true }).click();
      await confirmReady(sheet);
      break;
    case 'order.delay':
      await sheet.getByRole('button', { name: '10 minutes later' }).click();
      await page.keyboard.press('Escape');
      break;
    case 'order.prepare':
      await sheet.getByRole('button', { name: 'Start preparing' }).click();
      break;
    case 'order.hand_over':
      await sheet.getByRole('textbox').fill(action.order.code);
      await sheet.getByRole('button', { name: 'Hand over' }).click();
  }
  await sheet.waitFor({ state: 'hidden' });
}

/** Where a tick was forgotten, the app asks once more. */
async function confirmReady(sheet: Locator): Promise<void> {
  const again = sheet.getByRole('button', { name: 'Ready all the same' });
  if (await again.isVisible()) await again.click();
}

async function openSheet(page: Page, { code }: PlacedOrder) {
  const sheet = page.getByRole('dialog', { name: code });
  if (await sheet.isVisible()) return sheet;
  const other = page.getByRole('dialog');
  if (await other.isVisible()) {
    await page.keyboard.press('Escape');
    await other.waitFor({ state: 'hidden' });
  }
  await page
    .getByRole('article', { name: `Order ${code}` })
    .getByRole('link')
    .click();
  await sheet.waitFor();
  return sheet;
}

export interface Compared {
  actions: number;
  lost: number;
  doubled: number;
}

/** Compares what was done at the tablet with what the audit log of the server has. */
export async function compare(db: pg.Client, actions: readonly StoreAction[]): Promise<Compared> {
  const subjects = [...new Set(actions.map(({ order }) => `order:${order.id}`))];
  const { rows } = await db.query<{ subject: string; action: string; line: number | null }>(
    `select subject, action, (after->>'line')::int as line from audit_lines
     where subject = any ($1) and action = any ($2)`,
    [subjects, ['order.tick', 'order.ready', 'order.hand_over', 'order.delay', 'order.prepare']],
  );
  const counts = new Map<string, number>();
  for (const { subject, action, line } of rows) {
    // Lines are numbered as they were ordered, and listed so.
    const name = `${subject} ${action} ${action === 'order.tick' ? line : ''}`;
    counts.set(name, (counts.get(name) ?? 0) + 1);
  }
  const ticksOf = (subject: string) => [...counts].filter(([name]) => name.startsWith(`${subject} order.tick`));
  let [lost, doubled] = [0, 0];
  for (const subject of subjects) {
    const wanted = actions.filter(({ order }) => `order:${order.id}` === subject);
    const ticks = wanted.filter(({ kind }) => kind === 'order.tick').length;
    const ticked = ticksOf(subject);
    lost += ticks - Math.min(ticks, ticked.length);
    doubled += ticked.reduce((sum, [, count]) => sum + count - 1, 0);
    for (const { kind } of wanted) {
      if (kind === 'order.tick') continue;
      const count = counts.get(`${subject} ${kind} `) ?? 0;
      if (count === 0) lost += 1;
      else doubled += count - 1;
    }
  }
  return { actions: actions.length, lost, doubled };
}
