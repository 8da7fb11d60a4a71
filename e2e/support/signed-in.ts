import { expect, type Page } from '@playwright/test';

/** Signs the browser of a page in as the customer that every demo has; the page has to be opened after it. */
export function signIn(page: Page): Promise<void> {
  return signInAs(page, 'bisi@demo.invalid');
}

/** Signs the browser of a page in, as the storefront would; every account of the journeys has the same password. */
export async function signInAs(page: Page, email: string): Promise<void> {
  const reply = await page.request.post('/api/v1/auth/login', {
    headers: { 'x-software-id': 'soko-web', 'sec-fetch-site': 'same-origin' },
    data: { login_type: 'manual', email_or_phone: email, password: 'soko-demo' },
  });
  expect(reply.ok()).toBe(true);
}
