import { mustBeAccessible } from '../support/accessible-page.ts';
import { callAs, customerWindow, placeByCalls, simpleDishes } from '../support/day-customer.ts';
import { signedIn } from '../support/rider-journey.ts';
import { accept, ownerOf } from '../support/store-day.ts';
import { expect, test } from '../support/watched-page.ts';

/** Another journey works orders of it too, whose tickets this device prints as well. */
const kitchen = 'wrapa-shawarma-akoka';

test('[STO-027] [STO-029] a store works on while its printer is away, and prints each ticket once when it is back', {
  tag: '@thorough',
}, async ({ browser }) => {
  const operator = await signedIn(browser, 'operator@demo.invalid');
  const customer = await customerWindow(browser);
  const { id: storeId } = await callAs(customer, `stores/details/${kitchen}`);
  const owner = await ownerOf({ browser, operator, options: { viewport: { width: 1180, height: 800 } } }, [storeId]);
  const printed: string[] = [];
  let isAway = true;
  await owner.exposeFunction('printTicket', (code: string) => {
    if (!isAway) printed.push(code);
    return !isAway;
  });
  // There is no printer, so that the dialog of the browser is left out: one that is away does not begin.
  await owner.addInitScript(() => {
    const { printTicket } = window as unknown as { printTicket: (code: string) => Promise<boolean> };
    localStorage.setItem('soko-prints', 'accepted');
    window.print = () => {
      const code = document.querySelector('[data-ticket] p')?.textContent ?? '';
      void printTicket(code).then((isThere) => {
        if (!isThere) return;
        window.dispatchEvent(new Event('beforeprint'));
        window.dispatchEvent(new Event('afterprint'));
      });
    };
  });
  await owner.goto(`/vendor/?store=${storeId}`);
  await expect(owner.getByText('Live', { exact: true })).toBeVisible();
  const [first, second] = await placeByCalls(customer, await simpleDishes(customer, storeId), { from: 40, count: 2 });
  if (!first || !second) throw new Error('No order was placed');
  await accept(owner, first);
  const notice = owner.getByRole('alert').filter({ hasText: 'didn’t print' });
  await expect(notice).toBeVisible();
  await accept(owner, second);
  await expect(notice).toContainText(/more tickets? waits? for the printer/);
  for (const width of [360, 1180]) {
    await owner.setViewportSize({ width, height: 800 });
    await mustBeAccessible(owner);
    expect(await owner.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
  }
  await owner.reload();
  await expect(notice).toBeVisible();
  isAway = false;
  await notice.getByRole('button', { name: 'Print again' }).click();
  await expect(notice).toBeHidden();
  const own = [first.code, second.code].toSorted();
  await expect.poll(() => printed.filter((code) => own.includes(code)).toSorted()).toEqual(own);
});
