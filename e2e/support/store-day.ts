import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { type Browser, type BrowserContext, expect, type Locator, type Page } from '@playwright/test';
import { signUp } from './new-account.ts';
import { staffHeaders } from './rider-journey.ts';

/** An order as the people of its journey have it. */
export interface DayOrder {
  id: string;
  /** The digits that are named at the counter. */
  code: string;
  /** What its customer opens. */
  tracking: string;
}

export function dayOrder(id: string, tracking: string): DayOrder {
  return { id, code: id.slice(-4), tracking };
}

interface Invited {
  browser: Browser;
  operator: Page;
  /** Of the window. */
  options: object;
}

/** Opens a window for a new owner of stores, who is invited to each by the operator and accepts. */
export async function ownerOf({ browser, operator, options }: Invited, storeIds: readonly number[]): Promise<Page> {
  const page = await (await browser.newContext(options)).newPage();
  const contact = await signUp(page, 'Basira Lawal');
  for (const storeId of storeIds) {
    const reply = await operator.request.post(`/api/v1/admin/stores/${storeId}/owner`, {
      headers: staffHeaders,
      data: { contact },
    });
    expect(reply.ok()).toBe(true);
    const { pathname, hash } = new URL((await reply.json()).link);
    // An address that differs in its fragment alone would not open the page again.
    await page.goto('about:blank');
    await page.goto(`${pathname}${hash}`);
    await page.getByRole('button', { name: 'Accept the invitation' }).click();
    await expect(page.getByText(/^You work for .+ now/)).toBeVisible();
  }
  return page;
}

/**
 * Counts what the browser prints: each time that a page asks for it, the number at the top of the ticket. There is no
 * printer, so that the dialog of the browser is left out.
 */
export async function countTickets(context: BrowserContext): Promise<string[]> {
  const tickets: string[] = [];
  await context.exposeBinding('noteTicket', (_source, code: string) => void tickets.push(code));
  await context.addInitScript(() => {
    window.print = () => {
      window.dispatchEvent(new Event('beforeprint'));
      const number = document.querySelector('[data-ticket] p')?.textContent ?? '';
      (window as unknown as { noteTicket: (code: string) => void }).noteTicket(number);
      window.dispatchEvent(new Event('afterprint'));
    };
  });
  return tickets;
}

/** Saves a picture of a window in the folder that LOOK names, to be looked at; without it nothing. */
export async function look(page: Page, name: string): Promise<void> {
  const folder = process.env.LOOK;
  if (!folder) return;
  await mkdir(folder, { recursive: true });
  await page.screenshot({ path: join(folder, `${name}.png`) });
}

/** The card of an order on the board of its store. */
export function cardOf(board: Page, { id }: DayOrder, column: string): Locator {
  const link = board.locator(`a[href*="order=${id}"]`);
  return board.getByRole('region', { name: column, exact: true }).getByRole('article').filter({ has: link });
}

export async function accept(board: Page, order: DayOrder): Promise<void> {
  await cardOf(board, order, 'New')
    .getByRole('button', { name: /^Accept · / })
    .click();
  await expect(cardOf(board, order, 'Preparing')).toBeVisible();
}

export async function makeReady(board: Page, order: DayOrder): Promise<void> {
  await cardOf(board, order, 'Preparing').getByRole('button', { name: 'Ready' }).click();
  await expect(cardOf(board, order, 'Ready')).toBeVisible();
}

/** Gives an order to its courier, who names the end of its number. */
export async function handOver(board: Page, order: DayOrder): Promise<void> {
  await cardOf(board, order, 'Ready').getByRole('button', { name: 'Hand over' }).click();
  const sheet = board.getByRole('dialog');
  await sheet.getByLabel('Last four digits of the order number').fill(order.code);
  await sheet.getByRole('button', { name: 'Hand over' }).click();
  await expect(sheet).toBeHidden();
  await expect(cardOf(board, order, 'Ready')).toBeHidden();
}

/** How often the audit log has each action of staff on an order. */
export async function actionsOn(operator: Page, { id }: DayOrder): Promise<Record<string, number>> {
  const query = new URLSearchParams({ subject: `order:${id}`, limit: '100' });
  const reply = await operator.request.get(`/api/v1/admin/audit?${query}`, { headers: staffHeaders });
  const { lines } = (await reply.json()) as { lines: { action: string }[] };
  const counts: Record<string, number> = {};
  for (const { action } of lines) counts[action] = (counts[action] ?? 0) + 1;
  return counts;
}
