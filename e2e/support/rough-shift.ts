import type { Page } from '@playwright/test';

/** What a rider presses for each order, with what the operator reads of it. */
export const presses = [
  { button: 'I have the order', what: 'picked_up', kind: 'pickUp' },
  { button: 'I am there', what: 'delivery.at_door', kind: 'arrive' },
  { button: /^Received ₦/, what: 'delivery.cash', kind: 'noteCash' },
  { button: 'Delivered', what: 'delivered', kind: 'deliver' },
] as const;

type Press = (typeof presses)[number]['kind'];

/** The orders of a shift: before which press the network goes, and after which the app dies. */
export const shift: { cutBefore?: Press; diesAfter?: Press }[] = [
  { cutBefore: 'pickUp' },
  { cutBefore: 'pickUp', diesAfter: 'arrive' },
  {},
  { cutBefore: 'arrive' },
  { cutBefore: 'noteCash' },
  { cutBefore: 'arrive', diesAfter: 'noteCash' },
  {},
  { cutBefore: 'deliver' },
];

/** Ends the app as a phone does that needs its memory, without a word to the page, and opens it again. */
export async function reopened(page: Page, path = '/courier/'): Promise<Page> {
  const context = page.context();
  const crash = page.waitForEvent('crash');
  const session = await context.newCDPSession(page);
  // The page is gone before it can answer.
  session.send('Page.crash').catch(() => undefined);
  await crash;
  const next = await context.newPage();
  await page.close();
  await next.goto(path);
  return next;
}
