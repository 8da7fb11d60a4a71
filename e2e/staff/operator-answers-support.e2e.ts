import { mustBeAccessible } from '../support/accessible-page.ts';
import { signUp } from '../support/new-account.ts';
import { signInAs } from '../support/signed-in.ts';
import { waitForHydration } from '../support/wait-for-hydration.ts';
import { expect, test } from '../support/watched-page.ts';

test('[OPS-071] [CUS-16] a customer writes to support, and an operator takes it and answers', {
  tag: '@thorough',
}, async ({ page, browser }) => {
  const customer = await browser.newPage();
  await customer.goto('/');
  await signUp(customer, 'Halima Sani');
  await customer.goto('/chatting?type=support&id=1');
  await waitForHydration(customer);
  await customer.getByLabel('Write a message').fill('Where is my order?');
  await customer.getByRole('button', { name: 'Send message' }).click();
  await expect(customer.getByRole('log').getByText('Where is my order?')).toBeVisible();
  await mustBeAccessible(customer);

  await signInAs(page, 'operator@demo.invalid');
  await page.goto('/admin');
  await page.getByRole('link', { name: 'Support', exact: true }).click();
  await page.getByRole('button', { name: /Halima Sani/ }).click();
  const chat = page.getByRole('region', { name: 'Messages with Halima Sani' });
  await expect(chat.getByText('Where is my order?')).toBeVisible();
  await mustBeAccessible(page);
  await chat.getByRole('button', { name: 'Thank you for writing. We are looking into it.' }).click();
  await chat.getByRole('button', { name: 'Send the answer' }).click();
  await expect(chat.getByLabel('Who answers')).not.toHaveValue('');
  await expect(customer.getByRole('log').getByText('Thank you for writing. We are looking into it.')).toBeVisible();
  await chat.getByLabel('Who answers').selectOption('Nobody yet');
  await expect(chat.getByLabel('Who answers')).toHaveValue('');
  await customer.close();
});
