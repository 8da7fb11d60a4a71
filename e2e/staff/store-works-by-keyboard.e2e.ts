import { callAs, customerWindow, placeByCalls, simpleDishes } from '../support/day-customer.ts';
import { mustShowFocus, tabTo } from '../support/keys-alone.ts';
import { signedIn } from '../support/rider-journey.ts';
import { cardOf, ownerOf } from '../support/store-day.ts';
import { expect, test } from '../support/watched-page.ts';

/** To which no other journey sends orders. */
const kitchen = 'wrapa-shawarma-akoka';
const tablet = { viewport: { width: 1180, height: 800 } };

test('[STO-010] [STO-018] [STO-023] a store accepts an order, makes it ready and hands it over by keyboard alone', {
  tag: '@thorough',
}, async ({ browser }) => {
  const operator = await signedIn(browser, 'operator@demo.invalid');
  const customer = await customerWindow(browser);
  const { id: storeId } = await callAs(customer, `stores/details/${kitchen}`);
  const owner = await ownerOf({ browser, operator, options: tablet }, [storeId]);
  await owner.goto(`/vendor/?store=${storeId}`);
  await expect(owner.getByText('Live', { exact: true })).toBeVisible();
  const [first, second] = await placeByCalls(customer, await simpleDishes(customer, storeId), { from: 2, count: 2 });
  if (!first || !second) throw new Error('No order was placed');

  await tabTo(owner, cardOf(owner, first, 'New').getByRole('button', { name: /^Accept · / }));
  await owner.keyboard.press('Enter');
  const preparing = cardOf(owner, first, 'Preparing');
  await expect(preparing).toBeVisible();
  await expect(preparing.getByRole('link')).toBeFocused();
  await mustShowFocus(owner);

  await tabTo(owner, preparing.getByRole('button', { name: 'Ready' }));
  await owner.keyboard.press('Space');
  const ready = cardOf(owner, first, 'Ready');
  await expect(ready).toBeVisible();
  await expect(ready.getByRole('link')).toBeFocused();
  await mustShowFocus(owner);

  await tabTo(owner, ready.getByRole('button', { name: 'Hand over' }));
  await owner.keyboard.press('Enter');
  const sheet = owner.getByRole('dialog');
  const code = sheet.getByLabel('Last four digits of the order number');
  await tabTo(owner, code);
  await owner.keyboard.type(first.code);
  await owner.keyboard.press('Enter');
  await expect(sheet).toBeHidden();
  await expect(ready).toBeHidden();
  await expect(cardOf(owner, first, 'Gone').getByRole('link')).toBeFocused();
  await mustShowFocus(owner);

  await test.step('another is opened, looked at, closed and refused', async () => {
    await tabTo(owner, cardOf(owner, second, 'New').getByRole('link'), { isBack: true });
    await owner.keyboard.press('Enter');
    await expect(sheet).toBeVisible();
    await mustShowFocus(owner);
    await owner.keyboard.press('Escape');
    await expect(sheet).toBeHidden();
    await expect(cardOf(owner, second, 'New').getByRole('link')).toBeFocused();
    await owner.keyboard.press('Enter');
    await tabTo(owner, sheet.getByRole('button', { name: 'Refuse' }));
    await owner.keyboard.press('Enter');
    const dialog = owner.getByRole('dialog', { name: `Refuse order ${second.code}?` });
    await tabTo(owner, dialog.getByRole('radio').first());
    await owner.keyboard.press('Space');
    await owner.keyboard.press('ArrowDown');
    await expect(dialog.getByRole('radio', { name: 'We’re too busy' })).toBeChecked();
    await tabTo(owner, dialog.getByRole('button', { name: 'Refuse order' }));
    await owner.keyboard.press('Enter');
    await expect(dialog).toBeHidden();
    await expect(cardOf(owner, second, 'New')).toBeHidden();
    await mustShowFocus(owner);
  });
});

test('[STO-048] [STO-060] a store changes a price and marks an item sold out by keyboard alone', {
  tag: '@thorough',
}, async ({ browser }) => {
  const owner = await signedIn(browser, 'wale@demo.invalid', tablet);
  await owner.goto('/vendor/menu');
  const row = owner
    .getByRole('main')
    .getByRole('listitem')
    .filter({ has: owner.getByRole('switch') })
    .first();
  const link = row.getByRole('link');
  const name = (await link.textContent()) ?? '';
  await tabTo(owner, link);
  await owner.keyboard.press('Enter');
  await expect(owner.getByRole('heading', { level: 1, name, exact: true })).toBeVisible();
  await mustShowFocus(owner);
  const price = owner.getByLabel(/^Price in/);
  await tabTo(owner, price);
  await owner.keyboard.press('ControlOrMeta+a');
  await owner.keyboard.type('4321');
  await owner.keyboard.press('Enter');
  await expect(owner.getByText(`${name} is published`)).toBeVisible();
  await expect(row).toContainText('4,321');
  await mustShowFocus(owner);

  await tabTo(owner, owner.getByRole('button', { name: `${name}: sold out until tomorrow` }));
  await owner.keyboard.press('Enter');
  await expect(owner.getByText(`${name} is sold out until tomorrow`)).toBeVisible();
  const sale = owner.getByRole('switch', { name: `${name} is on sale` });
  await expect(sale).toBeFocused();
  await mustShowFocus(owner);
  await owner.keyboard.press('Space');
  await expect(sale).toBeChecked();
  await expect(sale).toBeFocused();
});
